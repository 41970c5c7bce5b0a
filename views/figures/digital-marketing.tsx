import { Poster, pigment } from './poster.tsx';

/** A coin: the one budget that the streams of the opening share. */
export function DigitalMarketing() {
  return (
    <Poster ground="pine" drawn="40 80 240 240">
      <circle cx="160" cy="200" r="120" fill={pigment.ochre} />
      <path
        fill="none"
        stroke={pigment.ink}
        strokeWidth="18"
        d="M106 139H214M106 178H214M106 139H144a34 34 0 0 1 0 78H112L190 280"
      />
    </Poster>
  );
}

/** Five water channels, for five marketing channels, flowing into one basin: for the index. */
export function FiveChannels() {
  return (
    <Poster ground="plaster">
      <path fill={pigment.ink} d="M0 240H320A160 160 0 0 1 0 240z" />
      <path
        fill="none"
        stroke={pigment.ochre}
        strokeWidth="24"
        d="M32 0V100a40 40 0 0 0 40 40a40 40 0 0 1 40 40V270a48 48 0 0 0 96 0V180a40 40 0 0 1 40 -40a40 40 0 0 0 40 -40V0"
      />
      <path
        fill="none"
        stroke={pigment.pine}
        strokeWidth="26"
        d="M96 0V80a20 20 0 0 0 20 20a20 20 0 0 1 20 20V270a24 24 0 0 0 48 0V120a20 20 0 0 1 20 -20a20 20 0 0 0 20 -20V0"
      />
      <path fill={pigment.vermilion} d="M148 0h24v270a12 12 0 0 1 -24 0z" />
    </Poster>
  );
}
