// Punjabi in Gurmukhi. Names and numerals stay as in English.

import type { DataRequestWords } from '../forms/my-enquiry.ts';
import type { HoursWords } from '../hours.ts';
import { type ContactWords, type FormTexts, type InShort, inBrackets, type Translation } from './words.ts';

export const review: Translation['review'] = {
  notice: { writtenOn: '2026-11-30', isConfirmed: false },
  inShort: { writtenOn: '2026-11-29', isConfirmed: false },
  myEnquiry: { writtenOn: '2026-11-22', isConfirmed: false },
  contact: { writtenOn: '2026-11-22', isConfirmed: false },
  form: { writtenOn: '2026-11-29', isConfirmed: false },
};

export const prevails = 'ਅੰਗਰੇਜ਼ੀ ਲਿਖਤ ਹੀ ਮੰਨੀ ਜਾਵੇਗੀ।';

export const notice: Translation['notice'] = {
  text: 'ਅਸੀਂ ਤੁਹਾਡਾ ਨਾਂ, ਈ-ਮੇਲ, ਫ਼ੋਨ ਅਤੇ ਸੁਨੇਹਾ ਜਵਾਬ ਦੇਣ ਲਈ ਰੱਖਦੇ ਹਾਂ।',
  link: 'ਤੁਹਾਡੇ ਹੱਕ',
};

export const contact: ContactWords = {
  title: 'ਸਾਨੂੰ ਸੁਨੇਹਾ ਭੇਜੋ',
  fields: {
    name: { label: 'ਨਾਂ' },
    email: { label: 'ਈ-ਮੇਲ ਪਤਾ' },
    phone: { label: 'ਫ਼ੋਨ ਨੰਬਰ' },
    subject: { label: 'ਵਿਸ਼ਾ', suggestions: ['ਵੈੱਬਸਾਈਟ', 'ਦੁਕਾਨ', 'ਐਪ', 'SEO', 'ਲੋਗੋ', 'ਇਸ਼ਤਿਹਾਰ'] },
    message: { label: 'ਤੁਹਾਡੀ ਲੋੜ' },
  },
  submit: 'ਸੁਨੇਹਾ ਭੇਜੋ',
};

export const hours: HoursWords = {
  days: {
    Mo: 'ਸੋਮਵਾਰ',
    Tu: 'ਮੰਗਲਵਾਰ',
    We: 'ਬੁੱਧਵਾਰ',
    Th: 'ਵੀਰਵਾਰ',
    Fr: 'ਸ਼ੁੱਕਰਵਾਰ',
    Sa: 'ਸ਼ਨਿੱਚਰਵਾਰ',
    Su: 'ਐਤਵਾਰ',
  },
  to: ' ਤੋਂ ',
  open: (days, times) => `${days}, ${times} ਤੱਕ`,
};

const stillTrying = 'ਅਸੀਂ ਤੁਹਾਡਾ ਸੁਨੇਹਾ ਭੇਜਣ ਦੀ ਕੋਸ਼ਿਸ਼ ਕਰ ਰਹੇ ਹਾਂ। ਪਹੁੰਚਣ ’ਤੇ ਇੱਥੇ ਹੀ ਦੱਸਾਂਗੇ।';

const fields = {
  name: 'ਨਾਂ',
  email: 'ਈ-ਮੇਲ ਪਤਾ',
  phone: 'ਫ਼ੋਨ ਨੰਬਰ',
  subject: 'ਵਿਸ਼ਾ',
  message: 'ਸੁਨੇਹਾ',
};

