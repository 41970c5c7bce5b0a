// Hindi. Names and numerals stay as in English.

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

export const prevails = 'अंग्रेज़ी पाठ ही मान्य होगा।';

export const notice: Translation['notice'] = {
  text: 'हम आपका नाम, ई-मेल, फ़ोन और संदेश उत्तर देने के लिए रखते हैं।',
  link: 'आपके अधिकार',
};

export const contact: ContactWords = {
  title: 'हमें संदेश भेजें',
  fields: {
    name: { label: 'नाम' },
    email: { label: 'ई-मेल पता' },
    phone: { label: 'फ़ोन नंबर' },
    subject: { label: 'विषय', suggestions: ['वेबसाइट', 'दुकान', 'ऐप', 'SEO', 'लोगो', 'विज्ञापन'] },
    message: { label: 'आपकी ज़रूरत' },
  },
  submit: 'संदेश भेजें',
};

export const hours: HoursWords = {
  days: {
    Mo: 'सोमवार',
    Tu: 'मंगलवार',
    We: 'बुधवार',
    Th: 'गुरुवार',
    Fr: 'शुक्रवार',
    Sa: 'शनिवार',
    Su: 'रविवार',
  },
  to: ' से ',
  open: (days, times) => `${days}, ${times} तक`,
};

const stillTrying = 'हम आपका संदेश भेजने की कोशिश कर रहे हैं। पहुँचने पर यहीं बताएँगे।';

const fields = {
  name: 'नाम',
  email: 'ई-मेल पता',
  phone: 'फ़ोन नंबर',
  subject: 'विषय',
  message: 'संदेश',
};

export const form: FormTexts = {
  languages: 'इस फ़ॉर्म की भाषा',
  fillEvery: 'कृपया सारी जानकारी भरें।',
  needed: 'नाम, ई-मेल और अपनी ज़रूरत भरें।',
  optional: 'ज़रूरी नहीं',
  phoneLimit: (digits) => `अधिक से अधिक ${digits} अंक, +91 के बिना`,
  suggestions: 'सुझाव',
  messages: {
    success: 'हमसे संपर्क करने के लिए धन्यवाद। हम जल्द ही आपको उत्तर देंगे।',
    failure: 'कुछ गड़बड़ हो गई। थोड़ी देर बाद फिर कोशिश करें।',
  },
  byEmail: 'हम ई-मेल से उत्तर देंगे।',
  reference: 'आपका संदर्भ नंबर, अगर आप दोबारा लिखें:',
  needs: [
    'अभी नहीं भेजा गया: एक जगह सुधार चाहिए:',
    'अभी नहीं भेजा गया: दो जगह सुधार चाहिए:',
    'अभी नहीं भेजा गया: तीन जगह सुधार चाहिए:',
    'अभी नहीं भेजा गया: चार जगह सुधार चाहिए:',
    'अभी नहीं भेजा गया: पाँच जगह सुधार चाहिए:',
  ],
  and: 'और',
  channels: 'या यह संदेश इस तरह भेजें:',
  email: 'ई-मेल',
  sharedPhone: 'यह फ़ोन दूसरे लोग भी चलाते हैं?',
  discard: 'मेरा संदेश मिटाएँ',
  restore: 'जो लिखा था, वापस लाएँ',
  whatNext: (hours, isByEmail) =>
    `आगे क्या होगा: इस काम का ज़िम्मेदार व्यक्ति आपका संदेश पढ़ेगा और अगले कार्यदिवस तक${hours ? ` (${hours})` : ''} ${isByEmail ? '' : 'फ़ोन या ई-मेल से '}उत्तर देगा।`,
  urgent: { call: 'जल्दी हो तो फ़ोन करें: ', write: ' या यहाँ लिखें: ', end: '' },
  sendAnother: 'एक और संदेश भेजें',
  sending: 'भेजा जा रहा है…',
  retrying: 'फिर कोशिश हो रही है…',
  errors: {
    name: 'अपना नाम लिखें',
    email: 'ई-मेल पता लिखें, जैसे name@example.com',
    phone: 'अपना फ़ोन नंबर लिखें',
    subject: 'विषय लिखें',
    message: 'बताएँ कि आपको क्या चाहिए',
  },
  phoneAdvice: 'दस अंक लिखें, +91 या आगे के 0 के बिना। विदेश का नंबर संदेश में लिखें, और उसके अंतिम दस अंक यहाँ',
  tooLong: (field, lengthMax) => `${fields[field]} छोटा करें: अधिक से अधिक ${lengthMax} अक्षर`,
  retries: {
    busy: 'वेबसाइट व्यस्त है। फिर कोशिश हो रही है…',
    dropped: 'इंटरनेट कनेक्शन टूट गया। फिर कोशिश हो रही है…',
  },
  stillTrying,
  reasons: {
    intercepted: `यह नेटवर्क पहले लॉग-इन माँगता है। लॉग-इन करें, फिर इस पेज पर लौटें। ${stillTrying}`,
    tooMany: `आपके नेटवर्क से बहुत संदेश आए हैं। ${stillTrying}`,
    refused: 'आपके नेटवर्क से संदेश नहीं लिए जाते।',
    tooLong: 'संदेश बहुत लंबा है। इसे छोटा करें।',
  },
  stopped: 'हमने कोशिश रोक दी है। आपका संदेश इस ब्राउज़र में रखा है: फिर भेजने के लिए “संदेश भेजें” दबाएँ।',
  deleted: 'आपका संदेश मिटा दिया गया।',
  shortPhone: (digits) => `क्या यह पूरा नंबर है? इसमें ${digits} अंक ${digits === 1 ? 'है' : 'हैं'}।`,
  charactersLeft: (count) => `${count} अक्षर बाकी`,
  cut: (lengthMax, rest) =>
    `यहाँ केवल पहले ${lengthMax} अक्षर आते हैं${rest === 'message' ? '। बाकी संदेश में लिखें।' : ''}`,
};

