import { Link } from '../parts/link.tsx';
import { MailLink } from '../parts/mail-link.tsx';
import { TelLink } from '../parts/tel-link.tsx';
import { ContactHero } from '../sections/contact-hero.tsx';
import { Question, Questions } from '../sections/questions.tsx';
import { Step, Steps } from '../sections/steps.tsx';
import { Whereabouts } from '../sections/whereabouts.tsx';

export function Contact() {
  return (
    <>
      <ContactHero
        title="Write, call or come by"
        lede="Tell us what your business does and what should become easier. A person answers, and a quote is free."
      >
        <p>
          From your own mailbox, write to <MailLink />. 24/7 Support: <TelLink />. If nobody answers, write in
          this form at any hour.
        </p>
      </ContactHero>

      <Steps
        title="What happens after you send it"
        intro="You are not put on a mailing list, and no machine answers you."
      >
        <Step title="It is stored">
          The page thanks you only when your message is stored. If that fails, it says so; your text is not
          lost.
        </Step>
        <Step title="It is read">
          It goes to a person who does this work: a designer for a logo, a developer for a shop.
        </Step>
        <Step title="You hear from us">
          By telephone if you left a number, otherwise by e-mail. Usually we ask two or three things before we
          name a price.
        </Step>
        <Step title="You get a quote">
          In writing: what we make, when it is ready and what it costs. You pay nothing until you accept it.
        </Step>
      </Steps>

      <Questions title="If you are not sure what to write">
        <Question ask="What should I put in the message?">
          <p>
            What you sell and to whom: “school uniforms, to parents in Mohali”. The address of your present
            website or page. What a visitor should do there: call, order, book, find the way. And what exists
            already: a logo, photographs, texts, a list of prices.
          </p>
          <p>
            You need not write all of this; a single sentence is enough to begin. If a date matters, such as a
            fair or the start of admissions, name it.
          </p>
        </Question>
        <Question ask="Must I know what it should cost?">
          <p>
            No. If you have a sum in mind, say it, and we tell you what fits into it. If not, the page on{' '}
            <Link to="packages">packages</Link> shows how sums come about.
          </p>
        </Question>
        <Question ask="May I send a file?">
          <p>
            The form takes words only. Drawings, photographs and documents reach us at <MailLink />; say in
            the form that they are on their way.
          </p>
        </Question>
        <Question ask="What becomes of my number and address?">
          <p>
            We use them to answer you. The <Link to="privacy">privacy policy</Link> says where they are kept
            and how to have them deleted.
          </p>
        </Question>
      </Questions>

      <Whereabouts title="Where to find us" />
    </>
  );
}
