// What clients write to the agency, and what spammers do. Where only a message is given, the rest is ordinary.

import type { Values } from '../../views/forms/index.ts';

const shops = (count: number) =>
  Array.from({ length: count }, (_, number) => `https://shop-${number}.example`).join('\n');

const footer = ['facebook', 'instagram', 'youtube', 'x', 'justdial', 'zomato', 'swiggy']
  .map((name) => `<li><a href="https://www.${name}.example/sharma">${name}</a></li>`)
  .join('');

const honest: Record<string, string | Partial<Values>> = {
  'marks where a link goes': 'Please redo our site [link to the old site] [link: below] by Diwali.',
  'lists eight example sites': `We like these, please make ours similar:\n${shops(8)}`,
  'pastes the HTML of their own page':
    'Menu is broken on mobile: <div class="nav"><a href="https://sharmasweets.example/">Home</a> <a href="https://sharmasweets.example/menu">Menu</a> <a href="/cart"><img src="cart.png"></a></div>',
  'pastes a footer with links to seven sites': `Footer should stay: <ul>${footer}</ul>`,
  'pastes a single link as HTML':
    'Our logo is <a href="https://drive.example/d/1aB">here</a>, please vectorise.',
  'pastes a WordPress error log':
    'Site down since morning.\n[28-Nov-2026 04:11:02 UTC] PHP Fatal error: Uncaught Error: Call to undefined function wc_get_product() in /home/shop/public_html/wp-content/themes/astra/functions.php:212\nStack trace:\n#0 /home/shop/public_html/wp-includes/class-wp-hook.php(324)\nhttps://gupta.example/wp-admin',
  'shares maps, WhatsApp, a drive and a short link':
    'We are at https://maps.app.goo.gl/x1 and https://wa.me/919876543210, brochure https://drive.google.com/drive/folders/1AbC?usp=sharing, catalogue https://bit.ly/rk-catalogue',
  'sends a price list':
    'Catalogue for website:\nKaju katli 1 kg\t₹1,100\nPinni 1 kg\t₹640\nGift box\t₹2,450 (10% off)',
  'writes in Hindi': {
    name: 'सुनीता देवी',
    message: 'हमारी मिठाई की दुकान की वेबसाइट चाहिए। पुरानी साइट: https://mithai.example',
  },
  'writes in Punjabi': {
    name: 'ਗੁਰਪ੍ਰੀਤ ਸਿੰਘ',
    message: 'ਸਾਡੇ ਢਾਬੇ ਲਈ ਵੈੱਬਸਾਈਟ ਬਣਾਉਣੀ ਹੈ। ਫੋਟੋਆਂ https://photos.example/dhaba ਤੇ ਹਨ।',
  },
  'writes in Hinglish':
    'Bhai website banwani hai, kitna kharcha aayega? Aisi chahiye https://a.example aur https://b.example',
  'writes in Urdu': {
    name: 'عائشہ خان',
    message: 'ہمیں بوتیک کے لیے ویب سائٹ چاہیے، انسٹاگرام https://insta.example/boutique',
  },
  'wants to be found': `We want our website on the first page of Google for "hotel in Manali", with good backlinks and guest posts. Ours: https://snowview.example. Competitors:\n${shops(6)}`,
  'gives the site as name': {
    name: 'www.kapoorprinters.example',
    message: 'Redesign www.kapoorprinters.example, flyers and cards.',
  },
  'builds for cryptocurrency':
    'We are a Bitcoin exchange startup (https://coin.example). Need an app, crypto wallet and landing page. Budget $8,000.',
  'has a pharmacy':
    'Gupta Medicos needs online ordering of medicines with prescription upload, like https://1mg.example.',
  'was not served well before':
    'Our last agency promised traffic and ranking, took ₹60,000, nothing happened. Can you audit https://yogastudio.example? We do not want any more cheap packages.',
  'writes from abroad':
    'Здравствуйте! Нам нужен сайт для туров в Индию. Наш старый сайт: https://tours.example. Бюджет 5000 долларов.',
  'asks about a loan and a casino in passing':
    'Event planners in Goa (casino nights, weddings): https://events.example. Do you offer monthly payment, our bank loan comes in January?',
};

const spam: Record<string, string | Partial<Values>> = {
  BBCode: 'Nice site [url=http://pills.example]best pills[/url]',
  'bare BBCode': 'Look at [URL]http://x.example[/URL]',
  'the other BBCode': 'See [link=http://x.example]this[/link]',
  'a link as the name': { name: 'https://win.example/u7', message: 'Hello' },
  'three notations at once':
    '<a href="http://x.example">x</a> [url=http://x.example]x[/url] http://x.example',
  'twenty sites': shops(20),
  'casino in Russian': 'Лучшее онлайн казино, бездепозитный бонус 500 и фриспины https://casino.example',
  'crypto in Russian': 'Заработок на криптовалюте, доход от 500$ в день! Подробнее https://t.me/earnfast',
  casino: 'Best online casino: 200 free spins and a welcome bonus, jackpot slots. https://spin.example',
  betting: 'Get 1xbet promo code, bonus up to $130 on sports betting http://bet.example',
  pills: 'Cheap viagra and cialis, no prescription needed, fast shipping http://meds.example',
  'pills in HTML':
    '<a href="http://meds.example">Buy tramadol online</a> <a href="http://meds2.example">buy xanax</a>',
  'crypto profit':
    'Make $5,000 per day with our Bitcoin trading bot, guaranteed profit, passive income: https://bot.example',
  escorts: 'Independent escorts and call girls service, hot girls photos http://escort.example',
  loans:
    'Get an instant loan without collateral at 2%, apply now, act now: https://loan.example/approval guaranteed approval',
};

const samplesOf = (all: typeof spam) =>
  Object.entries(all).map(([what, values]): [string, Partial<Values>] => [
    what,
    typeof values === 'string' ? { message: values } : values,
  ]);

export const [honestSamples, spamSamples] = [samplesOf(honest), samplesOf(spam)];