export const rejected = {
  unread:
    'आपका संदेश नहीं लिया जा सका। “Back” दबाएँ: कुछ ब्राउज़र भरा हुआ फ़ॉर्म दिखाते हैं, कुछ खाली। फिर संदेश छोटा करें या दस मिनट बाद दोबारा भेजें।',
  kept: 'आपका संदेश नहीं लिया जा सका। आपने जो लिखा, वह ऊपर के फ़ॉर्म में है: दस मिनट बाद दोबारा भेजें।',
};

export const inShortTitle = 'हिन्दी में: संक्षेप';

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
  'आप फ़ॉर्म में जो लिखते हैं, वह हम अपने पास रखते हैं: नाम, ई-मेल पता और संदेश, जो ज़रूरी हैं, फ़ोन नंबर और विषय।',
  'इसका उपयोग हम आपको उत्तर देने के लिए करते हैं और, साथ काम हुआ तो, आपके काम के लिए।',
  'हम इसमें से कुछ नहीं बेचते, और आपको किसी मेलिंग सूची में नहीं डालते।',
  `यह साइट कोई कुकी नहीं रखती; नक्शे${captcha ? ' और कैप्चा' : ''} से दूसरी कंपनियों की कुकी आ सकती है। इस पर किसी दूसरी कंपनी के विज्ञापन नहीं चलते।`,
  `इसे वे लोग पढ़ते हैं जो आपको उत्तर देते हैं, और जो कंपनियाँ हमारा सर्वर${inBrackets(processors.hosting)} और हमारी मेल${inBrackets(processors.mail)} चलाती हैं उनके पास भी इसकी प्रति रहती है${notifies === null ? '' : `, और ${notifies} की सेवा के पास भी`}।`,
  `आने के ${retentionDays} दिन बाद हमारा सर्वर इसे मिटा देता है, और आप कहें तो पहले${eraseAfterDays === 0 ? '' : `; आप मिटाएँ, तब भी कानून के कारण इसका एक हिस्सा आने के ${eraseAfterDays} दिन बाद तक रखना पड़ता है`}। स्पैम या न पहुँचा संदेश देखे जाने तक रहता है।`,
  `बैकअप में यह कुछ दिन और रह सकता है; हर बैकअप ${backupDays} दिन बाद मिटाया जाता है।`,
  'जो हमारे पास है, उसे आप देख सकते हैं, सुधरवा सकते हैं या मिटवा सकते हैं, और अपनी सहमति वापस ले सकते हैं।',
  `देखने या मिटाने के लिए नीचे का फ़ॉर्म भरें, बाकी के लिए ${email} पर लिखें: कोई शुल्क नहीं है, और ${answerDays} दिन के भीतर उत्तर मिलता है।`,
  'मई 2027 से, हमारे उत्तर से संतुष्ट न हों तो आप भारत के डेटा संरक्षण बोर्ड (Data Protection Board of India) से शिकायत कर सकते हैं।',
];

