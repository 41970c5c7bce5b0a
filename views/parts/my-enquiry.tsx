import { EnquiryForm, type Heading } from '../forms/form.tsx';
import { dataRequestAnswer } from '../forms/my-enquiry.ts';
import { usePageContext } from '../page-context.ts';

/** The form for data requests. It is no island: what is typed into it is stored nowhere in the browser. */
export function MyEnquiry({ heading }: { heading: Heading }) {
  const { formResponse, settings } = usePageContext();
  const own = formResponse?.form === 'myEnquiry' ? formResponse : null;
  return (
    <div className="enquiry">
      <EnquiryForm
        form="myEnquiry"
        heading={heading}
        response={own && dataRequestAnswer(own.result, settings.email)}
        values={own?.values ?? {}}
      />
    </div>
  );
}
