// All languages. The browser's scripts import the files one by one, so that no visitor loads the others.

import * as en from './en.ts';
import * as hi from './hi.ts';
import * as pa from './pa.ts';
import type { Language, OtherLanguage, Texts, Translation } from './words.ts';

export const translations: Record<OtherLanguage, Translation> = { hi, pa };

export const languages: Record<Language, Texts> = { en, ...translations };

/** In the order in which they are shown. */
export const otherLanguages: readonly OtherLanguage[] = ['hi', 'pa'];
