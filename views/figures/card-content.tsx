import { Poster, pigment } from './poster.tsx';

/** An open book with quarter circles as pages and bars as lines of text. */
export function CardContent() {
  return (
    <Poster ground="cobalt">
      <circle cx="160" cy="160" r="100" fill={pigment.ochre} />
      <path
        fill={pigment.plaster}
        d="M0 140A155 155 0 0 1 155 295V370H0zM320 140A155 155 0 0 0 165 295V370H320z"
      />
      <path fill={pigment.ink} d="M0 380H320V400H0z" />
      <path
        fill={pigment.vermilion}
        d="M20 180h50v20h-50zM20 220h80v20h-80zM20 260h100v20h-100zM20 300h110v20h-110zM300 180h-50v20h50zM300 220h-80v20h80zM300 260h-60v20h60zM300 300h-110v20h110z"
      />
    </Poster>
  );
}
