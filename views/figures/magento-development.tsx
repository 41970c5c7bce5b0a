import { Poster, pigment } from './poster.tsx';

/** A honeycomb warehouse that goes on to the edge of the window, one of its cells lit. */
export function MagentoDevelopment() {
  return (
    <Poster ground="cobalt" drawn="-10 47 270 307">
      <path
        fill={pigment.plaster}
        d="M106 106.5l-52 30v-60l52-30zm216 0l-52 30v-60l52-30zm108 0l-52 30v-60l52-30zm108 0l-52 30v-60l52-30zm108 0l-52 30v-60l52-30zM52 200l-52 30v-60l52-30zm108 0l-52 30v-60l52-30zm108 0l-52 30v-60l52-30zm108 0l-52 30v-60l52-30zm108 0l-52 30v-60l52-30zm108 0l-52 30v-60l52-30zM106 293.5l-52 30v-60l52-30zm108 0l-52 30v-60l52-30zm108 0l-52 30v-60l52-30zm108 0l-52 30v-60l52-30zm108 0l-52 30v-60l52-30zm108 0l-52 30v-60l52-30z"
      />
      <path
        fill={pigment.shade}
        d="M106 106.5v-60l52 30v60zm216 0v-60l52 30v60zm108 0v-60l52 30v60zm108 0v-60l52 30v60zm108 0v-60l52 30v60zM52 200v-60l52 30v60zm108 0v-60l52 30v60zm108 0v-60l52 30v60zm108 0v-60l52 30v60zm108 0v-60l52 30v60zm108 0v-60l52 30v60zM106 293.5v-60l52 30v60zm108 0v-60l52 30v60zm108 0v-60l52 30v60zm108 0v-60l52 30v60zm108 0v-60l52 30v60zm108 0v-60l52 30v60z"
      />
      <path
        fill={pigment.ink}
        d="M106 106.5l52 30-52 30-52-30zm216 0l52 30-52 30-52-30zm108 0l52 30-52 30-52-30zm108 0l52 30-52 30-52-30zm108 0l52 30-52 30-52-30zM52 200l52 30-52 30-52-30zm108 0l52 30-52 30-52-30zm108 0l52 30-52 30-52-30zm108 0l52 30-52 30-52-30zm108 0l52 30-52 30-52-30zm108 0l52 30-52 30-52-30zM106 293.5l52 30-52 30-52-30zm108 0l52 30-52 30-52-30zm108 0l52 30-52 30-52-30zm108 0l52 30-52 30-52-30zm108 0l52 30-52 30-52-30zm108 0l52 30-52 30-52-30z"
      />
      <path fill={pigment.ochre} d="M214 106.5l-52 30v-60l52-30zM214 106.5v-60l52 30v60z" />
      <path fill={pigment.vermilion} d="M214 106.5l52 30-52 30-52-30z" />
    </Poster>
  );
}
