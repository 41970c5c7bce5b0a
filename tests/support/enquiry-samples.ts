// What clients write to the agency, and what spammers do; the rest of the enquiry is ordinary.

import type { Values } from '../../views/forms/index.ts';

const shops = (count: number) =>
  Array.from({ length: count }, (_, number) => `https://shop-${number}.example`).join('\n');

const honest = [
  'Please redo our site [link to the old site] [link: below] by Diwali.',
  `We like these, please make ours similar:\n${shops(8)}`,
  'Menu is broken: <div class="nav"><a href="https://a.example/">Home</a> <a href="/cart"><img src="cart.png"></a></div>',
  `Footer should stay: <ul>${shops(7).replace(/.+/g, '<li><a href="$&">$&</a></li>')}</ul>`,
  'Our logo is <a href="https://drive.example/d/1aB">here</a>, please vectorise.',
  'Site down.\n[28-Nov-2026 04:11:02 UTC] PHP Fatal error: Uncaught Error in /home/shop/functions.php:212\nhttps://gupta.example/wp-admin',
  'We are at https://maps.app.goo.gl/x1 and https://wa.me/919876543210, catalogue https://bit.ly/rk-catalogue',
  'हमारी मिठाई की दुकान की वेबसाइट चाहिए। पुरानी साइट: https://mithai.example',
  'ਸਾਡੇ ਢਾਬੇ ਲਈ ਵੈੱਬਸਾਈਟ ਬਣਾਉਣੀ ਹੈ। ਫੋਟੋਆਂ https://photos.example/dhaba ਤੇ ਹਨ।',
  'Bhai website banwani hai, kitna kharcha aayega? Aisi chahiye https://a.example aur https://b.example',
  `We want our website on the first page of Google, with good backlinks and guest posts. Competitors:\n${shops(6)}`,
  'We are a Bitcoin exchange startup (https://coin.example). Need an app, crypto wallet and landing page.',
  'Gupta Medicos needs online ordering of medicines with prescription upload, like https://1mg.example.',
  'Our last agency promised traffic and ranking. Can you audit https://yoga.example? No more cheap packages.',
  'Здравствуйте! Нам нужен сайт для туров в Индию. Наш старый сайт: https://tours.example.',
  'Event planners in Goa (casino nights, weddings): https://events.example. Our bank loan comes in January.',
];

const spam = [
  'Nice site [url=http://pills.example]best pills[/url]',
  'Look at [URL]http://x.example[/URL]',
  'See [link=http://x.example]this[/link]',
  shops(20),
  'Лучшее онлайн казино, бездепозитный бонус 500 и фриспины https://casino.example',
  'Заработок на криптовалюте, доход от 500$ в день! Подробнее https://t.me/earnfast',
  'Best online casino: 200 free spins and a welcome bonus, jackpot slots. https://spin.example',
  'Get 1xbet promo code, bonus up to $130 on sports betting http://bet.example',
  'Cheap viagra and cialis, no prescription needed, fast shipping http://meds.example',
  '<a href="http://meds.example">Buy tramadol online</a> <a href="http://meds2.example">buy xanax</a>',
  'Make $5,000 per day with our Bitcoin trading bot, guaranteed profit, passive income: https://bot.example',
  'Independent escorts and call girls service, hot girls photos http://escort.example',
  'Get an instant loan without collateral at 2%, act now: https://loan.example/approval guaranteed approval',
];

const samplesOf = (messages: string[]) =>
  messages.map((message): [string, Partial<Values>] => [`writes "${message.slice(0, 30)}"`, { message }]);

export const [honestSamples, spamSamples] = [samplesOf(honest), samplesOf(spam)];
