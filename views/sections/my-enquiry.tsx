import type { ReactNode } from 'react';
import { otherLanguages, translations } from '../languages/index.ts';
import { MyEnquiry, useDataRequest } from '../parts/my-enquiry.tsx';
import { TranslationFold } from '../parts/translation-fold.tsx';

/** The form by which a visitor sees or erases an enquiry, beside what it does, and the same in other languages. */
export function SeeOrErase({ title, children }: { title: string; children: ReactNode }) {
  const answered = useDataRequest();
  return (
    <section className="section section-my-enquiry ground" id="my-enquiry">
      <div className="frame section-grid">
        <div className="section-head">
          <h2>{title}</h2>
          {children}
        </div>
        <div className="section-body">
          <MyEnquiry heading="h3" language="en" />
          <div className="translations">
            {otherLanguages.map((language) => (
              <TranslationFold
                key={language}
                language={language}
                title={translations[language].myEnquiry.title}
                isOpen={answered?.language === language}
              >
                {translations[language].myEnquiry.intro.map((paragraph) => (
                  <p key={paragraph}>{paragraph}</p>
                ))}
                <MyEnquiry heading="h4" language={language} />
              </TranslationFold>
            ))}
          </div>
        </div>
      </div>
    </section>
  );
}
