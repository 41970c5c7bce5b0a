// The people who are shown on Who We Are. Empty until the agency's owner adds them; then the section appears. Only real
// people, and only with their consent.

export type Member = {
  name: string;
  /** Such as `Designer`. */
  role: string;
  /** The file name of a square photo in `public/team/`, such as `asha.webp`. */
  photo?: string;
};

export const team: readonly Member[] = [];
