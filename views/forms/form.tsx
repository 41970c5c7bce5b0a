// Renders any row of the form table, on the server and again when the browser hydrates it. Ids come from form and
// field names, because `useId` would differ between the two. Inputs are uncontrolled, so that what was typed before the
// script loaded stays in them.
import { type FocusEventHandler, type FormEventHandler, Fragment } from 'react';
import {
  type FormTexts,
  type FormWords,
  type Language,
  languageLabels,
  languageNames,
  type OtherLanguage,
} from '../languages/words.ts';
import type { Captcha } from './captcha.ts';
import { autoFocusIf, Honeypot, LabelledField } from './field.tsx';
import {
  type AnyFieldName,
  type AnyFormName,
  type Field,
  type FieldName,
  type FormName,
  type Form as FormRow,
  forms,
  honeypotName,
  isEnquiryForm,
  type SendResponse,
  type Values,
} from './index.ts';
import type { DataRequestAnswer } from './my-enquiry.ts';
import { type Contact, NextSteps } from './next-steps.tsx';
import { notice } from './notice.ts';
import { RejectedFields } from './rejected-fields.tsx';
import { toolAttributes } from './tool.ts';

export type Heading = 'h2' | 'h3' | 'h4';

/** What the server renders. The browser reads it back from the HTML and starts with the same values. */
export type EnquiryFormProps = {
  form: FormName;
  /** The path of the form's page, where a visitor without script gets the response. */
  page: string;
  heading: Heading;
  /** `null` until the first submit. */
  response: SendResponse | null;
  values: Partial<Values>;
  /** The reference of the stored enquiry. */
  reference: string | null;
  /** The form's captcha, if it has one; the provider's script renders its widget into the empty element. */
  captcha: Captcha | null;
  /** Of the privacy notice. */
  noticeVersion: string;
  /** The privacy notice in other languages. */
  notices: NoticeTranslation[];
  contact: Contact;
  language: Language;
};

export type NoticeTranslation = { language: OtherLanguage; text: string; link: string; href: string };

type AnyErrors = Partial<Record<AnyFieldName, string>>;

/** The same for any row: one whose post is no enquiry has no page of its own and is not folded. */
type AnyFormProps = {
  form: AnyFormName;
  heading: Heading;
  response: SendResponse | DataRequestAnswer | null;
  values: Partial<Record<AnyFieldName, string>>;
  texts: FormTexts;
  /** Replace the form table's own words. */
  words: FormWords | null;
  /** The prefix of ids on the page, where the form's name is not unique. */
  id?: string;
} & Partial<Omit<EnquiryFormProps, 'form' | 'heading' | 'response' | 'values'>>;

/** Another way to send what was typed: a link that opens an app with the text. */
export type ChannelLink = { label: string; href: string };

type Props = AnyFormProps & {
  /** The script has taken over. Not in its first render, which has to match the server's. */
  isLive?: boolean;
  /** The message has taken the place of the fields. */
  isFolded?: boolean;
  /** The errors that are shown now; those of the response before the script has taken over. */
  errors?: AnyErrors;
  /** Advice beside a field, which is not an error. */
  hints?: { [Name in AnyFieldName]?: string | undefined };
  /** What a screen reader hears about a field while the visitor is elsewhere in the form, or still typing. */
  announcement?: string;
  isSending?: boolean;
  /** Shown during a retry: its reason. */
  retryMessage?: string;
  /** Below the message: whether retries continue, for example. */
  detail?: string;
  channels?: ChannelLink[];
  onSubmit?: FormEventHandler;
  onInput?: FormEventHandler;
  onBlur?: FocusEventHandler;
  onSuggestion?: (name: FieldName, text: string) => void;
  onSendAnother?: () => void;
  /** Present while an unsent enquiry is stored. */
  onDiscard?: (() => void) | undefined;
  /** Present while something can be restored. */
  onRestore?: (() => void) | undefined;
};