export const form: FormTexts = {
  languages: 'ਇਸ ਫ਼ਾਰਮ ਦੀ ਭਾਸ਼ਾ',
  fillEvery: 'ਕਿਰਪਾ ਕਰਕੇ ਸਾਰੀ ਜਾਣਕਾਰੀ ਭਰੋ।',
  needed: 'ਨਾਂ, ਈ-ਮੇਲ ਅਤੇ ਆਪਣੀ ਲੋੜ ਭਰੋ।',
  optional: 'ਜ਼ਰੂਰੀ ਨਹੀਂ',
  phoneLimit: (digits) => `ਵੱਧ ਤੋਂ ਵੱਧ ${digits} ਅੰਕ, +91 ਤੋਂ ਬਿਨਾਂ`,
  suggestions: 'ਸੁਝਾਅ',
  messages: {
    success: 'ਸਾਡੇ ਨਾਲ ਸੰਪਰਕ ਕਰਨ ਲਈ ਧੰਨਵਾਦ। ਅਸੀਂ ਛੇਤੀ ਹੀ ਤੁਹਾਨੂੰ ਜਵਾਬ ਦੇਵਾਂਗੇ।',
    failure: 'ਕੁਝ ਗੜਬੜ ਹੋ ਗਈ। ਥੋੜ੍ਹੀ ਦੇਰ ਬਾਅਦ ਫਿਰ ਕੋਸ਼ਿਸ਼ ਕਰੋ।',
  },
  byEmail: 'ਅਸੀਂ ਈ-ਮੇਲ ਰਾਹੀਂ ਜਵਾਬ ਦੇਵਾਂਗੇ।',
  reference: 'ਤੁਹਾਡਾ ਹਵਾਲਾ ਨੰਬਰ, ਜੇ ਤੁਸੀਂ ਦੁਬਾਰਾ ਲਿਖੋ:',
  needs: [
    'ਅਜੇ ਨਹੀਂ ਭੇਜਿਆ ਗਿਆ: ਇੱਕ ਥਾਂ ਠੀਕ ਕਰਨੀ ਹੈ:',
    'ਅਜੇ ਨਹੀਂ ਭੇਜਿਆ ਗਿਆ: ਦੋ ਥਾਵਾਂ ਠੀਕ ਕਰਨੀਆਂ ਹਨ:',
    'ਅਜੇ ਨਹੀਂ ਭੇਜਿਆ ਗਿਆ: ਤਿੰਨ ਥਾਵਾਂ ਠੀਕ ਕਰਨੀਆਂ ਹਨ:',
    'ਅਜੇ ਨਹੀਂ ਭੇਜਿਆ ਗਿਆ: ਚਾਰ ਥਾਵਾਂ ਠੀਕ ਕਰਨੀਆਂ ਹਨ:',
    'ਅਜੇ ਨਹੀਂ ਭੇਜਿਆ ਗਿਆ: ਪੰਜ ਥਾਵਾਂ ਠੀਕ ਕਰਨੀਆਂ ਹਨ:',
  ],
  and: 'ਅਤੇ',
  channels: 'ਜਾਂ ਇਹ ਸੁਨੇਹਾ ਇਸ ਤਰ੍ਹਾਂ ਭੇਜੋ:',
  email: 'ਈ-ਮੇਲ',
  sharedPhone: 'ਇਹ ਫ਼ੋਨ ਹੋਰ ਲੋਕ ਵੀ ਚਲਾਉਂਦੇ ਹਨ?',
  discard: 'ਮੇਰਾ ਸੁਨੇਹਾ ਮਿਟਾਓ',
  restore: 'ਜੋ ਲਿਖਿਆ ਸੀ, ਵਾਪਸ ਲਿਆਓ',
  whatNext: (hours, isByEmail) =>
    `ਅੱਗੇ ਕੀ ਹੋਵੇਗਾ: ਇਸ ਕੰਮ ਦਾ ਜ਼ਿੰਮੇਵਾਰ ਵਿਅਕਤੀ ਤੁਹਾਡਾ ਸੁਨੇਹਾ ਪੜ੍ਹੇਗਾ ਅਤੇ ਅਗਲੇ ਕੰਮਕਾਜੀ ਦਿਨ ਤੱਕ${hours ? ` (${hours})` : ''} ${isByEmail ? '' : 'ਫ਼ੋਨ ਜਾਂ ਈ-ਮੇਲ ਰਾਹੀਂ '}ਜਵਾਬ ਦੇਵੇਗਾ।`,
  urgent: { call: 'ਜ਼ਰੂਰੀ ਹੋਵੇ ਤਾਂ ਫ਼ੋਨ ਕਰੋ: ', write: ' ਜਾਂ ਇੱਥੇ ਲਿਖੋ: ', end: '' },
  sendAnother: 'ਇੱਕ ਹੋਰ ਸੁਨੇਹਾ ਭੇਜੋ',
  sending: 'ਭੇਜਿਆ ਜਾ ਰਿਹਾ ਹੈ…',
  retrying: 'ਫਿਰ ਕੋਸ਼ਿਸ਼ ਹੋ ਰਹੀ ਹੈ…',
  errors: {
    name: 'ਆਪਣਾ ਨਾਂ ਲਿਖੋ',
    email: 'ਈ-ਮੇਲ ਪਤਾ ਲਿਖੋ, ਜਿਵੇਂ name@example.com',
    phone: 'ਆਪਣਾ ਫ਼ੋਨ ਨੰਬਰ ਲਿਖੋ',
    subject: 'ਵਿਸ਼ਾ ਲਿਖੋ',
    message: 'ਦੱਸੋ ਕਿ ਤੁਹਾਨੂੰ ਕੀ ਚਾਹੀਦਾ ਹੈ',
  },
  phoneAdvice: 'ਦਸ ਅੰਕ ਲਿਖੋ, +91 ਜਾਂ ਅੱਗੇ ਦੇ 0 ਤੋਂ ਬਿਨਾਂ। ਵਿਦੇਸ਼ ਦਾ ਨੰਬਰ ਸੁਨੇਹੇ ਵਿੱਚ ਲਿਖੋ, ਅਤੇ ਉਸ ਦੇ ਆਖ਼ਰੀ ਦਸ ਅੰਕ ਇੱਥੇ',
  tooLong: (field, lengthMax) => `${fields[field]} ਛੋਟਾ ਕਰੋ: ਵੱਧ ਤੋਂ ਵੱਧ ${lengthMax} ਅੱਖਰ`,
  retries: {
    busy: 'ਵੈੱਬਸਾਈਟ ਰੁੱਝੀ ਹੋਈ ਹੈ। ਫਿਰ ਕੋਸ਼ਿਸ਼ ਹੋ ਰਹੀ ਹੈ…',
    dropped: 'ਇੰਟਰਨੈੱਟ ਕਨੈਕਸ਼ਨ ਟੁੱਟ ਗਿਆ। ਫਿਰ ਕੋਸ਼ਿਸ਼ ਹੋ ਰਹੀ ਹੈ…',
  },
  stillTrying,
  reasons: {
    intercepted: `ਇਹ ਨੈੱਟਵਰਕ ਪਹਿਲਾਂ ਲੌਗ-ਇਨ ਮੰਗਦਾ ਹੈ। ਲੌਗ-ਇਨ ਕਰੋ, ਫਿਰ ਇਸ ਪੰਨੇ ’ਤੇ ਵਾਪਸ ਆਓ। ${stillTrying}`,
    tooMany: `ਬਹੁਤ ਸੁਨੇਹੇ ਆਏ ਹਨ। ${stillTrying}`,
    refused: 'ਤੁਹਾਡੇ ਨੈੱਟਵਰਕ ਤੋਂ ਸੁਨੇਹੇ ਨਹੀਂ ਲਏ ਜਾਂਦੇ।',
    tooLong: 'ਸੁਨੇਹਾ ਛੋਟਾ ਕਰੋ।',
  },
  stopped: 'ਅਸੀਂ ਕੋਸ਼ਿਸ਼ ਰੋਕ ਦਿੱਤੀ ਹੈ। ਤੁਹਾਡਾ ਸੁਨੇਹਾ ਇਸ ਬ੍ਰਾਊਜ਼ਰ ਵਿੱਚ ਰੱਖਿਆ ਹੈ: ਫਿਰ ਭੇਜਣ ਲਈ “ਸੁਨੇਹਾ ਭੇਜੋ” ਦਬਾਓ।',
  deleted: 'ਤੁਹਾਡਾ ਸੁਨੇਹਾ ਮਿਟਾ ਦਿੱਤਾ ਗਿਆ।',
  shortPhone: (digits) => `ਕੀ ਇਹ ਪੂਰਾ ਨੰਬਰ ਹੈ? ਇਸ ਵਿੱਚ ${digits} ਅੰਕ ${digits === 1 ? 'ਹੈ' : 'ਹਨ'}।`,
  charactersLeft: (count) => `${count} ਅੱਖਰ ਬਾਕੀ`,
  cut: (lengthMax, rest) =>
    `ਇੱਥੇ ਸਿਰਫ਼ ਪਹਿਲੇ ${lengthMax} ਅੱਖਰ ਆਉਂਦੇ ਹਨ${rest === 'message' ? '। ਬਾਕੀ ਸੁਨੇਹੇ ਵਿੱਚ ਲਿਖੋ।' : ''}`,
};

