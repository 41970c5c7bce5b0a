import { Poster, pigment } from './poster.tsx';

/** A shop front: a striped awning with scallops over two arches, one with a bag in it. */
export function CardShop() {
  return (
    <Poster ground="concrete">
      <path fill={pigment.cobalt} d="M40 400V250a50 50 0 0 1 100 0V400zM180 400V250a50 50 0 0 1 100 0V400z" />
      <path fill={pigment.ink} d="M20 40H300V80H20z" />
      <path
        fill={pigment.vermilion}
        d="M20 80h40v60a20 20 0 0 1 -40 0zM100 80h40v60a20 20 0 0 1 -40 0zM180 80h40v60a20 20 0 0 1 -40 0zM260 80h40v60a20 20 0 0 1 -40 0z"
      />
      <path
        fill={pigment.plaster}
        d="M60 80h40v60a20 20 0 0 1 -40 0zM140 80h40v60a20 20 0 0 1 -40 0zM220 80h40v60a20 20 0 0 1 -40 0z"
      />
      <path fill="none" stroke={pigment.plaster} strokeWidth="8" d="M72 330V310a18 18 0 0 1 36 0V330" />
      <path fill={pigment.ochre} d="M60 320h60l8 80h-76z" />
      <path fill={pigment.plaster} d="M200 340h60v60h-60z" />
      <path fill={pigment.vermilion} d="M220 300h40v40h-40z" />
    </Poster>
  );
}
