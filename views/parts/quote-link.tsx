import { enquiryForms, type FormName } from '../forms/index.ts';
import { usePageContext } from '../page-context.ts';
import { ButtonLink } from './button-link.tsx';

/** The one way to a quote: to the form of the same page, whose first field it focuses, or to that of Contact. */
export function QuoteLink() {
  const { page } = usePageContext();
  const label = 'Ask for a free quote';
  if (!page || !isForm(page)) return <ButtonLink to="contact">{label}</ButtonLink>;
  return (
    <a href={`#${page}-name`} className="button form-jump">
      {label}
    </a>
  );
}

function isForm(page: string): page is FormName {
  return page in enquiryForms;
}
