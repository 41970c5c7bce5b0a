import type { ReactNode } from 'react';
import { usePageContext } from '../page-context.ts';
import { Icon } from './icon.tsx';

type Props = {
  className?: string;
  /** Its name where the text is not shown at every width. */
  label?: string;
  children: ReactNode;
};

/** Opens a WhatsApp conversation with the agency; renders nothing where no number is set. */
export function WhatsappLink({ className, label, children }: Props) {
  const { whatsapp } = usePageContext().settings;
  if (whatsapp === null) return null;
  // https://faq.whatsapp.com/5913398998672934: digits only.
  return (
    <a
      href={`https://wa.me/${whatsapp.replace(/\D/g, '')}`}
      className={className}
      rel="noopener"
      aria-label={label}
    >
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
