/** The made-up clients whose screens and documents are shown, each with its colour, face and headings: see `clients.css`. */
export const clients = {
  // Websites.
  sheeshamWorks: 'colour-walnut face-fraunces heads-light',
  gillTentsOld: 'face-default',
  gillTents: 'colour-berry face-instrument heads-capitals',
  reshamSarees: 'colour-berry face-fraunces heads-italic',
  nrityaAcademy: 'colour-plum face-figtree heads-italic',
  neelamTiles: 'colour-teal face-figtree',
  sehat: 'colour-teal face-instrument',
  deodarBeds: 'colour-walnut face-fraunces',
  rasoi: 'colour-rust face-fraunces',
  // Software.
  gulmohar: 'colour-leaf face-instrument heads-capitals',
  pahariTrucks: 'colour-walnut face-instrument',
  neemTreeSchool: 'colour-leaf face-fraunces',
  jugnuLamps: 'colour-walnut face-figtree heads-light',
  doabaBolts: 'colour-rust face-figtree heads-capitals',
  // Apps.
  lohaOrders: 'colour-slate face-figtree',
  chandanClinic: 'colour-plum face-figtree',
  dairy: 'colour-teal face-figtree',
  blueTinBakery: 'colour-sky face-figtree',
  rangmahalChat: 'colour-sky face-figtree',
  // Print.
  padmaYoga: 'paper-pink colour-plum face-fraunces heads-italic',
  rangmahalHall: 'colour-plum face-fraunces heads-light',
  // Search pages, and documents. The quote is our own paper.
  plain: 'colour-coal',
  searchPage: 'colour-sky face-figtree heads-links',
  amritWater: 'colour-sky face-figtree',
  phaseSevenDental: 'colour-teal face-martian',
  shikharClasses: 'colour-rust face-figtree',
  barafTiles: 'colour-leaf face-fraunces',
} as const;

export type ClientName = keyof typeof clients;
