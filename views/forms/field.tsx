import type { FormTexts } from '../languages/words.ts';
import { type AnyFieldName, type Field, type Form, honeypotName } from './index.ts';
import { parameterAttributes } from './tool.ts';

type Props = {
  id: string;
  name: AnyFieldName;
  field: Field;
  texts: FormTexts;
  optional: boolean;
  /** The number of rows of a field with several lines. */
  heightPx: Form['messageHeightPx'] | undefined;
  value: string;
  error: string | undefined;
  hasAutofocus: boolean;
  /** Whether the field has a description for agents. */
  isParameter: boolean;
};

/** Renders one field with its label, its hint and its error. */
export function LabelledField({
  id,
  name,
  field,
  texts,
  optional,
  heightPx,
  value,
  error,
  hasAutofocus,
  isParameter,
}: Props) {
  const limit = field.kind === 'tel' && field.lengthMax !== undefined && texts.phoneLimit(field.lengthMax);
  const describedBy = [(limit || field.hint) && `${id}-hint`, error && `${id}-error`]
    .filter(Boolean)
    .join(' ');
  const shared = {
    id,
    name,
    defaultValue: value,
    required: field.required,
    maxLength: field.lengthMax,
    autoComplete: field.autocomplete,
    spellCheck: ['name', 'email', 'phone'].includes(name) ? false : undefined,
    dir: ['name', 'subject', 'message'].includes(name) ? 'auto' : undefined,
    // Always present: without it, screen readers call an empty required field invalid before anything was typed.
    'aria-invalid': error !== undefined,
    'aria-describedby': describedBy || undefined,
    // The page's own script gives this advice, in English only.
    'data-advice': field.kind === 'tel' && texts.messages ? texts.phoneAdvice : undefined,
    ...(isParameter && parameterAttributes(name)),
    ...autoFocusIf(hasAutofocus),
  };
  return (
    <div className={field.kind === 'multiline' ? 'form-field form-wide' : 'form-field'}>
      <label className="form-label" htmlFor={id}>
        {field.label}
        {optional && <span className="form-optional">{` ${texts.optional}`}</span>}
      </label>
      {limit && (
        // Without script a longer paste is truncated at the limit, so the limit is shown beforehand.
        <p className="form-field-hint" id={`${id}-hint`}>
          {limit}
        </p>
      )}
      {field.hint && (
        <p className="form-field-hint" id={`${id}-hint`}>
          {field.hint}
        </p>
      )}
      {field.kind === 'multiline' ? (
        <textarea {...shared} className={`form-input form-message form-message-${heightPx}`} />
      ) : (
        <input
          {...shared}
          type={field.kind}
          list={field.suggestions && `${id}-list`}
          className="form-input"
        />
      )}
      {error && (
        <p className="form-error" id={`${id}-error`}>
          {error}
        </p>
      )}
      {field.suggestions && (
        <>
          <fieldset className="form-chips form-scripted" inert>
            <legend className="hidden-visually">{texts.suggestions}</legend>
            {field.suggestions.map((text) => (
              <button key={text} className="button button-quiet" type="button" value={text}>
                {text}
              </button>
            ))}
          </fieldset>
          {/* The same without script. */}
          <noscript>
            <datalist id={`${id}-list`}>
              {field.suggestions.map((text) => (
                <option key={text} value={text} />
              ))}
            </datalist>
          </noscript>
        </>
      )}
    </div>
  );
}

/**
 * The honeypot. No visitor can see, focus or hear it: `inert` removes it from keyboard and screen readers, and browsers
 * fill in only focusable fields. The attributes are those that password managers respect.
 */
export function Honeypot({ id }: { id: string }) {
  return (
    <div className="hidden-visually" aria-hidden="true" inert>
      <label htmlFor={id}>Leave this empty</label>
      <input
        id={id}
        name={honeypotName}
        type="text"
        tabIndex={-1}
        autoComplete="off"
        data-1p-ignore=""
        data-bwignore=""
        data-lpignore="true"
        data-form-type="other"
      />
    </div>
  );
}

/** Sets `autofocus` where a page with a response starts; browsers respect it only if the URL has no fragment. */
export function autoFocusIf(hasAutofocus: boolean) {
  return { autoFocus: hasAutofocus ? true : undefined };
}
