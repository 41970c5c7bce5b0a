import type { ReactNode } from 'react';
import { translations } from '../languages/index.ts';
import type { OtherLanguage } from '../languages/words.ts';

type Props = { language: OtherLanguage; title: string; isOpen?: boolean; children: ReactNode };

/** The same in another language, folded, with the note that the English text counts. */
export function TranslationFold({ language, title, isOpen = false, children }: Props) {
  return (
    <details className="translation" lang={language} open={isOpen}>
      <summary>
        <h3>{title}</h3>
      </summary>
      <div className="prose">
        {children}
        <p className="form-note">{translations[language].prevails}</p>
      </div>
    </details>
  );
}
