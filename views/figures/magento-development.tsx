import { Poster, pigment } from './poster.tsx';

/** A honeycomb warehouse of six cells around a yard, one of them lit. */
export function MagentoDevelopment() {
  return (
    <Poster ground="cobalt" drawn="-10 47 340 327">
      <path
        fill={pigment.plaster}
        d="M268 200l-52 30v-60l52-30zM214 293.5l-52 30v-60l52-30zM106 293.5l-52 30v-60l52-30zM52 200l-52 30v-60l52-30zM106 106.5l-52 30v-60l52-30z"
      />
      <path
        fill={pigment.shade}
        d="M268 200v-60l52 30v60zM214 293.5v-60l52 30v60zM106 293.5v-60l52 30v60zM52 200v-60l52 30v60zM106 106.5v-60l52 30v60z"
      />
      <path
        fill={pigment.ink}
        d="M268 200l52 30-52 30-52-30zM214 293.5l52 30-52 30-52-30zM106 293.5l52 30-52 30-52-30zM52 200l52 30-52 30-52-30zM106 106.5l52 30-52 30-52-30z"
      />
      <path fill={pigment.ochre} d="M214 106.5l-52 30v-60l52-30zM214 106.5v-60l52 30v60z" />
      <path fill={pigment.vermilion} d="M214 106.5l52 30-52 30-52-30z" />
    </Poster>
  );
}
