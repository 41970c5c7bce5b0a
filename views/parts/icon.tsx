import { ArrowRight } from '@phosphor-icons/react/dist/ssr/ArrowRight';
import { Check } from '@phosphor-icons/react/dist/ssr/Check';
import { CodeSimple } from '@phosphor-icons/react/dist/ssr/CodeSimple';
import { House } from '@phosphor-icons/react/dist/ssr/House';
import { Layout } from '@phosphor-icons/react/dist/ssr/Layout';
import { List } from '@phosphor-icons/react/dist/ssr/List';
import { MagnifyingGlass } from '@phosphor-icons/react/dist/ssr/MagnifyingGlass';
import { MapPin } from '@phosphor-icons/react/dist/ssr/MapPin';
import { Megaphone } from '@phosphor-icons/react/dist/ssr/Megaphone';
import { Phone } from '@phosphor-icons/react/dist/ssr/Phone';
import { WhatsappLogo } from '@phosphor-icons/react/dist/ssr/WhatsappLogo';
import { X } from '@phosphor-icons/react/dist/ssr/X';

// Imported one by one, because the package's index loads 1,500 modules where nothing bundles it.
const icons = {
  arrow: ArrowRight,
  check: Check,
  close: X,
  contact: MapPin,
  design: Layout,
  development: CodeSimple,
  home: House,
  marketing: Megaphone,
  menu: List,
  phone: Phone,
  search: MagnifyingGlass,
  whatsapp: WhatsappLogo,
};

export type IconName = keyof typeof icons;

/** Those with an inside are solid: their outlines would be three times as long, in the first round trip of every page. */
const solid: ReadonlySet<IconName> = new Set(['contact', 'design', 'home', 'marketing', 'phone']);

/** A decorative icon beside text, or in a link with a name of its own. */
export function Icon({ name }: { name: IconName }) {
  const Glyph = icons[name];
  return <Glyph className="icon" size={20} weight={solid.has(name) ? 'fill' : 'bold'} aria-hidden="true" />;
}
