import { EnquiryForm, type Heading } from '../forms/form.tsx';
import { dataRequestAnswer } from '../forms/my-enquiry.ts';
import { languages, translations } from '../languages/index.ts';
import type { Language } from '../languages/words.ts';
import { usePageContext } from '../page-context.ts';

type Props = { heading: Heading; language: Language };

/** The form for data requests. It is no island: what is typed into it is stored nowhere in the browser. */
export function MyEnquiry({ heading, language }: Props) {
  const { settings } = usePageContext();
  const { form: texts, requests } = languages[language];
  const answered = useDataRequest();
  const own = answered?.language === language ? answered : null;
  return (
    <div className="enquiry enquiry-slab">
      <EnquiryForm
        form="myEnquiry"
        id={language === 'en' ? 'myEnquiry' : `myEnquiry-${language}`}
        heading={heading}
        layout="slab"
        response={own && dataRequestAnswer(own.result, settings, requests)}
        values={own?.values ?? {}}
        language={language}
        texts={texts}
        words={language === 'en' ? null : translations[language].myEnquiry.form}
      />
    </div>
  );
}

/** The response to a data request, if the page is one. */
export function useDataRequest() {
  const { formResponse } = usePageContext();
  return formResponse?.form === 'myEnquiry' ? formResponse : null;
}
