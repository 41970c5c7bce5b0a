import { EnquiryForm, type Heading } from '../forms/form.tsx';
import type { FormName } from '../forms/index.ts';
import { noticeVersion } from '../forms/notice.ts';
import { spokenHours } from '../hours.ts';
import { usePageContext } from '../page-context.ts';

type Props = {
  form: FormName;
  heading?: Heading;
};

/** An island: the browser loads its module when it comes near the viewport, and reads its props from its HTML. */
export function Enquiry({ form, heading = 'h2' }: Props) {
  const { path, formResponse, settings, assets, forms } = usePageContext();
  forms.push(form);
  const ownResponse =
    formResponse && 'response' in formResponse && formResponse.form === form ? formResponse : null;
  const whatsapp = settings.whatsapp?.replace(/\D/g, '');
  const hours = spokenHours(settings.hours) || undefined;
  return (
    <div
      className="enquiry"
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
        page={path}
        heading={heading}
        captcha={settings.captcha}
        noticeVersion={noticeVersion(settings)}
        contact={{ phone: settings.phone, whatsapp, hours }}
        response={ownResponse?.response ?? null}
        reference={ownResponse?.reference ?? null}
        values={ownResponse?.response.success === false ? ownResponse.values : {}}
      />
    </div>
  );
}
