import { Poster, pigment } from './poster.tsx';

/** A wall of signs at night that goes on in every direction: its four by three cells repeat. */
export function GoogleAds() {
  return (
    <Poster ground="ink" drawn="0 0 400 300">
      <pattern id="signs" width="400" height="300" patternUnits="userSpaceOnUse">
        <path fill={pigment.ink} d="M0 0h400v300H0z" />
        <path
          fill={pigment.plaster}
          d="M5 5h90v90H5zM305 5h90v90H305zM105 105h90v90H105zM205 205h90v90H205z"
        />
        <path fill={pigment.ochre} d="M105 5h90v90H105zM205 105h90v90H205zM5 205h90v90H5z" />
        <path
          fill={pigment.vermilion}
          d="M205 5h90v90H205zM5 105h90v90H5zM305 205h90v90H305zM305 5h90v30a15 15 0 0 1-30 0a15 15 0 0 1-30 0a15 15 0 0 1-30 0zM105 195a45 45 0 0 1 90 0z"
        />
        <path fill={pigment.pine} d="M105 205h90v90H105zM220 225h60v70H220z" />
        <path fill={pigment.cobalt} d="M305 105h90v90H305z" />
        <path
          fill={pigment.ink}
          d="M130 22l50 28l-50 28zM335 50h30v45H335zM4 296v-46l45 46zM50 250l46 46H50zM204 196v-91l91 91z"
        />
        <path
          fill={pigment.plaster}
          d="M228 95v-40a22 22 0 0 1 44 0h12l-19 22l-19-22h12a8 8 0 0 0-16 0v40zM115 285a70 70 0 0 1 70-70v22a48 48 0 0 0-48 48zM322 150h56v14h-56zM322 128h56v14h-56z"
        />
        <g fill="none" stroke={pigment.plaster} strokeWidth="14">
          <circle cx="50" cy="150" r="24" />
          <circle cx="350" cy="250" r="24" />
          <circle cx="50" cy="50" r="24" stroke={pigment.vermilion} />
        </g>
      </pattern>
      <path fill="url(#signs)" d="M-3200 0H400V300H-3200z" />
    </Poster>
  );
}
