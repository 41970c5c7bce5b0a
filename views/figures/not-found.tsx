import { Poster, pigment } from './poster.tsx';

/** Pigeonholes with closed flaps, one of them open and empty but for two eyes. */
export function NotFound() {
  return (
    <Poster ground="ink">
      <path fill={pigment.vermilion} d="M10 10h93v88H10zM217 107h93v89h-93zM10 303h93v87H10z" />
      <path fill={pigment.cobalt} d="M113 10h94v88h-94zM10 205h93v89H10zM217 303h93v87h-93z" />
      <path fill={pigment.ochre} d="M217 10h93v88h-93zM10 107h93v89H10zM217 205h93v89h-93z" />
      <path fill={pigment.pine} d="M113 107h94v89h-94zM113 303h94v87h-94z" />
      <path
        fill={pigment.plaster}
        d="M44 46h26v16H44zM147 46h26v16h-26zM251 46h26v16h-26zM44 143h26v16H44zM147 143h26v16h-26zM251 143h26v16h-26zM44 241h26v16H44zM251 241h26v16h-26zM44 338h26v16H44zM147 338h26v16h-26zM251 338h26v16h-26z"
      />
      <circle cx="141" cy="250" r="15" fill={pigment.plaster} />
      <circle cx="179" cy="250" r="15" fill={pigment.plaster} />
      <circle cx="146" cy="253" r="7" fill={pigment.ink} />
      <circle cx="184" cy="253" r="7" fill={pigment.ink} />
    </Poster>
  );
}
