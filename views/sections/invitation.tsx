import { usePageContext } from '../page-context.ts';
import { ButtonLink } from '../parts/button-link.tsx';
import { CallButton } from '../parts/call-button.tsx';
import { Ending, type EndingProps } from '../parts/ending.tsx';
import { site } from '../site.ts';
import { Section } from './section.tsx';

/** A line or two and one button to the next page. On a service page it is the last picture. */
export function Invitation(props: EndingProps) {
  const { title, to, action, children } = props;
  const { page } = usePageContext();
  if (page && site[page].group) return <Ending {...props} />;
  return (
    <Section name="invitation" title={title}>
      <div className="invitation">
        <p>{children}</p>
        <div className="actions">
          <ButtonLink to={to}>{action}</ButtonLink>
          <CallButton />
        </div>
      </div>
    </Section>
  );
}
