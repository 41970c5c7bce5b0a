import type { ReactNode } from 'react';
import { usePageContext } from '../page-context.ts';
import { Icon } from './icon.tsx';

/** Opens a WhatsApp conversation with the agency; renders nothing where no number is set. */
export function WhatsappLink({ className, children }: { className?: string; children: ReactNode }) {
  const { whatsapp } = usePageContext().settings;
  if (whatsapp === null) return null;
  // https://faq.whatsapp.com/5913398998672934: digits only.
  return (
    <a href={`https://wa.me/${whatsapp.replace(/\D/g, '')}`} className={className} rel="noopener">
      {children}
    </a>
  );
}

/** The same as a hero button. */
export function WhatsappButton() {
  return (
    <WhatsappLink className="button button-quiet">
      <Icon name="whatsapp" />
      WhatsApp
    </WhatsappLink>
  );
}