export const rejected = {
  unread:
    'ਤੁਹਾਡਾ ਸੁਨੇਹਾ ਨਹੀਂ ਲਿਆ ਜਾ ਸਕਿਆ। “Back” ਦਬਾਓ: ਕੁਝ ਬ੍ਰਾਊਜ਼ਰ ਭਰਿਆ ਹੋਇਆ ਫ਼ਾਰਮ ਦਿਖਾਉਂਦੇ ਹਨ, ਕੁਝ ਖਾਲੀ। ਫਿਰ ਸੁਨੇਹਾ ਛੋਟਾ ਕਰੋ ਜਾਂ ਦਸ ਮਿੰਟ ਬਾਅਦ ਦੁਬਾਰਾ ਭੇਜੋ।',
  kept: 'ਤੁਹਾਡਾ ਸੁਨੇਹਾ ਨਹੀਂ ਲਿਆ ਜਾ ਸਕਿਆ। ਤੁਸੀਂ ਜੋ ਲਿਖਿਆ, ਉਹ ਉੱਪਰਲੇ ਫ਼ਾਰਮ ਵਿੱਚ ਹੈ: ਦਸ ਮਿੰਟ ਬਾਅਦ ਦੁਬਾਰਾ ਭੇਜੋ।',
};

export const inShortTitle = 'ਪੰਜਾਬੀ ਵਿੱਚ: ਸੰਖੇਪ';

