import { Poster, pigment } from './poster.tsx';

/** A great gate with rows of doors behind it, smaller towards the horizon. */
export function WebPortalDesign() {
  return (
    <Poster ground="vermilion" drawn="10 20 300 380">
      <path fill={pigment.ink} d="M20 400V160a140 140 0 0 1 280 0V400z" />
      <path fill={pigment.plaster} d="M48 400V160a112 112 0 0 1 224 0V400z" />
      <path
        fill={pigment.vermilion}
        d="M60 400V325a45 45 0 0 1 90 0V400zM170 400V325a45 45 0 0 1 90 0V400zM85 256V217a21 21 0 0 1 42 0V256zM139 256V217a21 21 0 0 1 42 0V256zM103 176V155a9 9 0 0 1 18 0V176zM127 176V155a9 9 0 0 1 18 0V176zM151 176V155a9 9 0 0 1 18 0V176zM175 176V155a9 9 0 0 1 18 0V176zM199 176V155a9 9 0 0 1 18 0V176z"
      />
      <path fill={pigment.ochre} d="M193 256V217a21 21 0 0 1 42 0V256z" />
    </Poster>
  );
}
