import type { CaptchaProvider } from '../forms/captcha.ts';
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

function days(count: number): string {
  return count === 1 ? '1 day' : `${count} days`;
}

/** The companies that see something of a visitor, what each of them sees, and its country: one paragraph for each. */
export function Companies() {
  const { processors, captcha, mapEmbedUrl, whatsapp } = usePageContext().settings;
  return (
    <>
      <p>
        <strong>The company that runs our server</strong> ({processors.hosting ?? unnamed}). All that the site
        stores is on its machines.
      </p>
      <p>
        <strong>The company that carries our mail</strong> ({processors.mail ?? unnamed}). The mailed copies
        and what we write to each other pass through its machines, and may be kept there.
      </p>
      <p>
        <strong>
          <MapService />
        </strong>
        {mapEmbedUrl.startsWith('https://www.openstreetmap.org/') &&
          ' (OpenStreetMap Foundation, United Kingdom)'}
        : the map on the <Link to="contact">contact page</Link>. When you open that page, your browser may ask
        this service for the map. The service then learns your internet address and which browser you use. No
        other page loads the map.
      </p>
      {captcha && (
        <p>
          <strong>{captchaCompanies[captcha.provider]}</strong>: a test that tells people from robots (a
          captcha), on the page about <Link to="sem">search engine marketing</Link>. It may load when you
          first touch the form there. The company then learns your internet address, which browser and device
          you use and how you use that page, and it may set cookies of its own. Our server asks it for a
          verdict and does not send it what you wrote. If you leave the form alone, nothing is loaded.
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
