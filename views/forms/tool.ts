// Describes a form to a browsing agent, which can fill it in and send it for its user: WebMCP's declarative attributes,
// https://github.com/webmachinelearning/webmcp/blob/main/declarative-api-explainer.md The browser itself reports the
// limits of the fields.

import type { FieldName, FormName } from './index.ts';
import { forms } from './index.ts';

/** No page has two forms, so all of them can share one name. */
export const toolName = 'send_enquiry';

/** Attributes for a `<form>` and for its fields. React's types do not know them, and accept them in a spread. */
export type Tool = { form: object; fields: Record<FieldName, object> };

export function toolOf(form: FormName): Tool {
  const { subject } = forms[form].fields;
  const topic = typeof subject === 'string' ? subject.replace(/^.* mail for /, '') : 'any of its services';
  const attributes = {
    toolname: toolName,
    tooldescription: `Sends the agency an enquiry, or asks for a free quote, about ${topic}. A person replies by phone or e-mail; nothing is ordered.`,
    // The user has asked for it, and an enquiry is not binding.
    toolautosubmit: '',
  };
  return { form: attributes, fields };
}

const fields: Tool['fields'] = {
  name: { toolparamdescription: 'Name of the person who asks' },
  email: { toolparamdescription: 'Where the reply goes' },
  phone: { toolparamdescription: 'Indian number without +91, such as 9876543210' },
  subject: { toolparamdescription: 'A word or two, such as Website or Logo' },
  message: { toolparamdescription: 'What the business does, what is wanted, and by when' },
};
