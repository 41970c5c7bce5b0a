import { EnquiryForm, type Heading } from '../forms/form.tsx';
import type { FormName } from '../forms/index.ts';
import { digitsOf } from '../navigation.ts';
import { usePageContext } from '../page-context.ts';

type Props = {
  form: FormName;
  heading?: Heading;
};

/** The one island: the browser finds it by its data attribute and reads its props from its HTML. */
export function Enquiry({ form, heading = 'h2' }: Props) {
  const { path, formResponse, settings, forms } = usePageContext();
  forms.push(form);
  const ownResponse = formResponse?.form === form ? formResponse : null;
  return (
    <div
      className="enquiry"
      id={`enquiry-${form}`}
      data-enquiry={form}
      data-phone={digitsOf(settings.phone)}
      data-email={settings.email}
      data-whatsapp={settings.whatsapp === null ? undefined : digitsOf(settings.whatsapp).replace('+', '')}
    >
      <EnquiryForm
        form={form}
        page={path}
        heading={heading}
        captcha={settings.captcha}
        response={ownResponse?.response ?? null}
        reference={ownResponse?.reference ?? null}
        values={ownResponse?.response.success === false ? ownResponse.values : {}}
      />
    </div>
  );
}
