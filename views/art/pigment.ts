/**
 * The colours of figures. Text and controls use the tokens of the style sheet, which are darker where WCAG AA requires
 * it.
 */
export const pigment = {
  plaster: '#F4EFE4',
  concrete: '#E6E0D3',
  shade: '#C9C1AF',
  ink: '#191A1C',
  vermilion: '#C63A1C',
  cobalt: '#1D3F8F',
  ochre: '#E2A12B',
  pine: '#1F6650',
  violet: '#5B4B8A',
} as const;
