import type { CaptchaProvider } from '../forms/captcha.ts';
import { noticeVersion } from '../forms/notice.ts';
import { usePageContext } from '../page-context.ts';
import { Link } from './link.tsx';
import { MailLink } from './mail-link.tsx';
import { MapService } from './map-service.tsx';

// What the legal pages state from the settings.

/** Who is responsible in law. */
export function LegalName() {
  return <strong>{usePageContext().settings.legalName}</strong>;
}

/** The contact for questions about personal data. */
export function DataContact() {
  const { dataContact } = usePageContext().settings;
  return (
    <>
      {dataContact && `${dataContact} at `}
      <MailLink />
    </>
  );
}

/** After how many days an enquiry is deleted. */
export function RetentionPeriod() {
  return days(usePageContext().settings.retentionDays);
}

/** After how many days a backup is deleted. */
export function BackupPeriod() {
  return days(usePageContext().settings.backupDays);
}

/** What is kept of an enquiry that its sender has erased, where something is. */
export function KeptAfterErasure() {
  const { eraseAfterDays } = usePageContext().settings;
  return eraseAfterDays === 0 ? null : (
    <p>
      For {days(eraseAfterDays)} after an enquiry came, the law (Rule 8(3) of the Rules named below) makes us
      keep some of it even if you erase it: your name, e-mail address, the reference, the times, and the
      version and the language of the notice. Nobody uses them to write to you. Then they are erased too.
    </p>
  );
}

function days(count: number): string {
  return count === 1 ? '1 day' : `${count} days`;
}

/** The version of the privacy notice that is beside the forms. */
export function NoticeVersion() {
  return noticeVersion(usePageContext().settings);
}

/** Where copies of an enquiry go, in the sentence "A copy of the enquiry …". */
export function CopiesOfEnquiry() {
  const { notifies } = usePageContext().settings;
  return notifies === null ? 'is mailed to the agency' : `is mailed to the agency and sent to ${notifies}`;
}

/** That an e-mail confirms an enquiry, where one is sent. */
export function ReceiptLetter() {
  return usePageContext().settings.sendsReceipts ? (
    <p>
      After you send a form, you may get one e-mail that confirms it. It has the reference, and nothing that
      you wrote. So that nobody gets many of them, a code made from your e-mail address is kept for a day. It
      does not give the address away.
    </p>
  ) : null;
}

/** The copies that are deleted by hand. */
export function CopiesToDelete() {
  const { notifies } = usePageContext().settings;
  return notifies === null
    ? 'The mailed copy is deleted when it is'
    : `The mailed copy and the copy at ${notifies} are deleted when they are`;
}

/** The companies that see something of a visitor, what each of them sees, and its country: one paragraph for each. */
export function Companies() {
  const { processors, captcha, mapEmbedUrl, whatsapp, notifies } = usePageContext().settings;
  return (
    <>
      <p>
        The companies named next see something of you or of your enquiry. The first{' '}
        {notifies === null ? 'two' : 'three'} work on our instructions. What the others do with it is set out
        in their own policies. Some are outside India.
      </p>
      <p>
        <strong>The company that runs our server</strong> ({processors.hosting ?? unnamed}). All that the
        website stores is on its machines.
      </p>
      <p>
        <strong>The company that carries our mail</strong> ({processors.mail ?? unnamed}). The mailed copies
        and what we write to each other pass through its machines, and may be kept there.
      </p>
      {notifies && (
        <p>
          <strong>The service at {notifies}</strong>: it tells us at once that you have written, or files your
          enquiry for us. Our server sends it what you wrote in the form: your name, e-mail address, phone
          number, subject and message. They may be kept there.
        </p>
      )}
      <p>
        <strong>
          <MapService />
        </strong>
        {mapEmbedUrl.startsWith('https://www.openstreetmap.org/') &&
          ' (OpenStreetMap Foundation, United Kingdom)'}
        : the map on the <Link to="contact">contact page</Link>. When you open that page, your browser may ask
        this service for the map. The service then learns your internet address and which browser you use, and
        it may set cookies of its own.
      </p>
      {captcha && (
        <p>
          <strong>{captchaCompanies[captcha.provider]}</strong>: a test that tells people from robots (a
          captcha), on the page about <Link to="sem">search engine marketing</Link>. It may load when you
          first touch the form there. The company then learns your internet address, which browser and device
          you use and how you use that page, and it may set cookies of its own. Our server asks it for a
          verdict and does not send it what you wrote.
        </p>
      )}
      {whatsapp && (
        <p>
          <strong>WhatsApp</strong> (Meta, USA and Ireland): only when you follow a link to it. Meta then
          learns your internet address and that you write to us. The link that a form offers when it cannot be
          sent has what you typed in it.
        </p>
      )}
    </>
  );
}

const unnamed = 'we name it, and its country, when you ask';

const captchaCompanies: Record<CaptchaProvider, string> = {
  recaptcha: 'reCAPTCHA (Google, USA)',
  turnstile: 'Turnstile (Cloudflare, USA)',
  hcaptcha: 'hCaptcha (Intuition Machines, USA)',
};
