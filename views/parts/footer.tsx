import { facts } from '../facts.ts';
import { usePageContext } from '../page-context.ts';
import { menus, type PageName } from '../site.ts';
import { Logo } from './logo.tsx';
import { PageList } from './page-list.tsx';
import { SupportHours } from './support-hours.tsx';
import { TelLink } from './tel-link.tsx';
import { WhatsappLink } from './whatsapp-link.tsx';

export function Footer() {
  const { brand, address, email, social, whatsapp } = usePageContext().settings;
  const profiles = Object.entries(social);
  return (
    <footer className="footer">
      <div className="frame footer-grid">
        <div className="footer-brand">
          <Logo />
          <p>
            Our sign is the Open Hand, Chandigarh’s monument to giving.
            <br />
            {`© ${facts.copyrightYear} ${brand.replace(/\.$/, '')}.`}
          </p>
        </div>
        <Column title="Products" pages={menus.products} />
        <Column title="Useful links" pages={menus.useful} />
        <section className="footer-contact">
          <h2>Contact</h2>
          <address>
            <p>{address}</p>
            <p>
              <TelLink />
            </p>
            <p>
              <a href={`mailto:${email}`}>{email}</a>
            </p>
            <p>
              24/7 Support: <SupportHours />
            </p>
            {whatsapp && (
              <p>
                <WhatsappLink>WhatsApp</WhatsappLink>
              </p>
            )}
          </address>
          {profiles.length > 0 && (
            <ul className="footer-social">
              {profiles.map(([network, url]) => (
                <li key={network}>
                  <a href={url} rel="noopener">
                    {network}
                  </a>
                </li>
              ))}
            </ul>
          )}
        </section>
      </div>
    </footer>
  );
}

function Column({ title, pages }: { title: string; pages: readonly PageName[] }) {
  return (
    <nav aria-label={title}>
      <h2>{title}</h2>
      <PageList pages={pages} />
    </nav>
  );
}
