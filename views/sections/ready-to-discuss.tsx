import { usePageContext } from '../page-context.ts';
import { ButtonLink } from '../parts/button-link.tsx';
import { Ending, type EndingProps } from '../parts/ending.tsx';
import { TelLink } from '../parts/tel-link.tsx';
import { Image } from '../samples/screen.tsx';
import { site } from '../site.ts';

/** The strip at the end of a section: call, or ask for a free quote. On a service page it is the last picture. */
export function ReadyToDiscuss(props: Omit<EndingProps, 'to' | 'action'>) {
  const { title, children } = props;
  const { page } = usePageContext();
  if (page && site[page].group) return <Ending {...props} to="contact" action="Free Quote" />;
  return (
    <section className="section section-ready ground">
      <div className="frame ready">
        <h2>{title}</h2>
        <p>{children}</p>
        <Image name="receiver" />
        <p className="ready-call">
          <TelLink />
        </p>
        <ButtonLink to="contact">Free Quote</ButtonLink>
      </div>
    </section>
  );
}