export const inShort: InShort = ({
  retentionDays,
  backupDays,
  eraseAfterDays,
  answerDays,
  email,
  notifies,
  processors,
  captcha,
}) => [
  'ਤੁਸੀਂ ਫ਼ਾਰਮ ਵਿੱਚ ਜੋ ਲਿਖਦੇ ਹੋ, ਉਹ ਅਸੀਂ ਆਪਣੇ ਕੋਲ ਰੱਖਦੇ ਹਾਂ: ਨਾਂ, ਈ-ਮੇਲ ਪਤਾ ਅਤੇ ਸੁਨੇਹਾ, ਜੋ ਜ਼ਰੂਰੀ ਹਨ, ਫ਼ੋਨ ਨੰਬਰ ਅਤੇ ਵਿਸ਼ਾ।',
  'ਇਸ ਦੀ ਵਰਤੋਂ ਅਸੀਂ ਤੁਹਾਨੂੰ ਜਵਾਬ ਦੇਣ ਲਈ ਕਰਦੇ ਹਾਂ ਅਤੇ, ਜੇ ਮਿਲ ਕੇ ਕੰਮ ਕੀਤਾ, ਤਾਂ ਤੁਹਾਡੇ ਕੰਮ ਲਈ।',
  'ਅਸੀਂ ਇਸ ਵਿੱਚੋਂ ਕੁਝ ਨਹੀਂ ਵੇਚਦੇ, ਅਤੇ ਤੁਹਾਨੂੰ ਕਿਸੇ ਮੇਲਿੰਗ ਸੂਚੀ ਵਿੱਚ ਨਹੀਂ ਪਾਉਂਦੇ।',
  `ਇਹ ਸਾਈਟ ਕੋਈ ਕੁਕੀ ਨਹੀਂ ਰੱਖਦੀ; ਨਕਸ਼ੇ${captcha ? ' ਅਤੇ ਕੈਪਚਾ' : ''} ਤੋਂ ਦੂਜੀਆਂ ਕੰਪਨੀਆਂ ਦੀ ਕੁਕੀ ਆ ਸਕਦੀ ਹੈ। ਇਸ ’ਤੇ ਕਿਸੇ ਦੂਜੀ ਕੰਪਨੀ ਦੇ ਇਸ਼ਤਿਹਾਰ ਨਹੀਂ ਚੱਲਦੇ।`,
  `ਇਸ ਨੂੰ ਉਹ ਲੋਕ ਪੜ੍ਹਦੇ ਹਨ ਜੋ ਤੁਹਾਨੂੰ ਜਵਾਬ ਦਿੰਦੇ ਹਨ, ਅਤੇ ਜੋ ਕੰਪਨੀਆਂ ਸਾਡਾ ਸਰਵਰ${inBrackets(processors.hosting)} ਅਤੇ ਸਾਡੀ ਮੇਲ${inBrackets(processors.mail)} ਚਲਾਉਂਦੀਆਂ ਹਨ ਉਨ੍ਹਾਂ ਕੋਲ ਵੀ ਇਸ ਦੀ ਕਾਪੀ ਰਹਿੰਦੀ ਹੈ${notifies === null ? '' : `, ਅਤੇ ${notifies} ਦੀ ਸੇਵਾ ਕੋਲ ਵੀ`}।`,
  `ਆਉਣ ਤੋਂ ${retentionDays} ਦਿਨ ਬਾਅਦ ਸਾਡਾ ਸਰਵਰ ਇਸ ਨੂੰ ਮਿਟਾ ਦਿੰਦਾ ਹੈ, ਅਤੇ ਤੁਸੀਂ ਕਹੋ ਤਾਂ ਪਹਿਲਾਂ${eraseAfterDays === 0 ? '' : `; ਤੁਸੀਂ ਮਿਟਾਓ, ਤਾਂ ਵੀ ਕਾਨੂੰਨ ਕਰਕੇ ਇਸ ਦਾ ਇੱਕ ਹਿੱਸਾ ਆਉਣ ਤੋਂ ${eraseAfterDays} ਦਿਨ ਬਾਅਦ ਤੱਕ ਰੱਖਣਾ ਪੈਂਦਾ ਹੈ`}। ਸਪੈਮ ਜਾਂ ਨਾ ਪਹੁੰਚਿਆ ਸੁਨੇਹਾ ਵੇਖੇ ਜਾਣ ਤੱਕ ਰਹਿੰਦਾ ਹੈ।`,
  `ਬੈਕਅੱਪ ਵਿੱਚ ਇਹ ਕੁਝ ਦਿਨ ਹੋਰ ਰਹਿ ਸਕਦਾ ਹੈ; ਹਰ ਬੈਕਅੱਪ ${backupDays} ਦਿਨ ਬਾਅਦ ਮਿਟਾਇਆ ਜਾਂਦਾ ਹੈ।`,
  'ਜੋ ਸਾਡੇ ਕੋਲ ਹੈ, ਉਸ ਨੂੰ ਤੁਸੀਂ ਵੇਖ ਸਕਦੇ ਹੋ, ਠੀਕ ਕਰਵਾ ਸਕਦੇ ਹੋ ਜਾਂ ਮਿਟਵਾ ਸਕਦੇ ਹੋ, ਅਤੇ ਆਪਣੀ ਸਹਿਮਤੀ ਵਾਪਸ ਲੈ ਸਕਦੇ ਹੋ।',
  `ਵੇਖਣ ਜਾਂ ਮਿਟਾਉਣ ਲਈ ਹੇਠਾਂ ਵਾਲਾ ਫ਼ਾਰਮ ਭਰੋ, ਬਾਕੀ ਲਈ ${email} ’ਤੇ ਲਿਖੋ: ਕੋਈ ਫ਼ੀਸ ਨਹੀਂ ਹੈ, ਅਤੇ ${answerDays} ਦਿਨਾਂ ਦੇ ਅੰਦਰ ਜਵਾਬ ਮਿਲਦਾ ਹੈ।`,
  'ਮਈ 2027 ਤੋਂ, ਸਾਡੇ ਜਵਾਬ ਨਾਲ ਸੰਤੁਸ਼ਟ ਨਾ ਹੋਵੋ ਤਾਂ ਤੁਸੀਂ ਭਾਰਤ ਦੇ ਡੇਟਾ ਸੁਰੱਖਿਆ ਬੋਰਡ (Data Protection Board of India) ਨੂੰ ਸ਼ਿਕਾਇਤ ਕਰ ਸਕਦੇ ਹੋ।',
];

