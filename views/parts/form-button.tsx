import type { FormName } from '../forms/index.ts';

/** Links to the form of the same page and focuses its first field. */
export function FormButton({ form }: { form: FormName }) {
  return (
    <a href={`#${form}-name`} className="button form-jump">
      Ask for a free quote
    </a>
  );
}
