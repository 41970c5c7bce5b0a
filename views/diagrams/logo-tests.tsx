import type { ReactNode } from 'react';
import { pigment } from '../art/pigment.ts';
import { eye, fingers, palm } from '../icons/hand.ts';

/** The agency's own logo where a client's has to work: in four sizes, on four surfaces, that fill one wall. */
export function LogoTests() {
  return (
    <div
      role="img"
      aria-label="One mark on a signboard, on a bill, as an app icon among others, and as a rubber stamp in a single ink"
    >
      <svg viewBox="0 0 350 600" className="illustration-narrow" aria-hidden="true">
        <Place box="0 0 400 400" id="logo-signboard" name="Signboard" ink={pigment.plaster}>
          <path fill={pigment.ink} d="M0 0h400v400H0z" />
          <path fill={pigment.concrete} d="M56 262h288v138H56z" />
          <path
            stroke={pigment.ink}
            strokeWidth={4}
            d="M56 286h288M56 312h288M56 338h288M56 364h288M56 390h288"
          />
          <path fill="var(--accent)" d="M24 70h352v192H24z" />
          <AgencyLogo at="translate(116 72) scale(1.78)" ink={pigment.ink} ground="var(--accent)" />
        </Place>
        <Place box="0 0 400 240" id="logo-bill" name="Bill">
          <path fill={pigment.shade} d="M0 0h400v240H0z" />
          <path fill={pigment.plaster} d="M150 40H340V240H150z" />
          <AgencyLogo at="translate(168 54) scale(.72)" ink={pigment.ink} ground={pigment.plaster} />
          <path
            stroke={pigment.ink}
            strokeWidth={5}
            d="M256 72h62M256 92h62M256 112h34M172 148h146M172 170h86M296 170h22M172 192h100M296 192h22M172 214h60M296 214h22"
          />
        </Place>
        <Place box="0 0 280 330" id="logo-icon" name="App icon">
          <path fill="var(--accent)" d="M0 0h280v330H0z" />
          <path fill={pigment.ink} d="M44 330V106a28 28 0 0 1 28-28h136a28 28 0 0 1 28 28V330z" />
          <path
            stroke={pigment.ochre}
            strokeWidth={44}
            strokeDasharray="44 14"
            opacity=".35"
            d="M60 124H220M60 240H220M60 298H220M60 182h44M176 182h44"
          />
          <rect x="114" y="156" width="52" height="52" rx="12" fill={pigment.plaster} />
          <AgencyLogo at="translate(117.500 157.500) scale(.48)" ink={pigment.ink} ground={pigment.plaster} />
        </Place>
        <Place box="0 0 280 330" id="logo-stamp" name="Stamp">
          <path fill={pigment.concrete} d="M0 0h280v330H0z" />
          <g transform="translate(0 -8) rotate(-12 140 174)">
            <circle cx="140" cy="174" r="96" fill="none" stroke={pigment.vermilion} strokeWidth={10} />
            <AgencyLogo
              at="translate(83 111) scale(1.210)"
              ink={pigment.vermilion}
              ground={pigment.concrete}
            />
          </g>
        </Place>
        <use href="#logo-signboard" width="350" height="270" />
        <use href="#logo-bill" y="270" width="350" height="150" />
        <use href="#logo-icon" y="420" width="175" height="180" />
        <use href="#logo-stamp" x="175" y="420" width="175" height="180" />
      </svg>
      <svg viewBox="0 0 1200 600" className="illustration-broad" aria-hidden="true">
        <use href="#logo-signboard" width="600" height="600" />
        <use href="#logo-bill" x="600" width="600" height="300" />
        <use href="#logo-icon" x="600" y="300" width="300" height="300" />
        <use href="#logo-stamp" x="900" y="300" width="300" height="300" />
      </svg>
    </div>
  );
}

/** Fills its part of the wall, and is cropped if the proportions differ. */
function Place({
  id,
  box,
  name,
  ink = pigment.ink,
  children,
}: {
  id: string;
  box: string;
  name: string;
  ink?: string;
  children: ReactNode;
}) {
  return (
    <symbol id={id} viewBox={box} preserveAspectRatio="xMinYMin slice">
      <g fontSize="28" fontWeight="600" fill={ink}>
        {children}
        <text x="24" y="46">
          {name}
        </text>
      </g>
    </symbol>
  );
}

function AgencyLogo({ at, ink, ground }: { at: string; ink: string; ground: string }) {
  return (
    <g transform={at}>
      <path fill={ink} d={fingers + palm} />
      <circle fill={ground} {...eye} />
    </g>
  );
}