export const myEnquiry: Translation['myEnquiry'] = {
  title: 'ਪੰਜਾਬੀ ਵਿੱਚ: ਆਪਣੀ ਭੇਜੀ ਜਾਣਕਾਰੀ ਵੇਖੋ ਜਾਂ ਮਿਟਾਓ',
  intro: ['ਜਵਾਬ ਕੇਵਲ ਉਸੇ ਈ-ਮੇਲ ਪਤੇ ’ਤੇ ਜਾਂਦਾ ਹੈ ਜੋ ਤੁਸੀਂ ਸਾਨੂੰ ਦਿੱਤਾ ਸੀ। ਜੋ ਮਿਟਾਇਆ ਗਿਆ, ਉਹ ਵਾਪਸ ਨਹੀਂ ਆਉਂਦਾ।'],
  form: {
    title: 'ਕਿਹੜਾ ਸੁਨੇਹਾ?',
    fields: {
      reference: {
        label: 'ਹਵਾਲਾ ਨੰਬਰ',
        hint: 'ਜਿਵੇਂ K7M2-9QXD; ਫ਼ਾਰਮ ਭੇਜਣ ਤੋਂ ਬਾਅਦ ਪੰਨੇ ’ਤੇ ਦਿਸਿਆ ਸੀ',
      },
      email: { label: 'ਈ-ਮੇਲ ਪਤਾ' },
    },
    submit: { see: 'ਜੋ ਰੱਖਿਆ ਹੈ, ਮੈਨੂੰ ਭੇਜੋ', erase: 'ਮਿਟਾ ਦਿਓ' },
  },
};

