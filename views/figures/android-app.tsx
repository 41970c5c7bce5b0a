import { Poster, pigment } from './poster.tsx';

/** A phone with the three keys of Android; on its screen an app in the Play store, with its install button. */
export function AndroidApp() {
  return (
    <Poster ground="violet" drawn="0 12 320 388">
      <path fill={pigment.ochre} d="M0 400A160 160 0 0 1 320 400z" />
      <rect x="60" y="20" width="200" height="360" rx="24" fill={pigment.ink} />
      <path fill={pigment.plaster} d="M76 60H244V330H76zM120 344V368L98 356zM212 346h20v20h-20z" />
      <circle cx="160" cy="356" r="11" fill={pigment.plaster} />
      <path fill={pigment.cobalt} d="M104 92V244L176 168z" />
      <path fill={pigment.pine} d="M104 92L200 146L176 168z" />
      <path fill={pigment.vermilion} d="M104 244L200 190L176 168z" />
      <path fill={pigment.ochre} d="M200 146L236 168L200 190L176 168z" />
      <path fill={pigment.pine} d="M92 270H228V310H92z" />
      <path fill={pigment.plaster} d="M130 284h60v12h-60zM130 36h60v8h-60z" />
    </Poster>
  );
}
