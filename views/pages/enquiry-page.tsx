import type { ReactNode } from 'react';
import { type EnquiryAction, EnquiryButton, EnquiryText } from '../parts/received-enquiry.tsx';
import { Prose } from '../sections/prose.tsx';
import { Title } from '../sections/title.tsx';

/** The pages behind the link to an enquiry in the agency's emails. */
export type EnquiryPage = Received | { erased: string; keptUntil: string | null } | { fault: Fault };

type Received = {
  state: keyof typeof places;
  /** Codes of what makes it look like spam. */
  spamSignals: string[];
  /** Since when it counts as answered. */
  answered: string | null;
  facts: [label: string, value: string][];
  message: string;
  actions: EnquiryAction[];
  /** Its erasure was asked for without the confirmation. */
  isUnconfirmed: boolean;
};

/** `wrong`: a link that was cut, has expired, or is about an erased enquiry. */
type Fault = keyof typeof faults;

export function enquiryContent(page: EnquiryPage): { title: string; content: ReactNode } {
  if ('fault' in page) return { title: faults[page.fault].title, content: <Failed fault={page.fault} /> };
  if ('erased' in page) return { title: 'This enquiry is erased', content: <Erased {...page} /> };
  const title = titleOf(page);
  return { title, content: <Received title={title} {...page} /> };
}

function titleOf({ state, answered }: Received): string {
  if (state === 'held') return 'Held as possible spam';
  return answered ? 'This enquiry is answered' : 'Not answered yet';
}

function Received({
  title,
  state,
  answered,
  spamSignals,
  facts,
  message,
  actions,
  isUnconfirmed,
}: Received & { title: string }) {
  return (
    <>
      <Title title={title}>
        {places[state]} {state === 'held' && `Why we hold it: ${spamReasonsText(spamSignals)}.`}{' '}
        {answered && `It counts as answered since ${answered}.`} Nothing changes until you press a button.
      </Title>

      <Prose layout="columns" title="What was sent">
        <EnquiryText facts={facts} message={message} />
      </Prose>

      {actions.map((action) => {
        const { title, help, isQuiet = false } = choices[action];
        return (
          <Prose key={action} layout="columns" {...(!isQuiet && { ground: 'concrete' })} title={title}>
            <p>{help}</p>
            <EnquiryButton
              action={action}
              isQuiet={isQuiet}
              isUnconfirmed={isUnconfirmed && action === 'erase'}
            />
          </Prose>
        );
      })}
    </>
  );
}

const places = {
  held: 'It has not been e-mailed to you.',
  waiting: 'It is e-mailed to you as soon as your mail server takes it.',
  sent: 'It was e-mailed to you.',
  refused: 'Your mail server has refused the e-mail that brings it to you.',
};

const spamReasons: Record<string, string> = {
  honeypot: 'a field that people do not see was filled in',
  haste: 'it was typed within two seconds',
  links: 'its links',
  'captcha-failed': 'the captcha says that a program sent it',
  'captcha-missing': 'it came without the captcha',
  frequent: 'many enquiries came with the same e-mail address',
};

/** Signals in words, such as `its links, it was typed within two seconds`. */
export function spamReasonsText(spamSignals: string[]): string {
  return spamSignals.map((signal) => spamReasons[signal] ?? signal).join(', ');
}

/** `isQuiet`: not what one comes for. */
const choices: Record<EnquiryAction, { title: string; help: string; isQuiet?: true }> = {
  release: {
    title: 'Is it from a person?',
    help: 'Release it. You then get it as an e-mail, and can reply to that.',
  },
  retry: {
    title: 'Did your mailbox refuse it?',
    help: 'Once your mailbox takes e-mails again, have this one sent again.',
  },
  answer: {
    title: 'Have you answered?',
    help: 'If you have written to this person or called them, say so. The weekly e-mail then counts it as answered.',
  },
  reopen: {
    title: 'Was that a mistake?',
    help: 'Say that you have not answered. The weekly e-mail then counts it as waiting.',
    isQuiet: true,
  },
  erase: {
    title: 'Erase it?',
    help: 'What you erase cannot be brought back. E-mails about it stay in your mailbox: delete them too.',
    isQuiet: true,
  },
};

function Erased({ erased, keptUntil }: { erased: string; keptUntil: string | null }) {
  return (
    <>
      <Title title="This enquiry is erased">
        The enquiry {erased} is erased from this website
        {keptUntil && `, except for what is kept until ${keptUntil}`}.
      </Title>

      <Prose layout="columns" title="What you still have to do">
        <p>
          Search your mailbox for {erased}, and delete the e-mails that you find. Do the same with lists that
          you have exported. Its link does not work any more.
        </p>
      </Prose>
    </>
  );
}

function Failed({ fault }: { fault: Fault }) {
  const { title, lede } = faults[fault];
  return (
    <>
      <Title title={title}>{lede} Nothing has been changed.</Title>

      <Prose layout="columns" title="What you can do">
        <p>
          Open the e-mail about the enquiry, and press the link in it. If the link is broken over two lines,
          copy both parts into the address bar of your browser.
        </p>
        <p>
          If that does not help, ask the person who looks after this website to run this command, with the
          reference that is in the e-mail: <code>node dist/enquiries.js show REFERENCE</code>
        </p>
        <p>Your reply to the customer is not affected.</p>
      </Prose>
    </>
  );
}

const faults = {
  wrong: {
    title: 'This link does not work',
    lede: 'It may be older than 30 days, it may have lost some letters on the way, or the enquiry has been erased.',
  },
  notOurs: {
    title: 'We could not accept this',
    lede: 'It did not come from a button on our own page.',
  },
  unavailable: {
    title: 'We cannot show it just now',
    lede: 'The fault is ours, and it has been noted. Wait a few minutes and open the link again.',
  },
};
