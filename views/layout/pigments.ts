/** The grounds that a part of a section may have, in the order of a list that has one for each item. */
export const pigments = ['vermilion', 'ochre', 'cobalt', 'pine', 'violet', 'coal', 'stone'] as const;

export type Pigment = (typeof pigments)[number];

/** The pigment of an item that has a place in a list and no drawing which decides it. */
export function pigmentAt(index: number): Pigment {
  return pigments[index % pigments.length] ?? 'coal';
}
