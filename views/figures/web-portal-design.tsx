import { useContext } from 'react';
import { Poster, pigment, StandsFree } from './poster.tsx';

/** A great gate with rows of doors behind it, smaller towards the horizon. */
export function WebPortalDesign() {
  // In the opening the doors are in the style sheet, and in the largest three clients stand, each at a counter.
  if (useContext(StandsFree) === true) {
    return (
      <Poster ground="vermilion" drawn="0 0 246 120">
        <path
          fill={pigment.cobalt}
          d="M35 110V86a24 24 0 0 1 48 0v24zM99 110V86a24 24 0 0 1 48 0v24zM163 110V86a24 24 0 0 1 48 0v24z"
        />
        <path
          stroke={pigment.ink}
          strokeWidth="28"
          strokeLinecap="round"
          strokeDasharray="0 64"
          d="M59 44H200"
        />
        <path fill={pigment.plaster} d="M47 92h24v14h-24zM111 92h24v14h-24zM175 92h24v14h-24z" />
        <path fill={pigment.ink} d="M-200 106h640v14h-640z" />
      </Poster>
    );
  }
  return (
    <Poster ground="vermilion">
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