export const myEnquiry: Translation['myEnquiry'] = {
  title: 'हिन्दी में: अपनी भेजी जानकारी देखें या मिटाएँ',
  intro: ['उत्तर केवल उसी ई-मेल पते पर जाता है जो आपने हमें दिया था। जो मिटाया गया, वह वापस नहीं आता।'],
  form: {
    title: 'कौन-सा संदेश?',
    fields: {
      reference: {
        label: 'संदर्भ नंबर',
        hint: 'जैसे K7M2-9QXD; फ़ॉर्म भेजने के बाद पेज पर दिखा था',
      },
      email: { label: 'ई-मेल पता' },
    },
    submit: { see: 'जो रखा है, मुझे भेजें', erase: 'मिटा दें' },
  },
};

const ifWeHold = 'अगर हमारे पास इस संदर्भ नंबर और इस पते का कोई संदेश है, तो';
/** The e-mails are in English alone. */
const inEnglish = 'ई-मेल अंग्रेज़ी में होगा।';

export const requests: DataRequestWords = {
  asked: {
    see: {
      byLetter: `${ifWeHold} हम इसी पते पर एक ई-मेल भेजेंगे। पहले ई-मेल में लिखा होगा कि किस तरह की जानकारी रखी है और पूरी जानकारी कैसे मिलेगी। ${inEnglish} अपना इनबॉक्स देखें, और स्पैम फ़ोल्डर भी।`,
      byHand: (days) =>
        `${ifWeHold} एक व्यक्ति ${days} दिन के भीतर उसकी जानकारी इसी पते पर ई-मेल से भेजेगा। ${inEnglish}`,
    },
    erase: {
      byLetter: `${ifWeHold} हम उसे अभी मिटाते हैं। इसी पते पर एक ई-मेल से इसकी पुष्टि होगी। ${inEnglish}`,
      byHand: (days) =>
        `${ifWeHold} हम उसे अभी मिटाते हैं। एक व्यक्ति ${days} दिन के भीतर ई-मेल से इसकी पुष्टि करेगा। ${inEnglish}`,
    },
  },
  kept: (days) => `कानून के कारण, आने के ${days} दिन बाद तक उसका एक हिस्सा रखना पड़ता है।`,
  rejected: 'आपका अनुरोध नहीं भेजा गया।',
  errors: {
    reference: 'अपना संदर्भ नंबर लिखें, जैसे K7M2-9QXD',
    email: 'ई-मेल पता लिखें, जैसे name@example.com',
  },
  tooMany: (email) => `बहुत सारे अनुरोध आ चुके हैं। कृपया हमें ${email} पर लिखें और अपना संदर्भ नंबर बताएँ।`,
  failed: (email) => `आपका अनुरोध दर्ज नहीं हुआ। थोड़ी देर बाद फिर कोशिश करें, या हमें ${email} पर लिखें।`,
};