export function EnquiryForm({
  form,
  page = '',
  heading: Heading,
  response,
  values,
  reference,
  captcha,
  noticeVersion,
  notices = [],
  contact = {},
  language = 'en',
  texts,
  words,
  id = form,
  isLive = false,
  isFolded = isEnquiryForm(form) && response?.success === true,
  errors = response?.success === false ? response.errors : {},
  hints = {},
  announcement,
  isSending,
  retryMessage,
  detail,
  channels = [],
  ...handlers
}: Props) {
  const { action, fields } = forms[form];
  const { title, submit } = words ?? forms[form];
  const formRow: FormRow | null = isEnquiryForm(form) ? forms[form] : null;
  const names = Object.keys(fields) as AnyFieldName[];
  const visible = Object.values<Field | string>(fields).filter((field) => typeof field !== 'string');
  const requiredCount = visible.filter((field) => field.required).length;
  const labels = Object.fromEntries(
    names.map((name) => [
      name,
      (words?.fields[name] ?? (fields as Record<string, Field>)[name])?.label ?? name,
    ]),
  );
  const rejected = names.filter((name) => errors[name]);
  const [firstInvalid] = rejected;
  // One field that the browser rejects has the focus, and its own error says everything.
  const isSummarized = rejected.length > (response?.success === false ? 0 : 1);
  const classNames = [
    'form',
    isFolded && 'form-sent',
    isFolded && isLive && 'form-live',
    language !== 'en' && 'form-translated',
  ]
    .filter(Boolean)
    .join(' ');
  return (
    <form
      className={classNames}
      lang={language === 'en' ? undefined : language}
      method="post"
      action={action}
      aria-labelledby={`${id}-title`}
      autoComplete={visible.every((field) => field.autocomplete === 'off') ? 'off' : undefined}
      onSubmit={handlers.onSubmit}
      onInput={handlers.onInput}
      onBlur={handlers.onBlur}
      // The attributes of the fields remain for a visitor without script. With it, every error is shown in the same way.
      noValidate={isLive}
      {...(isEnquiryForm(form) && toolAttributes(form))}
    >
      <Heading className="form-title form-wide" id={`${id}-title`}>
        {title}
      </Heading>
      {formRow?.isTranslated && <LanguageLinks {...{ page, id, language, texts }} />}
      {formRow && requiredCount === visible.length && (
        <p className="form-note form-wide">{texts.fillEvery}</p>
      )}
      {formRow && requiredCount === 0 && <p className="form-note form-wide">{texts.needed}</p>}
      {/* Above the fields, or beside the first invalid one. Without script, the page with the response sets `autofocus` here
         or there. */}
      <div
        className="form-answers form-wide"
        tabIndex={-1}
        {...autoFocusIf(response !== null && !firstInvalid)}
      >
        <div>
          <div role="status">
            {retryMessage && <p className="form-answer">{retryMessage}</p>}
            {response?.success && (
              <Message kind="success" message={response.message} translation={formRow && texts.messages} />
            )}
          </div>
          {/* A live region of its own, because the message has a fixed text and is announced without it. */}
          <div aria-live="polite">
            {response?.success && reference && (
              <p className="form-reference">
                {`${texts.reference} `}
                <strong>{reference}</strong>
              </p>
            )}
          </div>
        </div>
        <div role="alert">
          {response?.success === false && (
            <Message kind="failure" message={response.message} translation={formRow && texts.messages} />
          )}
        </div>
        <div aria-live="polite">
          {isSummarized && <RejectedFields id={id} labels={labels} names={rejected} texts={texts} />}
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
        {handlers.onDiscard && (
          <p className="form-detail">
            {`${texts.sharedPhone} `}
            <button type="button" className="form-discard" onClick={handlers.onDiscard}>
              {texts.discard}
            </button>
          </p>
        )}
        {handlers.onRestore && (
          <button type="button" className="button-quiet form-restore" onClick={handlers.onRestore}>
            {texts.restore}
          </button>
        )}
        {isFolded && formRow && (
          <NextSteps
            {...{ contact, texts }}
            formUrl={`${languageUrl(page, language)}#${id}-name`}
            onSendAnother={handlers.onSendAnother}
          />
        )}
      </div>
      {formRow && (
        <>
          <input type="hidden" name="form" value={form} />
          <input type="hidden" name="page" value={page} />
          <input type="hidden" name="notice" value={noticeVersion} />
        </>
      )}
      {language !== 'en' && <input type="hidden" name="language" value={language} />}
      {names.map((name) => {
        const field = (fields as Record<string, Field | string>)[name] ?? '';
        if (typeof field === 'string') return <input key={name} type="hidden" name={name} value={field} />;
        return (
          <LabelledField
            key={name}
            id={`${id}-${name}`}
            name={name}
            field={{ ...field, ...words?.fields[name] }}
            texts={texts}
            optional={requiredCount > 0 && !field.required}
            heightPx={formRow?.messageHeightPx}
            value={values[name] ?? ''}
            error={errors[name]}
            hint={hints[name]}
            isLive={isLive}
            isParameter={formRow !== null}
            onSuggestion={name === 'reference' ? undefined : (text) => handlers.onSuggestion?.(name, text)}
            hasAutofocus={name === firstInvalid}
          />
        );
      })}
      {formRow?.captcha && captcha && (
        <div
          className="form-captcha"
          data-captcha={captcha.provider}
          data-site-key={captcha.siteKey ?? undefined}
        />
      )}
      {formRow && <Notice translations={notices} language={language} />}
      <Honeypot id={`${id}-${honeypotName}`} />
      {isLive && (
        <p className="hidden-visually" aria-live="polite">
          {announcement}
        </p>
      )}
      {typeof submit === 'string' ? (
        <button type="submit" className="button form-submit" aria-disabled={isSending ? true : undefined}>
          {retryMessage ? texts.retrying : isSending ? texts.sending : submit}
        </button>
      ) : (
        <div className="actions form-wide">
          {Object.entries(submit).map(([value, label], index) => (
            <button
              key={value}
              type="submit"
              name="action"
              value={value}
              className={index === 0 ? 'button' : 'button button-quiet'}
            >
              {label}
            </button>
          ))}
        </div>
      )}
    </form>
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

type LanguageLinksProps = { page: string; id: string; language: Language; texts: FormTexts };

/** The same form in each language. Search engines have one address of it, which the page names as canonical. */
function LanguageLinks({ page, id, language, texts }: LanguageLinksProps) {
  return (
    <nav className="form-languages form-wide" aria-label={texts.languages}>
      {(Object.keys(languageNames) as Language[]).map((code) => (
        <a
          key={code}
          href={`${languageUrl(page, code)}#enquiry-${id}`}
          hrefLang={code}
          rel="nofollow"
          aria-current={code === language ? 'true' : undefined}
        >
          <LanguageName {...{ code, language }} />
        </a>
      ))}
    </nav>
  );
}

/**
 * The language's name in its own script, and in Latin letters too, because a device may lack a font for the script. Only
 * the Latin letters are underlined: without a font, nothing but the underline would be visible.
 */
function LanguageName({ code, language }: { code: Language; language: Language }) {
  const latin = <u lang={language === 'en' ? undefined : 'en'}>{languageLabels[code]}</u>;
  if (code === 'en') return latin;
  return (
    <>
      {latin} <span lang={code}>{languageNames[code]}</span>
    </>
  );
}

function languageUrl(page: string, language: Language): string {
  return language === 'en' ? page : `${page}?language=${language}`;
}

type NoticeProps = { translations: NoticeTranslation[]; language: Language };

/** The privacy notice in the language of the form, followed by a fold with the notice in the other languages. */
function Notice({ translations, language }: NoticeProps) {
  const all = [{ ...notice, language: 'en' as Language }, ...translations];
  const own = all.find((one) => one.language === language) ?? notice;
  const others = all.filter((one) => one.language !== language);
  return (
    <div className="form-notice form-wide">
      <span>
        {`${own.text} `}
        <a href={own.href}>{own.link}</a>
      </span>
      {'\u2003'}
      <details>
        <summary>
          {others.map((one, index) => (
            <Fragment key={one.language}>
              {index > 0 && '\u2003'}
              <LanguageName code={one.language} language={language} />
            </Fragment>
          ))}
        </summary>
        {others.map(({ language, text, link, href }) => (
          <p key={language} lang={language}>
            {`${text} `}
            <a href={href}>{link}</a>
          </p>
        ))}
      </details>
    </div>
  );
}
