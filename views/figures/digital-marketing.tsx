import { Poster, pigment } from './poster.tsx';

/** Five water channels, for five marketing channels, flowing into one basin on a floor. */
export function DigitalMarketing() {
  return (
    <Poster ground="pine">
      <path fill={pigment.cobalt} d="M-500 332H820V400H-500z" />
      <Channels second="plaster" />
    </Poster>
  );
}

/** The same on plaster, for the index. */
export function FiveChannels() {
  return (
    <Poster ground="plaster">
      <Channels second="pine" />
    </Poster>
  );
}

function Channels({ second }: { second: 'plaster' | 'pine' }) {
  return (
    <>
      <path fill={pigment.ink} d="M0 240H320A160 160 0 0 1 0 240z" />
      <path
        fill="none"
        stroke={pigment.ochre}
        strokeWidth="24"
        d="M32 0V100a40 40 0 0 0 40 40a40 40 0 0 1 40 40V270a48 48 0 0 0 96 0V180a40 40 0 0 1 40 -40a40 40 0 0 0 40 -40V0"
      />
      <path
        fill="none"
        stroke={pigment[second]}
        strokeWidth="26"
        d="M96 0V80a20 20 0 0 0 20 20a20 20 0 0 1 20 20V270a24 24 0 0 0 48 0V120a20 20 0 0 1 20 -20a20 20 0 0 0 20 -20V0"
      />
      <path fill={pigment.vermilion} d="M148 0h24v270a12 12 0 0 1 -24 0z" />
    </>
  );
}
