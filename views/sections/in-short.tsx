import { facts } from '../facts.ts';
import { languages, otherLanguages, translations } from '../languages/index.ts';
import { usePageContext } from '../page-context.ts';
import { TranslationFold } from '../parts/translation-fold.tsx';
import { Line, Lines } from './prose.tsx';

/** The privacy policy in ten sentences, and the same in other languages. */
export function InShort({ title }: { title: string }) {
  const own = { ...usePageContext().settings, answerDays: facts.dataAnswerDays };
  return (
    <section className="section ground pigment-ochre">
      <div className="frame">
        <div className="wide-head">
          <h2>{title}</h2>
        </div>
        <Sentences sentences={languages.en.inShort(own)} />
        {otherLanguages.map((language) => (
          <TranslationFold key={language} language={language} title={translations[language].inShortTitle}>
            {/* The notice beside every form leads here; a browser opens the fold for it. */}
            <Sentences id={language} sentences={translations[language].inShort(own)} />
          </TranslationFold>
        ))}
      </div>
    </section>
  );
}

function Sentences({ id, sentences }: { id?: string; sentences: readonly string[] }) {
  return (
    <div id={id}>
      <Lines>
        {sentences.map((sentence, index) => (
          <Line key={sentence} at={`${index + 1}`}>
            {sentence}
          </Line>
        ))}
      </Lines>
    </div>
  );
}
