import { createContext, useContext } from 'react';
import type { Captcha } from './forms/captcha.ts';
import type { FormName, SendResponse, Values } from './forms/index.ts';
import type { DataRequestField, DataRequestResult } from './forms/my-enquiry.ts';
import type { Language } from './languages/words.ts';
import type { Family, GroupName, PageName } from './site.ts';
import { groups, site } from './site.ts';
import type { Rule } from './styles.ts';

/** What the operator configures and every visitor sees. */
export type Settings = {
  brand: string;
  /** In readable form; the tel link is derived. */
  phone: string;
  email: string;
  address: string;
  /** A WhatsApp number, if there is one. */
  whatsapp: string | null;
  /** Who is responsible in law: the registered name, or the brand where it is not set. */
  legalName: string;
  /** The contact for questions about personal data: a name or a job title, where it is set. */
  dataContact: string | null;
  /** The companies that run the server and carry the mail, each with its country, where they are set. */
  processors: { hosting: string | null; mail: string | null };
  /** After how many days an enquiry is deleted. */
  retentionDays: number;
  /** After how many days a backup, which may still hold an erased enquiry, is deleted. */
  backupDays: number;
  /** How many days after its arrival an enquiry that its sender erased is kept in part; 0 where nothing is kept. */
  eraseAfterDays: number;
  /** Opening hours, such as `Mo-Fr 10:00-19:00`; empty where not configured. */
  hours: string[];
  /** Absolute origin, without a trailing slash. */
  url: string;
  /** The URL of each profile, by the name of its network. */
  social: Record<string, string>;
  mapEmbedUrl: string;
  /** `null` where it is switched off. */
  captcha: Captcha | null;
  /** The host of another company that gets a copy of each enquiry, where there is one. */
  notifies: string | null;
  /** Whether a visitor gets a letter that confirms his enquiry. */
  sendsReceipts: boolean;
  /** The settings that still have example values, which pages show and structured data leaves out. */
  examples: ('url' | 'brand' | 'phone' | 'email' | 'address' | 'social')[];
};

export const islandNames = ['enquiry', 'calculator', 'carousel', 'service-search', 'copy-list'] as const;

export type IslandName = (typeof islandNames)[number];

/** What the build produced, with URLs. */
export type Assets = {
  /** Changes with anything of the below: web vitals are counted by build. */
  build: string;
  /** The style sheet's rules in order; each page carries those that can apply to it. */
  rules: Rule[];
  script: string;
  /** URLs of the modules that are loaded with what they hydrate. */
  islands: Record<IslandName, string>;
  font: string;
  /** The style sheet that is loaded after the first paint: rules for paper, and faces of samples. */
  deferredSheet: string;
  /** The files of the drawings, by name, with their sizes. */
  drawings: Record<string, { src: string; width: number; height: number }>;
  /** The markup of posters, by name: on their ground, and as an opening shows them. */
  posters: Record<string, { whole: string; opening: string }>;
  /** URLs of the social cards, by page. */
  cards: Record<string, string>;
};

/** The outcome of a post without script, shown on the page of the form. */
export type FormResponse = EnquiryResponse | DataRequestResponse;

export type EnquiryResponse = {
  form: FormName;
  /** Of the form that was sent. */
  language: Language;
  values: Values;
  response: SendResponse;
  /** The reference of the stored enquiry. */
  reference: string | null;
};

export type DataRequestResponse = {
  form: 'myEnquiry';
  /** Of the form that was sent. */
  language: Language;
  /** What was typed, where it is shown again. */
  values: Partial<Record<DataRequestField, string>>;
  result: DataRequestResult;
};

/** The context of one rendering of one page, for its parts. */
export type PageContext = {
  settings: Settings;
  assets: Assets;
  /** The requested path. */
  path: string;
  /** `null` on the pages that are not in the site table. */
  page: PageName | null;
  formResponse: FormResponse | null;
  /** Of a form that is in several languages. */
  language: Language;
  /** Each form for enquiries adds itself while it is rendered. */
  forms: FormName[];
};

const reactContext = createContext<PageContext | null>(null);
export const PageContextProvider = reactContext.Provider;

export function usePageContext(): PageContext {
  const context = useContext(reactContext);
  if (!context) throw new Error('A part of a page was rendered outside renderPage.');
  return context;
}

export function familyOf(page: PageName | null): Family {
  const group = groupOf(page);
  return group ? groups[group].family : 'agency';
}

/** The menu group of a service page. */
export function groupOf(page: PageName | null): GroupName | undefined {
  return page === null ? undefined : site[page].group;
}
