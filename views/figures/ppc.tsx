import { Poster, pigment } from './poster.tsx';

/** A search result marked as an ad; a pointer clicks it, and each click is counted as a coin. */
export function Ppc() {
  return (
    <Poster ground="pine" drawn="10 20 320 380">
      <rect x="40" y="20" width="260" height="40" rx="20" fill={pigment.plaster} />
      <circle cx="64" cy="36" r="8" fill="none" stroke={pigment.ink} strokeWidth="6" />
      <path fill={pigment.plaster} d="M40 80H300V290H40z" />
      <path fill={pigment.ochre} d="M40 80H300V180H40z" />
      <path fill={pigment.shade} d="M60 204h120v18h-120zM60 236h220v10h-220zM60 258h200v10h-200z" />
      <path
        fill={pigment.ink}
        d="M-500 320H820V400H-500zM60 98h56v30h-56zM130 104h150v18h-150zM60 146h110v14h-110zM62 44l6-6l12 12l-6 6z"
      />
      <path fill={pigment.vermilion} d="M190 130V280L224 248L248 304L278 290L254 236H300z" />
      <g fill={pigment.ochre} stroke={pigment.ochre} strokeWidth="6">
        <circle cx="50" cy="360" r="19" />
        <circle cx="105" cy="360" r="19" />
        <circle cx="160" cy="360" r="19" />
        <path
          fill="none"
          d="M196 360a19 19 0 0 1 38 0a19 19 0 0 1-38 0M251 360a19 19 0 0 1 38 0a19 19 0 0 1-38 0"
        />
      </g>
    </Poster>
  );
}
