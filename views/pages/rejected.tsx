import { messages } from '../forms/index.ts';
import { otherLanguages, translations } from '../languages/index.ts';
import { usePageContext } from '../page-context.ts';
import { TelLink } from '../parts/tel-link.tsx';
import { Cta } from '../sections/cta.tsx';
import { Enquiry } from '../sections/enquiry.tsx';
import { Prose } from '../sections/prose.tsx';
import { Title } from '../sections/title.tsx';

/** Why a form is rejected without regard to its fields. */
export type RejectionReason = 'crossSite' | 'tooLarge' | 'unknownType' | 'tooMany';

/** The page for a rejected form. It shows the typed text again if that was read, and otherwise says where it may still be. */
export function Rejected({ reason }: { reason: RejectionReason }) {
  const { title, advice } = rejectionTexts[reason];
  const { formResponse } = usePageContext();
  const form = formResponse && 'response' in formResponse ? formResponse.form : null;
  return (
    <>
      <Title title={title}>
        {messages.failure}. {advice}{' '}
        {form
          ? 'Your text is in the form below.'
          : 'Press Back: some browsers show the form as you filled it in, and others show it empty.'}{' '}
        If it is urgent, call <TelLink />.
      </Title>

      {form ? (
        <Enquiry form={form} />
      ) : (
        <Cta title="Send it from here instead" to="contact" action="Go to the contact form">
          If your text is still there, copy it, open the contact form and paste it there.
        </Cta>
      )}

      <Prose layout="columns" title="In Hindi and Punjabi">
        {otherLanguages.map((language) => (
          <p key={language} lang={language}>
            {translations[language].rejected[form ? 'kept' : 'unread']}
          </p>
        ))}
      </Prose>
    </>
  );
}

export const rejectionTexts: Record<RejectionReason, { title: string; advice: string }> = {
  crossSite: {
    title: 'We could not accept this form',
    advice: 'It did not come from a page of this website, so we have not read it.',
  },
  tooLarge: {
    title: 'Your message is too long',
    advice: 'Shorten it to 5,000 characters, about two printed pages, and send it again.',
  },
  unknownType: {
    title: 'We could not read this form',
    advice: 'It came in a format that we do not know.',
  },
  tooMany: {
    title: 'Too many messages have come from your network',
    advice: 'Wait ten minutes and send it again.',
  },
};