const ifWeHold = 'ਜੇ ਸਾਡੇ ਕੋਲ ਇਸ ਹਵਾਲਾ ਨੰਬਰ ਅਤੇ ਇਸ ਪਤੇ ਦਾ ਕੋਈ ਸੁਨੇਹਾ ਹੈ, ਤਾਂ';
/** The e-mails are in English alone. */
const inEnglish = 'ਈ-ਮੇਲ ਅੰਗਰੇਜ਼ੀ ਵਿੱਚ ਹੋਵੇਗੀ।';

export const requests: DataRequestWords = {
  asked: {
    see: {
      byLetter: `${ifWeHold} ਅਸੀਂ ਇਸੇ ਪਤੇ ’ਤੇ ਇੱਕ ਈ-ਮੇਲ ਭੇਜਾਂਗੇ। ਪਹਿਲੀ ਈ-ਮੇਲ ਵਿੱਚ ਲਿਖਿਆ ਹੋਵੇਗਾ ਕਿ ਕਿਸ ਤਰ੍ਹਾਂ ਦੀ ਜਾਣਕਾਰੀ ਰੱਖੀ ਹੈ ਅਤੇ ਪੂਰੀ ਜਾਣਕਾਰੀ ਕਿਵੇਂ ਮਿਲੇਗੀ। ${inEnglish} ਆਪਣਾ ਇਨਬਾਕਸ ਵੇਖੋ, ਅਤੇ ਸਪੈਮ ਫੋਲਡਰ ਵੀ।`,
      byHand: (days) =>
        `${ifWeHold} ਇੱਕ ਵਿਅਕਤੀ ${days} ਦਿਨਾਂ ਦੇ ਅੰਦਰ ਉਸ ਦੀ ਜਾਣਕਾਰੀ ਇਸੇ ਪਤੇ ’ਤੇ ਈ-ਮੇਲ ਨਾਲ ਭੇਜੇਗਾ। ${inEnglish}`,
    },
    erase: {
      byLetter: `${ifWeHold} ਅਸੀਂ ਉਸ ਨੂੰ ਹੁਣੇ ਮਿਟਾਉਂਦੇ ਹਾਂ। ਇਸੇ ਪਤੇ ’ਤੇ ਇੱਕ ਈ-ਮੇਲ ਨਾਲ ਇਸ ਦੀ ਪੁਸ਼ਟੀ ਹੋਵੇਗੀ। ${inEnglish}`,
      byHand: (days) =>
        `${ifWeHold} ਅਸੀਂ ਉਸ ਨੂੰ ਹੁਣੇ ਮਿਟਾਉਂਦੇ ਹਾਂ। ਇੱਕ ਵਿਅਕਤੀ ${days} ਦਿਨਾਂ ਦੇ ਅੰਦਰ ਈ-ਮੇਲ ਨਾਲ ਇਸ ਦੀ ਪੁਸ਼ਟੀ ਕਰੇਗਾ। ${inEnglish}`,
    },
  },
  kept: (days) => `ਕਾਨੂੰਨ ਕਰਕੇ, ਆਉਣ ਤੋਂ ${days} ਦਿਨ ਬਾਅਦ ਤੱਕ ਉਸ ਦਾ ਇੱਕ ਹਿੱਸਾ ਰੱਖਣਾ ਪੈਂਦਾ ਹੈ।`,
  rejected: 'ਤੁਹਾਡੀ ਬੇਨਤੀ ਨਹੀਂ ਭੇਜੀ ਗਈ।',
  errors: {
    reference: 'ਆਪਣਾ ਹਵਾਲਾ ਨੰਬਰ ਲਿਖੋ, ਜਿਵੇਂ K7M2-9QXD',
    email: 'ਈ-ਮੇਲ ਪਤਾ ਲਿਖੋ, ਜਿਵੇਂ name@example.com',
  },
  tooMany: (email) => `ਬਹੁਤ ਸਾਰੀਆਂ ਬੇਨਤੀਆਂ ਆ ਚੁੱਕੀਆਂ ਹਨ। ਕਿਰਪਾ ਕਰਕੇ ਸਾਨੂੰ ${email} ’ਤੇ ਲਿਖੋ ਅਤੇ ਆਪਣਾ ਹਵਾਲਾ ਨੰਬਰ ਦੱਸੋ।`,
  failed: (email) => `ਤੁਹਾਡੀ ਬੇਨਤੀ ਦਰਜ ਨਹੀਂ ਹੋਈ। ਥੋੜ੍ਹੀ ਦੇਰ ਬਾਅਦ ਫਿਰ ਕੋਸ਼ਿਸ਼ ਕਰੋ, ਜਾਂ ਸਾਨੂੰ ${email} ’ਤੇ ਲਿਖੋ।`,
};
