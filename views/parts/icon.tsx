import { ArrowRight } from '@phosphor-icons/react/dist/ssr/ArrowRight';
import { Check } from '@phosphor-icons/react/dist/ssr/Check';
import { Code } from '@phosphor-icons/react/dist/ssr/Code';
import { House } from '@phosphor-icons/react/dist/ssr/House';
import { List } from '@phosphor-icons/react/dist/ssr/List';
import { MagnifyingGlass } from '@phosphor-icons/react/dist/ssr/MagnifyingGlass';
import { MapPin } from '@phosphor-icons/react/dist/ssr/MapPin';
import { Megaphone } from '@phosphor-icons/react/dist/ssr/Megaphone';
import { PencilRuler } from '@phosphor-icons/react/dist/ssr/PencilRuler';
import { Phone } from '@phosphor-icons/react/dist/ssr/Phone';
import { WhatsappLogo } from '@phosphor-icons/react/dist/ssr/WhatsappLogo';
import { X } from '@phosphor-icons/react/dist/ssr/X';

// Imported one by one, because the package's index loads 1,500 modules where nothing bundles it.
const icons = {
  arrow: ArrowRight,
  check: Check,
  close: X,
  contact: MapPin,
  design: PencilRuler,
  development: Code,
  home: House,
  marketing: Megaphone,
  menu: List,
  phone: Phone,
  search: MagnifyingGlass,
  whatsapp: WhatsappLogo,
};

export type IconName = keyof typeof icons;

/** A decorative icon beside text, or in a link with a name of its own. */
export function Icon({ name }: { name: IconName }) {
  const Glyph = icons[name];
  return <Glyph className="icon" size={20} weight="bold" aria-hidden="true" />;
}
