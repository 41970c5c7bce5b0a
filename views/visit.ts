import { createContext, useContext } from 'react';
import type { Captcha } from './forms/captcha.ts';
import type { Answer, FormName, Values } from './forms/index.ts';
import type { Family, PageName } from './site.ts';
import { groups, site } from './site.ts';
import type { Rule } from './styles.ts';

/** What the operator sets and every visitor sees. */
export type Settings = {
  brand: string;
  /** As people read it; the tel link is derived. */
  phone: string;
  email: string;
  address: string;
  /** A number that answers on WhatsApp, where there is one. */
  whatsapp: string | null;
  /** After how many days an enquiry is erased. */
  retentionDays: number;
  /** When the office is open, such as `Mo-Fr 10:00-19:00`; empty where nobody said. */
  hours: string[];
  /** Absolute origin, without a trailing slash. */
  url: string;
  /** Absent links are not shown. */
  social: { facebook?: string; twitter?: string; instagram?: string };
  mapEmbedUrl: string;
  /** `null` where it is switched off. */
  captcha: Captcha | null;
  /** Which of these still hold example values: people may see them, machines are not told them as true. */
  examples: ('url' | 'brand' | 'phone' | 'email' | 'address' | 'facebook' | 'twitter' | 'instagram')[];
};

/** What the build made, by address. */
export type Assets = {
  /** The style sheet, rule by rule in its order; each page carries what can apply to it. */
  rules: Rule[];
  script: string;
  font: string;
  /** Addresses of the figures that are loaded as pictures, by name. */
  figures: Record<string, string>;
  /** Addresses of the social cards, by page. */
  cards: Record<string, string>;
};

/** The outcome of a post that came without script, shown on the page it came from. */
export type Reply = {
  form: FormName;
  values: Values;
  answer: Answer;
  /** What the visitor may call the enquiry by, once it is kept. */
  reference: string | null;
};

/** One rendering of one page: what its parts may know beyond their own words. */
export type Visit = {
  settings: Settings;
  assets: Assets;
  /** The address that was asked for. */
  path: string;
  /** `null` on the pages that are no rows of the site table. */
  page: PageName | null;
  reply: Reply | null;
};

const visits = createContext<Visit | null>(null);
export const VisitProvider = visits.Provider;

export function useVisit(): Visit {
  const visit = useContext(visits);
  if (!visit) throw new Error('A part of a page was rendered outside renderPage.');
  return visit;
}

export function familyOf(page: PageName | null): Family {
  const group = page === null ? undefined : site[page].group;
  return group ? groups[group].family : 'agency';
}
