// Describes a form to a browsing agent, which can fill it in and send it for its user: WebMCP's declarative attributes,
// https://github.com/webmachinelearning/webmcp/blob/main/declarative-api-explainer.md The browser itself reports the
// limits of the fields.

import type { AnyFieldName, FormName } from './index.ts';
import { forms } from './index.ts';

/**
 * No page has two enquiry forms, so all of them can share one name. The form for data requests is no tool: what it
 * erases does not come back.
 */
export const toolName = 'send_enquiry';

/** Attributes for a `<form>`. React's types do not know them, and accept them in a spread. */
export function toolAttributes(form: FormName) {
  const { subject } = forms[form].fields;
  const topic = typeof subject === 'string' ? subject.replace(/^.* mail for /, '') : 'any of its services';
  return {
    toolname: toolName,
    tooldescription: `Sends the agency an enquiry about ${topic}. A person replies by phone or e-mail; nothing is ordered.`,
    // The user has asked for it, and an enquiry is not binding.
    toolautosubmit: '',
  };
}

/** Attributes for a field. Of a field without any, browsers give agents the label. */
export function parameterAttributes(field: AnyFieldName) {
  const description = parameterDescriptions[field];
  return description === undefined ? {} : { toolparamdescription: description };
}

const parameterDescriptions: Partial<Record<AnyFieldName, string>> = {
  phone: 'Indian number without +91, such as 9876543210',
};
