// Renders any row of the form table. Only its message area is rendered again in the browser.
import { Fragment } from 'react';
import {
  type FormTexts,
  type FormWords,
  type Language,
  languageLabels,
  languageNames,
  languageUrl,
  type OtherLanguage,
} from '../languages/words.ts';
import { Answers, type AnyErrors } from './answers.tsx';
import type { Captcha } from './captcha.ts';
import { autoFocusIf, Honeypot, LabelledField } from './field.tsx';
import {
  type AnyFieldName,
  type AnyFormName,
  type Field,
  type Form as FormRow,
  forms,
  honeypotName,
  isEnquiryForm,
  type SendResponse,
} from './index.ts';
import type { DataRequestAnswer } from './my-enquiry.ts';
import type { Contact } from './next-steps.tsx';
import { notice } from './notice.ts';
import { toolAttributes } from './tool.ts';

export type Heading = 'h2' | 'h3' | 'h4';

export type FormLayout = 'band' | 'slab';

export type LinkedTopic = { id: string; subject: string; words: string };

export type NoticeTranslation = { language: OtherLanguage; text: string; link: string; href: string };

type Props = {
  form: AnyFormName;
  heading: Heading;
  /** `null` until the first submit. */
  response: SendResponse | DataRequestAnswer | null;
  values: Partial<Record<AnyFieldName, string>>;
  texts: FormTexts;
  /** Replace the form table's own words. */
  words: FormWords | null;
  language: Language;
  /** The prefix of ids on the page, where the form's name is not unique. */
  id?: string;
  /** Its title beside its fields in the frame of a section, or above them. */
  layout: FormLayout;
  /** Of an enquiry; a form whose post is none has no page of its own, and is not folded. */
  enquiry?: {
    /** The path of the form's page, where a visitor without script gets the response. */
    page: string;
    /** The reference of the stored enquiry. */
    reference: string | null;
    /** The form's captcha, if it has one; the provider's script renders its widget into the empty element. */
    captcha: Captcha | null;
    /** Of the privacy notice. */
    noticeVersion: string;
    /** The privacy notice in other languages. */
    notices: NoticeTranslation[];
    /** What a link may say that the enquiry is about. */
    topics: LinkedTopic[];
    /** The enquiry that was sent had no phone number. */
    isAnsweredByEmail: boolean;
    contact: Contact;
  };
};

export function EnquiryForm({
  form,
  heading: Heading,
  response,
  values,
  texts,
  words,
  language,
  id = form,
  layout,
  enquiry,
}: Props) {
  const { action, fields } = forms[form];
  const { title, submit } = words ?? forms[form];
  const formRow: FormRow | null = isEnquiryForm(form) ? forms[form] : null;
  const names = Object.keys(fields) as AnyFieldName[];
  const visible = Object.values<Field | string>(fields).filter((field) => typeof field !== 'string');
  const requiredCount = visible.filter((field) => field.required).length;
  const errors: AnyErrors = response?.success === false ? response.errors : {};
  const firstInvalid = names.find((name) => errors[name]);
  const isFolded = formRow !== null && response?.success === true;
  const page = enquiry?.page ?? '';
  const isBand = layout === 'band';
  const classNames = [
    'form',
    isBand && 'frame section-grid',
    isFolded && 'form-sent',
    language !== 'en' && 'form-translated',
  ];
  return (
    <form
      className={classNames.filter(Boolean).join(' ')}
      lang={language === 'en' ? undefined : language}
      method="post"
      action={action}
      aria-labelledby={`${id}-title`}
      autoComplete={visible.every((field) => field.autocomplete === 'off') ? 'off' : undefined}
      {...(isEnquiryForm(form) && toolAttributes(form))}
    >
      <div className={isBand ? 'form-head section-head' : 'form-head'}>
        {/* The style sheet shows the one that is the target of the link, and the script chooses its subject. */}
        {enquiry?.topics.map(({ id, subject, words }) => (
          <p key={id} id={id} className="form-note form-about form-scripted" data-subject={subject}>
            {`About: ${words}`}
          </p>
        ))}
        <Heading className="form-title" id={`${id}-title`}>
          {title}
        </Heading>
        {formRow?.isTranslated && <LanguageLinks {...{ page, id, language, texts }} />}
        {formRow && requiredCount === visible.length && <p className="form-note">{texts.fillEvery}</p>}
        {formRow && requiredCount === 0 && <p className="form-note">{texts.needed}</p>}
      </div>
      <div className={isBand ? 'form-fields section-body' : 'form-fields'}>
        {/* Above the fields, or beside the first invalid one. Without script, the page with the response sets `autofocus` here
           or there. */}
        <div
          className="form-answers form-wide"
          tabIndex={-1}
          {...autoFocusIf(response !== null && !firstInvalid)}
        >
          <Answers
            {...{ form, id, texts, words, language, page, response, errors, isFolded }}
            reference={enquiry?.reference}
            isAnsweredByEmail={enquiry?.isAnsweredByEmail ?? false}
            contact={enquiry?.contact ?? {}}
          />
        </div>
        {enquiry && (
          <>
            <input type="hidden" name="form" value={form} />
            <input type="hidden" name="page" value={page} />
            <input type="hidden" name="notice" value={enquiry.noticeVersion} />
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
              isParameter={formRow !== null}
              hasAutofocus={name === firstInvalid}
            />
          );
        })}
        {formRow?.captcha && enquiry?.captcha && (
          <div
            className="form-captcha form-wide"
            data-captcha={enquiry.captcha.provider}
            data-site-key={enquiry.captcha.siteKey ?? undefined}
          />
        )}
        {enquiry && <Notice translations={enquiry.notices} language={language} />}
        <Honeypot id={`${id}-${honeypotName}`} />
        {typeof submit === 'string' ? (
          <button type="submit" className="button form-submit">
            {submit}
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
      </div>
    </form>
  );
}

type LanguageLinksProps = { page: string; id: string; language: Language; texts: FormTexts };

/** The same form in each language. Search engines have one address of it, which the page names as canonical. */
function LanguageLinks({ page, id, language, texts }: LanguageLinksProps) {
  return (
    <nav className="form-languages" aria-label={texts.languages}>
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

type NoticeProps = { translations: NoticeTranslation[]; language: Language };

/** The privacy notice in the language of the form, followed by a fold with the notice in the other languages. */
function Notice({ translations, language }: NoticeProps) {
  const all = [{ ...notice, language: 'en' as Language }, ...translations];
  const own = all.find((one) => one.language === language) ?? notice;
  const others = all.filter((one) => one.language !== language);
  return (
    <div className="form-notice">
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
