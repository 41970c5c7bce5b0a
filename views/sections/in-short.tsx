import { facts } from '../facts.ts';
import { languages, otherLanguages, translations } from '../languages/index.ts';
import { usePageContext } from '../page-context.ts';
import { TranslationFold } from '../parts/translation-fold.tsx';
import { Section } from './section.tsx';

/** The privacy policy in ten sentences, and the same in other languages. */
export function InShort({ title }: { title: string }) {
  const own = { ...usePageContext().settings, answerDays: facts.dataAnswerDays };
  return (
    <Section name="in-short" title={title}>
      <Sentences sentences={languages.en.inShort(own)} />
      <div className="translations">
        {otherLanguages.map((language) => (
          <TranslationFold key={language} language={language} title={translations[language].inShortTitle}>
            {/* The notice beside every form leads here; a browser opens the fold for it. */}
            <Sentences id={language} sentences={translations[language].inShort(own)} />
          </TranslationFold>
        ))}
      </div>
    </Section>
  );
}

function Sentences({ id, sentences }: { id?: string; sentences: readonly string[] }) {
  return (
    <ol className="in-short" id={id}>
      {sentences.map((sentence) => (
        <li key={sentence}>{sentence}</li>
      ))}
    </ol>
  );
}
