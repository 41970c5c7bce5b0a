import { messages } from '../forms/index.ts';
import { otherLanguages, translations } from '../languages/index.ts';
import { TelLink } from '../parts/tel-link.tsx';
import { Invitation } from '../sections/invitation.tsx';
import { Prose } from '../sections/prose.tsx';
import { Title } from '../sections/title.tsx';

/** Why a form is rejected before its body is read. */
export type RejectionReason = 'crossSite' | 'tooLarge' | 'unknownType' | 'tooMany';

/** The page for a form that is rejected before its body is read. It cannot show the typed values again, so it says what to do. */
export function Rejected({ reason }: { reason: RejectionReason }) {
  const { title, advice } = rejectionTexts[reason];
  return (
    <>
      <Title title={title}>
        {messages.failure}. {advice} Your text is not lost: press Back, and most browsers show the form as you
        filled it in. If it is urgent, call <TelLink />.
      </Title>

      <Invitation title="Send it from here instead" to="contact" action="Go to the contact form">
        Copy what you wrote, open the contact form and paste it there.
      </Invitation>

      {/* Its language is not known: nothing of the form was read. */}
      <Prose title="In Hindi and Punjabi">
        {otherLanguages.map((language) => (
          <p key={language} lang={language}>
            {translations[language].rejected}
          </p>
        ))}
      </Prose>
    </>
  );
}

export const rejectionTexts: Record<RejectionReason, { title: string; advice: string }> = {
  crossSite: {
    title: 'We could not accept this form',
    advice: 'It did not come from a page of this site, so we have not read it.',
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
