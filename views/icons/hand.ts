// The shapes of the logo, used by the logo, the icons, the social cards and the posters: four fingers as feathers, a thumb as a bird's head. In a square
// of 96 units it fills 2-92 across and 10-92 down.

export const fingers =
  'M37.5 60L41.3 29C42 23 47.6 18 53.7 18L48.5 60zM50 60L54.8 21C55.5 15 61 10 67.1 10L61 60zM62.5 60L66.7 26C67.4 20 73 15 79 15L73.5 60zM75 60L77.7 38C78.4 32 84 27 90 27L86 60z';
export const palm =
  'M37.5 62H86A31 31 0 0 1 55 92C40 92 32 82 26 70C20 62 12 60 2 60A20 20 0 0 1 22 42C32 42 37.5 50 37.5 62z';
export const eye = { cx: 20.5, cy: 54, r: 2.7 };
