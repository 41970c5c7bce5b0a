// The calculators of the marketing pages. They import nothing: the server renders the example figures with them, and the
// browser calculates with the visitor's own. No figure here is a promise; each example says so.

type InputFigure = {
  label: string;
  /** What the example starts with. */
  value: number;
  min: number;
  max: number;
};

type Result = { label: string; value: string };

export type Calculator = {
  figures: Record<string, InputFigure>;
  /**
   * One line per step of the calculation, the sentence that sums it up, and what its drawing shows: the values of the
   * elements with `data-part`, in order.
   */
  calculate(figures: Record<string, number>): { results: Result[]; summary: string; parts: string[] };
};

export type CalculatorName = keyof typeof calculators;

/** Matches the sum of money in a summary, which is shown large. The group keeps the sum when a text is split by it. */
export const sumOfMoney = /(Rs [\d,.]*\d(?: lakh)?(?: crore)?)/;

export const calculators = {
  ppc: calculator(
    {
      budget: { label: 'Budget for a month, in rupees', value: 6000, min: 100, max: 10_000_000 },
      price: { label: 'Price of a click, in rupees', value: 20, min: 0.1, max: 10_000 },
      ask: { label: 'Of 100 visitors, how many call or write', value: 10, min: 0.1, max: 100 },
      buy: { label: 'Of 10 who ask, how many buy', value: 4, min: 0.1, max: 10 },
    },
    ({ budget, price, ask, buy }) => {
      const clicks = budget / price;
      const enquiries = (clicks * ask) / 100;
      const orders = (enquiries * buy) / 10;
      return {
        results: [
          { label: 'Clicks', value: count(clicks) },
          { label: 'Enquiries', value: count(enquiries) },
          { label: 'An enquiry costs', value: rupees(budget / enquiries) },
          { label: 'Orders', value: count(orders) },
        ],
        summary: `For a new customer you pay ${rupees(budget / orders)}`,
        parts: [dots(ask), dots((ask * buy) / 10)],
      };
    },
  ),
  googleAds: calculator(
    {
      margin: { label: 'Your profit on an order, in rupees', value: 3000, min: 1, max: 10_000_000 },
      keep: { label: 'Share of the profit you want to keep, in per cent', value: 50, min: 0, max: 99 },
      buy: { label: 'Of 10 who ask, how many buy', value: 4, min: 0.1, max: 10 },
      ask: { label: 'Of 100 visitors, how many call or write', value: 5, min: 0.1, max: 100 },
    },
    ({ margin, keep, buy, ask }) => {
      const perOrder = margin * (1 - keep / 100);
      const perEnquiry = (perOrder * buy) / 10;
      const perClick = (perEnquiry * ask) / 100;
      return {
        results: [
          { label: 'You can spend on an order', value: rupees(perOrder) },
          { label: 'You can spend on an enquiry', value: rupees(perEnquiry) },
        ],
        summary: `For a click, pay ${perClick < 0.01 ? '' : 'at most '}${rupees(perClick)}`,
        parts: [perOrder, perEnquiry, perClick].map((sum) => scale(sum / margin)),
      };
    },
  ),
  email: calculator(
    {
      list: { label: 'People on your list', value: 1000, min: 1, max: 10_000_000 },
      open: { label: 'Of 100, how many open it', value: 30, min: 0.1, max: 100 },
      click: { label: 'Of 100 who open it, how many click', value: 10, min: 0.1, max: 100 },
      buy: { label: 'Of 100 who click, how many order', value: 10, min: 0.1, max: 100 },
      order: { label: 'An order is worth, in rupees', value: 1200, min: 1, max: 10_000_000 },
    },
    ({ list, open, click, buy, order }) => {
      const opened = (list * open) / 100;
      const clicked = (opened * click) / 100;
      const orders = (clicked * buy) / 100;
      return {
        results: [
          { label: 'Open it', value: count(opened) },
          { label: 'Click', value: count(clicked) },
          { label: 'Order', value: count(orders) },
        ],
        summary: `One mailing brings ${rupees(orders * order)} in orders.`,
        parts: [list, opened, clicked, orders].flatMap((people) => [
          length(Math.max(6, (people / list) * 500)),
          count(people),
        ]),
      };
    },
  ),
  facebook: calculator(
    {
      budget: { label: 'Budget for a month, in rupees', value: 5000, min: 100, max: 10_000_000 },
      price: { label: 'Price of 1,000 views, in rupees', value: 80, min: 0.1, max: 10_000 },
      click: { label: 'Of 100 views, how many are clicked', value: 1, min: 0.01, max: 100 },
      ask: { label: 'Of 100 who click, how many send a message', value: 8, min: 0.1, max: 100 },
    },
    ({ budget, price, click, ask }) => {
      const views = (budget / price) * 1000;
      const clicks = (views * click) / 100;
      const messages = (clicks * ask) / 100;
      return {
        results: [
          { label: 'Views', value: count(views) },
          { label: 'Clicks', value: count(clicks) },
          { label: 'Messages', value: count(messages) },
        ],
        summary: `For a message you pay ${rupees(budget / messages)}`,
        parts: [rupees(budget / messages), rupees(budget / messages), rupees((budget / messages) * 2)],
      };
    },
  ),
  youtube: calculator(
    {
      budget: { label: 'Budget for a month, in rupees', value: 5000, min: 100, max: 10_000_000 },
      price: { label: 'Price of a paid view, in rupees', value: 0.5, min: 0.01, max: 1000 },
      watch: {
        label: 'Of 100 people who see the start, how many keep watching',
        value: 25,
        min: 0.1,
        max: 100,
      },
      visit: {
        label: 'Of 1,000 who keep watching, how many visit you',
        value: 10,
        min: 0.1,
        max: 1000,
      },
    },
    ({ budget, price, watch, visit }) => {
      const views = budget / price;
      const shown = (views / watch) * 100;
      const visits = (views * visit) / 1000;
      return {
        results: [
          { label: 'Paid views', value: count(views) },
          { label: 'Skipped, and not paid', value: count(shown - views) },
          { label: 'Visits to your page', value: count(visits) },
        ],
        summary: `For a visit to your page you pay ${rupees(budget / visits)}`,
        parts: [length(watch * 6.4)],
      };
    },
  ),
} as const satisfies Record<string, Calculator>;

