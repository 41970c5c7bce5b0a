import { form as english } from '../views/languages/en.ts';
import type { ContactWords, FormTexts, Language } from '../views/languages/words.ts';

/** `words` replace those of the form table. */
export type LoadedWords = { texts: FormTexts; words: ContactWords | null };

/** The words of a form in that language. They are in the HTML too, but not those of errors and later messages. */
export async function loadWords(language: Language): Promise<LoadedWords> {
  if (language === 'en') return { texts: english, words: null };
  const { form, contact } = await (language === 'hi' ? import('./words-hi.ts') : import('./words-pa.ts'));
  return { texts: form, words: contact };
}
