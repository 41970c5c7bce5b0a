// The message area of a form. The server renders it, and it is all that the browser hydrates: translators and extensions
// change the rest of the form before and after its script has loaded, and what React has not rendered it cannot lose.
// Here, too, a text that changes is alone in its element, or its element has a key and is replaced.
import { type FormTexts, type FormWords, type Language, languageUrl } from '../languages/words.ts';
import {
  type AnyFieldName,
  type AnyFormName,
  type Field,
  forms,
  isEnquiryForm,
  type SendResponse,
} from './index.ts';
import type { DataRequestAnswer } from './my-enquiry.ts';
import { type Contact, NextSteps } from './next-steps.tsx';
import { RejectedFields } from './rejected-fields.tsx';

export type AnyErrors = Partial<Record<AnyFieldName, string>>;

/** Another way to send what was typed: a link that opens an app with the text. */
export type ChannelLink = { label: string; href: string };

type Props = {
  form: AnyFormName;
  /** The prefix of the fields' ids. */
  id: string;
  texts: FormTexts;
  /** Replace the form table's own words. */
  words: FormWords | null;
  /** `null` until the first submit. */
  response: SendResponse | DataRequestAnswer | null;
  /** Of the stored enquiry. */
  reference?: string | null | undefined;
  /** The enquiry that was sent had no phone number. */
  isAnsweredByEmail?: boolean;
  /** The errors that are shown beside the fields. */
  errors: AnyErrors;
  contact: Contact;
  /** The path of the form's page, and the language of the form, lead to the empty form. */
  page: string;
  language: Language;
  /** The message has taken the place of the fields. */
  isFolded: boolean;
  /** Shown during a retry: its reason. */
  retryMessage?: string;
  /** Below the message: whether retries continue, for example. */
  detail?: string;
  channels?: ChannelLink[];
  onSendAnother?: () => void;
  /** Present while an unsent enquiry is stored. */
  onDiscard?: (() => void) | undefined;
  /** Present while something can be restored. */
  onRestore?: (() => void) | undefined;
};

export function Answers({
  form,
  id,
  texts,
  words,
  response,
  reference,
  isAnsweredByEmail = false,
  errors,
  contact,
  page,
  language,
  isFolded,
  retryMessage,
  detail,
  channels = [],
  onSendAnother,
  onDiscard,
  onRestore,
}: Props) {
  const { fields } = forms[form];
  const names = Object.keys(fields) as AnyFieldName[];
  const rejected = names.filter((name) => errors[name]);
  const labels = Object.fromEntries(
    names.map((name) => [
      name,
      (words?.fields[name] ?? (fields as Record<string, Field>)[name])?.label ?? name,
    ]),
  );
  // One field that the browser rejects has the focus, and its own error says everything.
  const isSummarized = rejected.length > (response?.success === false ? 0 : 1);
  const translation = isEnquiryForm(form) ? texts.messages : null;
  return (
    <>
      <div role="status">
        {retryMessage && <p className="form-answer">{retryMessage}</p>}
        {response?.success && <Message kind="success" message={response.message} translation={translation} />}
      </div>
      <div role="alert">
        {response?.success === false && (
          <Message kind="failure" message={response.message} translation={translation} />
        )}
      </div>
      {/* A live region of its own, because the message has a fixed text and is announced without it. Atomic, because a summary
          that changes in part would be spoken in fragments. */}
      <div aria-live="polite" aria-atomic="true">
        {response?.success && isAnsweredByEmail && (
          <p className="form-detail" data-by-email="">
            {texts.byEmail}
          </p>
        )}
        {response?.success && reference && (
          <p className="form-reference">
            {`${texts.reference} `}
            <strong>{reference}</strong>
          </p>
        )}
        {isSummarized && (
          <RejectedFields key={rejected.join()} id={id} labels={labels} names={rejected} texts={texts} />
        )}
        {detail && <p className="form-detail">{detail}</p>}
        {channels.length > 0 && (
          <p className="form-detail form-channels">
            <span>{texts.channels}</span>
            {channels.map(({ label, href }) => (
              <a
                key={label}
                href={href}
                {...(href.startsWith('https:') && { target: '_blank', rel: 'noopener' })}
              >
                {label}
              </a>
            ))}
          </p>
        )}
      </div>
      {onDiscard && (
        <p className="form-detail">
          {`${texts.sharedPhone} `}
          <button type="button" className="form-discard" onClick={onDiscard}>
            {texts.discard}
          </button>
        </p>
      )}
      {onRestore && (
        <button type="button" className="button-quiet form-restore" onClick={onRestore}>
          {texts.restore}
        </button>
      )}
      {isFolded && isEnquiryForm(form) && (
        <NextSteps
          {...{ contact, isAnsweredByEmail, texts, onSendAnother }}
          formUrl={`${languageUrl(page, language)}#${id}-name`}
        />
      )}
    </>
  );
}

type MessageProps = {
  kind: 'success' | 'failure';
  message: string;
  translation: FormTexts['messages'];
};

/** The words of the message are fixed, and a translation comes below them. */
function Message({ kind, message, translation }: MessageProps) {
  const className = `form-answer form-answer-${kind}`;
  if (!translation) return <p className={className}>{message}</p>;
  return (
    <div className={className}>
      <p lang="en">{message}</p>
      <p>{translation[kind]}</p>
    </div>
  );
}
