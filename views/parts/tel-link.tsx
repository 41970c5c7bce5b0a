import { telHref } from '../navigation.ts';
import { usePageContext } from '../page-context.ts';

/** A tel link with the agency's phone number, which says that it rings where no words before it do. */
export function TelLink({ isCall = false }: { isCall?: boolean }) {
  const { phone } = usePageContext().settings;
  return <a href={telHref(phone)}>{isCall ? `Call ${phone}` : phone}</a>;
}
