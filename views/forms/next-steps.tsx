import type { FormName } from './index.ts';

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
  form: FormName;
  page: string;
  /** Brings the empty form back. Without script a link to its page does. */
  onSendAnother?: (() => void) | undefined;
};

/** Shown instead of a form that was sent: what happens next, and what else the visitor can do. */
export function NextSteps({ contact: { phone, whatsapp, hours }, form, page, onSendAnother }: Props) {
  return (
    <div className="form-next">
      <p>
        What happens next: a person reads your message
        {hours && `, ${hours},`} and answers by telephone or e-mail.
      </p>
      <p>
        If it is urgent, call <a href={`tel:${phone?.replace(/[^+\d]/g, '')}`}>{phone}</a>
        {whatsapp && (
          <>
            {' or write by '}
            <a href={`https://wa.me/${whatsapp}`} rel="noopener">
              WhatsApp
            </a>
          </>
        )}
        .
      </p>
      {onSendAnother ? (
        <button type="button" className="form-again" onClick={onSendAnother}>
          Send another message
        </button>
      ) : (
        <a className="form-again" href={`${page}#${form}-name`}>
          Send another message
        </a>
      )}
    </div>
  );
}
