import { EnquiryForm, type Heading } from '../forms/form.tsx';
import type { FormName } from '../forms/index.ts';
import { digitsOf } from '../navigation.ts';
import { useVisit } from '../visit.ts';

type Props = {
  form: FormName;
  heading?: Heading;
};

/** The one island: the browser finds it by its data attribute and reads its props from its HTML. */
export function Enquiry({ form, heading = 'h2' }: Props) {
  const { path, reply, settings } = useVisit();
  const mine = reply?.form === form ? reply : null;
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
        answer={mine?.answer ?? null}
        reference={mine?.reference ?? null}
        values={mine?.answer.success === false ? mine.values : {}}
      />
    </div>
  );
}