/** Types the calculation by the names of its figures. */
function calculator<Name extends string>(
  figures: Record<Name, InputFigure>,
  calculate: (figures: Record<Name, number>) => ReturnType<Calculator['calculate']>,
): Calculator {
  return { figures, calculate };
}

/** The `stroke-dasharray` that shows this many dots, 30 units apart; the first dash is outside the drawing. */
function dots(count: number): string {
  return `${'0 30 '.repeat(Math.round(count))}0 9999`;
}

/** A length in units of a drawing; a length above zero stays visible. */
function length(units: number): string {
  return Math.max(2, units).toFixed(0);
}

/** The side of a shape whose area is this share of another. A share above zero stays visible. */
function scale(share: number): string {
  return `scale(${Math.max(0.03, Math.sqrt(share)).toFixed(3)})`;
}

function count(value: number): string {
  return value < 0.1 && value > 0 ? 'less than 0.1' : format(value, value < 10 ? 1 : 0);
}

function rupees(value: number): string {
  return value < 0.01 ? 'less than Rs 0.01' : `Rs ${format(value, value < 10 ? 2 : 0)}`;
}

/** In lakhs and crores, so that the largest figures fit a phone. */
function format(value: number, digits: number): string {
  const [unit, word] = largeUnits.find(([least]) => value >= least) ?? [1, ''];
  const maximumFractionDigits = word ? 2 : digits;
  return `${new Intl.NumberFormat('en-IN', { maximumFractionDigits }).format(value / unit)}${word}`;
}

const largeUnits = [
  [1e12, ' lakh crore'],
  [1e7, ' crore'],
  [1e5, ' lakh'],
] as const;
