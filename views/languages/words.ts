// The languages that a form can be in, and every text that a language file must have: a missing one is a compile error.

import type { Captcha } from '../forms/captcha.ts';
import type { DataRequestWords } from '../forms/my-enquiry.ts';
import type { FieldName } from '../forms/send-response.ts';
import type { HoursWords } from '../hours.ts';

/** Each with its name in itself. Stored with an enquiry, so that a code never changes its meaning. */
export const languageNames = { en: 'English', hi: 'हिन्दी', pa: 'ਪੰਜਾਬੀ' } as const;

/** In English, for the agency. */
export const languageLabels = { en: 'English', hi: 'Hindi', pa: 'Punjabi' } as const satisfies Record<
  keyof typeof languageNames,
  string
>;

export type Language = keyof typeof languageNames;
export type OtherLanguage = Exclude<Language, 'en'>;

export function isLanguage(code: unknown): code is Language {
  return typeof code === 'string' && Object.hasOwn(languageNames, code);
}

/** The address of a page whose form is in that language. */
export function languageUrl(page: string, language: Language): string {
  return language === 'en' ? page : `${page}?language=${language}`;
}

/** What a form and its script say. */
export type FormTexts = {
  /** Of the links to the form in each language. */
  languages: string;
  fillEvery: string;
  /** In forms whose fields lack the attribute `required`: the fields that the server requires. */
  needed: string;
  optional: string;
  phoneLimit: (digits: number) => string;
  suggestions: string;
  /** Shown below the English messages, whose words are fixed; `null` in English. */
  messages: { success: string; failure: string } | null;
  reference: string;
  /** After an enquiry without a phone number. */
  byEmail: string;
  /** The heading of the list of rejected fields, by their number from one. */
  needs: Five;
  and: string;
  channels: string;
  email: string;
  sharedPhone: string;
  discard: string;
  restore: string;
  /** `isByEmail`: `byEmail` is above it. */
  whatNext: (hours: string | undefined, isByEmail: boolean) => string;
  /** Around a phone number, and a link to WhatsApp where there is one. */
  urgent: { call: string; write: string; end: string };
  sendAnother: string;
  sending: string;
  retrying: string;
  errors: Record<FieldName, string>;
  /** Of a number that does not fit, and of one from abroad. */
  phoneAdvice: string;
  tooLong: (field: FieldName, lengthMax: number) => string;
  retries: Record<'busy' | 'dropped', string>;
  stillTrying: string;
  /** In the place of `stillTrying` or `stopped`, where the reason tells what to do. */
  reasons: Record<'intercepted' | 'tooMany' | 'refused' | 'tooLong', string>;
  stopped: string;
  deleted: string;
  shortPhone: (digits: number) => string;
  charactersLeft: (count: number) => string;
  /** A longer text was pasted, and where the rest of it can go: the message, or a form to which a link follows. */
  cut: (lengthMax: number, rest: 'message' | 'link') => string;
};

/** The words of one form, which in English are in the form table. */
export type FormWords<Name extends string = string, Submit = string | Record<string, string>> = {
  title: string;
  fields: Record<Name, { label: string; hint?: string; suggestions?: readonly string[] }>;
  submit: Submit;
};

export type ContactWords = FormWords<FieldName, string>;
export type MyEnquiryWords = FormWords<'reference' | 'email', Record<'see' | 'erase', string>>;

/** The settings that the summary of the privacy policy mentions. */
export type PrivacyFacts = {
  retentionDays: number;
  backupDays: number;
  /** 0 where nothing is kept of an enquiry that its sender erased. */
  eraseAfterDays: number;
  answerDays: number;
  email: string;
  /** The host of another company that gets a copy of each enquiry. */
  notifies: string | null;
  /** The companies that run the server and carry the mail, where they are set. */
  processors: { hosting: string | null; mail: string | null };
  /** `null` where no form has one. */
  captcha: Captcha | null;
};

/** The name of a company after what it does, if it is set. */
export function inBrackets(name: string | null): string {
  return name === null ? '' : ` (${name})`;
}

/** The summary of the privacy policy: ten sentences. */
export type InShort = (facts: PrivacyFacts) => TenSentences;

type Five = readonly [string, string, string, string, string];
type TenSentences = readonly [...Five, ...Five];

/** The texts that exist in English too. */
export type Texts = {
  form: FormTexts;
  inShort: InShort;
  requests: DataRequestWords;
};

export type TranslatedPart = 'notice' | 'inShort' | 'myEnquiry' | 'contact' | 'form';

/** When a text was written, and whether a native reader has confirmed it. */
export type Review = { writtenOn: `${number}-${number}-${number}`; isConfirmed: boolean };

export type Translation = Texts & {
  review: Record<TranslatedPart, Review>;
  /** The privacy notice beside every form; `link` leads to the summary. */
  notice: { text: string; link: string };
  contact: ContactWords;
  hours: HoursWords;
  myEnquiry: { title: string; intro: readonly string[]; form: MyEnquiryWords };
  inShortTitle: string;
  /** For a rejected form: one that was not read, and one whose text is shown again. */
  rejected: { unread: string; kept: string };
  /** Where two texts differ, the English one counts. */
  prevails: string;
};
