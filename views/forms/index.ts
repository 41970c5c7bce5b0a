// The table of forms. The server, the pages and the browser's bundle all read their rules from here.

import type { FieldName } from './send-response.ts';

/**
 * The honeypot field: bots that fill in every field fill it in too. Its name is not in the vocabulary of browsers and
 * password managers, which fill in forms for real visitors.
 */
export const honeypotName = 'link';

/**
 * What the server accepts from any form, in code points, and of a name in letters as a reader counts them. Browsers count
 * UTF-16 code units, which are never fewer.
 */
export const lengthMax = { name: 30, email: 254, phone: 10, subject: 100, message: 5000 } as const;

export * from './send-response.ts';

export type Field = {
  label: string;
  /** Advice below the label. */
  hint?: string;
  kind: 'text' | 'email' | 'tel' | 'multiline';
  /** Rendered as `maxlength`; the server enforces the limits above. */
  lengthMax?: number;
  required: boolean;
  /** The autofill token, where the form allows autofill. */
  autocomplete: 'name' | 'email' | 'tel-national' | 'on' | 'off';
  /** Texts that the visitor may choose instead of typing one. */
  suggestions?: readonly string[];
};

/** What every form says of itself. */
type AnyForm = {
  title: string;
  /** Where it posts. */
  action: `/${string}`;
  /** A text is the preset value of a hidden field. */
  fields: Record<string, Field | string>;
  /** The label of its button, or of each of its buttons by the value that the button posts as `action`. */
  submit: string | Record<string, string>;
};

/** A form whose post is an enquiry. */
export type Form = AnyForm & {
  action: '/send';
  /** `subject` is a field that the visitor fills in, or the preset text of a hidden one. */
  fields: Record<Exclude<FieldName, 'subject'>, Field> & { subject: Field | string };
  submit: string;
  messageHeightPx: 70 | 150;
  /** `alert`: the browser's own dialog follows once the message is shown. */
  onSuccess: 'message' | 'alert';
  onFailure: 'keep' | 'clear';
  /** The visitor may choose its language. */
  isTranslated?: true;
  /** Uses the configured captcha, on the first interaction. */
  captcha?: true;
  /** Links choose its subject: the topics of the site table. */
  takesTopics?: true;
  /** Where a message that does not fit goes on: another form, the page that has it, and the label of the link. */
  longer?: { form: 'contact'; page: `/${string}`; label: string };
};

/** The prefix that the agency's mail filters match; the spelling is the original's and must not change. */
const filterPrefix = 'You receiced a mail for ';

const name: Field = { label: 'Full name', kind: 'text', lengthMax: 30, required: true, autocomplete: 'name' };
const email: Field = { label: 'Email address', kind: 'email', required: true, autocomplete: 'email' };
const phone: Field = {
  label: 'Phone number',
  kind: 'tel',
  lengthMax: 10,
  required: true,
  autocomplete: 'tel-national',
};
// With `off`, browsers lose the text when the visitor goes back.
const message: Field = { label: 'What do you need?', kind: 'multiline', required: true, autocomplete: 'on' };
const subject: Field = { label: 'Subject', kind: 'text', lengthMax: 50, required: true, autocomplete: 'on' };

export const enquiryForms = {
  home: {
    title: 'Tell us about your project',
    action: '/send',
    fields: {
      name: { ...name, autocomplete: 'off' },
      email: { ...email, autocomplete: 'off' },
      phone: { ...phone, autocomplete: 'off' },
      subject: { ...subject, autocomplete: 'off' },
      message: { ...message, lengthMax: 190, autocomplete: 'off' },
    },
    submit: 'Send a Message',
    messageHeightPx: 150,
    onSuccess: 'message',
    onFailure: 'keep',
    longer: { form: 'contact', page: '/contact', label: 'Write more on the Contact page' },
  },
  contact: {
    title: 'Send us a message',
    action: '/send',
    fields: {
      name: { ...name, label: 'Name', required: false },
      email: { ...email, label: 'Email Address', required: false },
      phone: { ...phone, label: 'Phone No', required: false },
      subject: {
        ...subject,
        lengthMax: 10,
        required: false,
        suggestions: ['Website', 'Shop', 'App', 'SEO', 'Logo', 'Ads'],
      },
      message: { ...message, label: 'Your Requirement', required: false },
    },
    submit: 'Send a Message',
    messageHeightPx: 150,
    onSuccess: 'alert',
    onFailure: 'clear',
    isTranslated: true,
    takesTopics: true,
  },
  webDesign: {
    ...service('Web Designing Services', 'Tell us your requirements'),
    onSuccess: 'alert',
    onFailure: 'clear',
  },
  ecommerceDesign: service(`${filterPrefix}ecommerce web designing`),
  webDevelopment: service(`${filterPrefix}web development`),
  phpDevelopment: service(`${filterPrefix}PHP web development`),
  ecommerceDevelopment: service(`${filterPrefix}ecommerce web development`),
  magentoDevelopment: service(`${filterPrefix}Magento web development`),
  graphicDesign: service(`${filterPrefix}graphic design`),
  brochureDesign: service(`${filterPrefix}brochure design`),
  mobileApp: service(`${filterPrefix}mobile app`),
  androidApp: service(`${filterPrefix}android app`),
  iosApp: service(`${filterPrefix}iOS app`),
  digitalMarketing: service(`${filterPrefix}digital marketing services`, 'Share Your Project Requirements'),
  seo: service('SEO Services'),
  contentMarketing: service('Content Marketing Services'),
  emailMarketing: service('Email Marketing Services'),
  sem: { ...service('SEM Services'), captcha: true },
  ppc: service('PPC Services'),
  smo: service('SMO Services'),
  facebookMarketing: service('Facebook Marketing Services'),
  notFound: service('Enquiry from a page that was not found', 'Ask us instead'),
  hotelWebsiteDesign: service('Hotel Website Design'),
  hotelWebsiteSeo: service('Hotel Website SEO'),
  mobileWebsiteDevelopment: service('Mobile Website Development'),
  bulkSms: service('Bulk SMS'),
} as const satisfies Record<string, Form>;

/** A form whose post is an enquiry. */
export type FormName = keyof typeof enquiryForms;

export const forms = {
  ...enquiryForms,
  /** Asks for what is stored of an earlier enquiry, or for its erasure. Its post is no enquiry. */
  myEnquiry: {
    title: 'Which enquiry is it?',
    action: '/my-enquiry',
    fields: {
      reference: {
        label: 'Reference',
        hint: 'Such as K7M2-9QXD, shown when you sent the form',
        kind: 'text',
        // As many as the server reads: spaces may come with a pasted reference.
        lengthMax: 60,
        required: true,
        autocomplete: 'off',
      },
      email,
    },
    submit: { see: 'Send me what is stored', erase: 'Erase it' },
  },
} as const satisfies Record<string, AnyForm>;

export type AnyFormName = keyof typeof forms;

/** Its post is an enquiry, as its row says. */
export function isEnquiryForm(form: AnyFormName): form is FormName {
  return forms[form].action === '/send';
}

export type AnyFieldName = FieldName | keyof (typeof forms)['myEnquiry']['fields'];

function service(presetSubject: string, title = 'Ask for a free quote') {
  return {
    title,
    action: '/send',
    fields: {
      name,
      email,
      phone,
      subject: presetSubject,
      message: { ...message, label: 'Description: what do you need?' },
    },
    submit: 'Send a Message',
    messageHeightPx: 70,
    onSuccess: 'message',
    onFailure: 'keep',
  } as const satisfies Form;
}
