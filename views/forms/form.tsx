// Draws any variant of the table, whole on the server and again in the browser's island.
// Ids come from form and field names: `useId` would differ between the page and the island.
// Inputs are uncontrolled, so that what was typed before the script arrived stays in them.
import type { FormEventHandler } from 'react';
import type { Captcha } from './captcha.ts';
import {
  type Answer,
  type Field,
  type FieldName,
  type FormName,
  fieldNames,
  forms,
  type Form as Row,
  trapName,
  type Values,
} from './index.ts';
import { notice } from './notice.ts';
import { parameterOf, toolOf } from './tool.ts';

export type Heading = 'h2' | 'h3';

type Props = {
  form: FormName;
  /** The address of the page it stands on: where the answer is shown to a visitor without script. */
  page: string;
  heading: Heading;
  /** Nothing until the first submit. */
  answer: Answer | null;
  values: Partial<Values>;
  /** What the visitor may call the enquiry by, once it is kept. */
  reference: string | null;
  /** What a form that asks one asks; its widget is put into the empty element by the provider's script. */
  captcha: Captcha | null;
  sending?: boolean;
  /** Why it is being sent once more. */
  retrying?: string;
  onSubmit?: FormEventHandler;
  onInput?: FormEventHandler;
  /** Present while something can be put back. */
  onRestore?: (() => void) | undefined;
};

export function EnquiryForm({
  form,
  page,
  heading: Heading,
  answer,
  values,
  reference,
  captcha,
  sending,
  retrying,
  ...on
}: Props) {
  const row: Row = forms[form];
  const fields = Object.values(row.fields).filter((field) => typeof field !== 'string');
  const requiredCount = fields.filter((field) => field.required).length;
  const errors = answer?.success === false ? answer.errors : {};
  const firstRefused = fieldNames.find((name) => errors[name]);
  return (
    <form
      className="form"
      method="post"
      action="/send"
      aria-labelledby={`${form}-title`}
      autoComplete={fields.every((field) => field.autocomplete === 'off') ? 'off' : undefined}
      onSubmit={on.onSubmit}
      onInput={on.onInput}
      {...toolOf(form)}
    >
      <Heading className="form-title form-wide" id={`${form}-title`}>
        {row.title}
      </Heading>
      {requiredCount === fields.length && <p className="form-note form-wide">Please fill in every field.</p>}
      {/* Above the fields, beside the first refused one. Without script, the answered page opens here or there. */}
      <div className="form-answers form-wide" tabIndex={-1} {...opens(answer !== null && !firstRefused)}>
        <div>
          <div role="status">
            {retrying && <p className="form-answer">{retrying}</p>}
            {answer?.success && <p className="form-answer form-answer-success">{answer.message}</p>}
          </div>
          {/* A region of its own: the message is agreed to the letter, and is heard without it. */}
          <div aria-live="polite">
            {answer?.success && reference && (
              <p className="form-reference">
                Your reference, should you write again: <strong>{reference}</strong>
              </p>
            )}
          </div>
        </div>
        <div role="alert">
          {answer?.success === false && <p className="form-answer form-answer-failure">{answer.message}</p>}
        </div>
        {on.onRestore && (
          <button type="button" className="button-quiet form-restore" onClick={on.onRestore}>
            Restore what I typed
          </button>
        )}
      </div>
      <input type="hidden" name="form" value={form} />
      <input type="hidden" name="page" value={page} />
      <input type="hidden" name="notice" value={notice.version} />
      {fieldNames.map((name) => {
        const field = row.fields[name];
        if (typeof field === 'string') return <input key={name} type="hidden" name={name} value={field} />;
        return (
          <Labelled
            key={name}
            id={`${form}-${name}`}
            name={name}
            field={field}
            optional={requiredCount > 0 && !field.required}
            heightPx={row.messageHeightPx}
            value={values[name] ?? ''}
            error={errors[name]}
            opens={name === firstRefused}
          />
        );
      })}
      {row.captcha && captcha && (
        <div
          className="form-captcha"
          data-captcha={captcha.provider}
          data-site-key={captcha.siteKey ?? undefined}
        />
      )}
      <p className="form-notice form-wide">
        {notice.text} <a href={notice.href}>{notice.link}</a>
      </p>
      <Trap id={`${form}-${trapName}`} />
      <button type="submit" className="button form-submit" aria-disabled={sending ? true : undefined}>
        {retrying ? 'Trying again…' : sending ? 'Sending…' : row.submit}
      </button>
    </form>
  );
}

/**
 * Nobody can see, reach or hear this field: `inert` takes it from the keyboard and from screen readers, and
 * browsers fill in only what can be focused. The attributes are the words that password managers go by.
 */
function Trap({ id }: { id: string }) {
  return (
    <div className="hidden-visually" aria-hidden="true" inert>
      <label htmlFor={id}>Leave this empty</label>
      <input
        id={id}
        name={trapName}
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

type LabelledProps = {
  id: string;
  name: FieldName;
  field: Field;
  optional: boolean;
  heightPx: Row['messageHeightPx'];
  value: string;
  error: string | undefined;
  opens: boolean;
};

function Labelled({ id, name, field, optional, heightPx, value, error, ...page }: LabelledProps) {
  const hint = field.kind === 'tel' && field.lengthMax !== undefined;
  const describedBy = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  const shared = {
    id,
    name,
    defaultValue: value,
    required: field.required,
    maxLength: field.lengthMax,
    autoComplete: field.autocomplete,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': describedBy || undefined,
    ...parameterOf(name),
    ...opens(page.opens),
  };
  return (
    <div className={field.kind === 'multiline' ? 'form-field form-wide' : 'form-field'}>
      <label className="form-label" htmlFor={id}>
        {field.label}
        {optional && <span className="form-optional"> optional</span>}
      </label>
      {hint && (
        // Without script a longer paste is cut at the limit, so the limit is said beforehand.
        <p
          className="form-phone-hint"
          id={`${id}-hint`}
        >{`At most ${field.lengthMax} digits, without +91`}</p>
      )}
      {field.kind === 'multiline' ? (
        <textarea {...shared} className={`form-input form-message form-message-${heightPx}`} />
      ) : (
        <input {...shared} type={field.kind} className="form-input" />
      )}
      {error && (
        <p className="form-error" id={`${id}-error`}>
          {error}
        </p>
      )}
    </div>
  );
}

/** Where an answered page has its focus from the start; browsers go by it only where the address has no fragment. */
function opens(here: boolean) {
  return { autoFocus: here ? true : undefined };
}
