import { EnquiryForm, type FormLayout, type Heading } from '../forms/form.tsx';
import { type Form, type FormName, forms } from '../forms/index.ts';
import { noticeVersion } from '../forms/notice.ts';
import { spokenHours } from '../hours.ts';
import { languages, otherLanguages, translations } from '../languages/index.ts';
import { usePageContext } from '../page-context.ts';
import { site, type TopicName, topicId, topics } from '../site.ts';

type Props = {
  form: FormName;
  heading?: Heading;
  layout?: FormLayout;
};

/**
 * The form of a page: a band in the colour of the family, with the title on it and the fields on a slab, or the slab
 * alone, in another section. It is an island: the browser loads its module when it comes near the viewport, and hydrates
 * its message area.
 */
export function Enquiry({ form, heading = 'h2', layout = 'band' }: Props) {
  const context = usePageContext();
  const { path, formResponse, settings, assets } = context;
  context.forms.push(form);
  const { isTranslated, takesTopics }: Form = forms[form];
  const language = isTranslated ? context.language : 'en';
  const ownResponse =
    formResponse && 'response' in formResponse && formResponse.form === form ? formResponse : null;
  const whatsapp = settings.whatsapp?.replace(/\D/g, '');
  const translation = language === 'en' ? null : translations[language];
  const hours = spokenHours(settings.hours, translation?.hours) || undefined;
  return (
    <div
      className={`enquiry enquiry-${layout}`}
      id={`enquiry-${form}`}
      data-enquiry={form}
      data-island={assets.islands.enquiry}
      data-phone={settings.phone}
      data-email={settings.email}
      data-whatsapp={whatsapp}
      data-hours={hours}
    >
      <EnquiryForm
        form={form}
        heading={heading}
        layout={layout}
        enquiry={{
          page: path,
          captcha: settings.captcha,
          noticeVersion: noticeVersion(settings),
          notices,
          // The links lead to the form in English.
          topics: takesTopics && language === 'en' ? linkedTopics : [],
          isAnsweredByEmail: ownResponse?.values.phone.trim() === '',
          contact: { phone: settings.phone, whatsapp, hours },
          reference: ownResponse?.reference ?? null,
        }}
        response={ownResponse?.response ?? null}
        values={ownResponse?.response.success === false ? ownResponse.values : {}}
        language={language}
        texts={languages[language].form}
        words={translation?.contact ?? null}
      />
    </div>
  );
}

const linkedTopics = (Object.keys(topics) as TopicName[]).map((name) => ({
  ...topics[name],
  id: topicId(name),
}));

const notices = otherLanguages.map((language) => ({
  language,
  ...translations[language].notice,
  href: `${site.privacy.path}#${language}`,
}));
