import type { FormTexts } from '../languages/words.ts';

/** How a visitor reaches the agency without the form, and when. */
export type Contact = {
  /** In readable form. */
  phone?: string | undefined;
  /** The digits of a WhatsApp number, if there is one. */
  whatsapp?: string | undefined;
  /** Opening hours in words, where they are configured. */
  hours?: string | undefined;
};

type Props = {
  contact: Contact;
  /** The message above says so. */
  isAnsweredByEmail: boolean;
  /** To the first field of the empty form. */
  formUrl: string;
  texts: FormTexts;
  /** Brings the empty form back. Without script a link to its page does. */
  onSendAnother?: (() => void) | undefined;
};

/** Shown instead of a form that was sent: what happens next, and what else the visitor can do. */
export function NextSteps({
  contact: { phone, whatsapp, hours },
  isAnsweredByEmail,
  formUrl,
  texts,
  onSendAnother,
}: Props) {
  return (
    <div className="form-next">
      <p>{texts.whatNext(hours, isAnsweredByEmail)}</p>
      <p>
        {texts.urgent.call}
        <a href={`tel:${phone?.replace(/[^+\d]/g, '')}`}>{phone}</a>
        {whatsapp && (
          <>
            {texts.urgent.write}
            <a href={`https://wa.me/${whatsapp}`} rel="noopener">
              WhatsApp
            </a>
          </>
        )}
        {texts.urgent.end}
      </p>
      {onSendAnother ? (
        <button type="button" className="form-again" onClick={onSendAnother}>
          {texts.sendAnother}
        </button>
      ) : (
        <a className="form-again" href={formUrl}>
          {texts.sendAnother}
        </a>
      )}
    </div>
  );
}
