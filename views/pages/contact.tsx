import { Link } from '../parts/link.tsx';
import { MailLink } from '../parts/mail-link.tsx';
import { ContactHero } from '../sections/contact-hero.tsx';
import { Question, Questions } from '../sections/questions.tsx';
import { Step, Steps } from '../sections/steps.tsx';
import { Whereabouts } from '../sections/whereabouts.tsx';

export function Contact() {
  return (
    <>
      <ContactHero
        title="Write, call or visit us"
        lede={
          <>
            Tell us what your business does and what you need. <br />
            The quote is free.
          </>
        }
      >
        <p>
          Or write to <MailLink />. We answer in office hours.
        </p>
      </ContactHero>

      <Steps
        title="What happens after you send it"
        intro="You are not put on a mailing list, and a person answers you."
      >
        <Step title="It is stored" picture="letterIntoBox">
          The page thanks you when your message is stored. If that fails, it tells you, and your text is not
          lost.
        </Step>
        <Step title="It is read" picture="letterUnderGlasses">
          By a person who knows the work: a designer for a logo, a developer for a shop.
        </Step>
        <Step title="You hear from us" picture="telephone">
          By phone, or by e-mail if you prefer. Usually we ask two or three questions about the work.
        </Step>
        <Step title="You get a quote" picture="sealedQuote">
          In writing: what we make, when it is ready, and the price. You pay nothing until you accept it.
        </Step>
      </Steps>

      <Questions title="Questions about your message">
        <Question ask="What should I put in the message?">
          <p>
            What you sell and to whom: “school uniforms, to parents in Mohali”. The address of your website,
            if you have one. What visitors should do there: call, order, book or find the way. And what you
            have already: a logo, photos, text, a price list.
          </p>
          <p>
            You do not have to write all of this. One sentence is enough. If there is a date, such as a fair
            or the start of admissions, tell us.
          </p>
        </Question>
        <Question ask="Must I know what it should cost?">
          <p>
            No. If you have a budget, tell us, and we say what it can pay for. If not, read{' '}
            <Link to="packages">How our prices work</Link>, or look at <Link to="services">our services</Link>
            .
          </p>
        </Question>
        <Question ask="May I send a file?">
          <p>
            The form takes words only. Send drawings, photos and papers to <MailLink />, and tell us in the
            form that they will come.
          </p>
        </Question>
        <Question ask="What do you do with my number and address?">
          <p>
            We use them to answer you. The <Link to="privacy">privacy policy</Link> says where they are kept
            and how to have them deleted.
          </p>
        </Question>
      </Questions>

      <Whereabouts title="Where to find our office" />
    </>
  );
}
