import type { ReactNode } from 'react';
import { AnswerButton } from '../parts/answer-button.tsx';
import { Prose } from '../sections/prose.tsx';
import { Title } from '../sections/title.tsx';

/** The pages behind the link "I have answered this" in the agency's emails. */
export type AnsweredPage =
  | { answered: 'ask'; reference: string }
  | { answered: 'done'; reference: string; since: string }
  | { answered: AnsweredFault };

/** `wrong`: a link that was cut, has expired, or is about an erased enquiry. */
export type AnsweredFault = 'wrong' | 'crossSite' | 'unavailable';

export function answeredContent(page: AnsweredPage): { title: string; content: ReactNode } {
  if (page.answered === 'ask')
    return { title: 'Have you answered this enquiry?', content: <Ask reference={page.reference} /> };
  if (page.answered === 'done')
    return {
      title: 'This enquiry is marked as answered',
      content: <Done reference={page.reference} since={page.since} />,
    };
  const { title, lede } = faults[page.answered];
  return { title, content: <Fault title={title} lede={lede} /> };
}

function Ask({ reference }: { reference: string }) {
  return (
    <>
      <Title title="Have you answered this enquiry?">
        Its reference is {reference}. If you have written to this person or called them, press the button.
      </Title>

      <Prose title="Say that it is done">
        <p>If you have not answered yet, close this page. Nothing changes until you press the button.</p>
        <AnswerButton />
      </Prose>
    </>
  );
}

function Done({ reference, since }: { reference: string; since: string }) {
  return (
    <>
      <Title title="This enquiry is marked as answered">
        The enquiry {reference} is marked as answered since {since}. No reminder about it will be sent.
      </Title>

      <Prose layout="columns" title="You are done">
        <p>You can close this page. Opening the link again does no harm.</p>
      </Prose>
    </>
  );
}

function Fault({ title, lede }: { title: string; lede: string }) {
  return (
    <>
      <Title title={title}>{lede} Nothing has been marked.</Title>

      <Prose layout="columns" title="What you can do">
        <p>
          Open the e-mail with the enquiry, and press the link in it. If the link is broken over two lines,
          copy both parts into the address bar of your browser.
        </p>
        <p>
          If that does not help, ask the person who looks after this website to run this command, with the
          reference that is in the e-mail: <code>npm run enquiries -- answer REFERENCE</code>
        </p>
        <p>Your reply to the customer is not affected.</p>
      </Prose>
    </>
  );
}

const faults: Record<AnsweredFault, { title: string; lede: string }> = {
  wrong: {
    title: 'This link does not work',
    lede: 'It may be older than 30 days, it may have lost some letters on the way, or the enquiry has been erased.',
  },
  crossSite: {
    title: 'We could not accept this',
    lede: 'It did not come from the button on our own page.',
  },
  unavailable: {
    title: 'We cannot mark it just now',
    lede: 'The fault is ours, and it has been noted. Wait a few minutes and open the link again.',
  },
};
