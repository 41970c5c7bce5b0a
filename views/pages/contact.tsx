import { Link } from '../parts/link.tsx';
import { MailLink } from '../parts/mail-link.tsx';
import { SupportHours } from '../parts/support-hours.tsx';
import { EnquiryHero } from '../sections/hero-stages/enquiry.tsx';
import { Piece, Pieces } from '../sections/pieces.tsx';
import { Question, Questions } from '../sections/questions.tsx';
import { Whereabouts } from '../sections/whereabouts.tsx';

export function Contact() {
  return (
    <>
      <EnquiryHero
        title="Write, call or visit us"
        lede={
          <>
            Tell us what your business does and what you need. <br />
            The quote is free.
          </>
        }
      >
        <p>
          Or write to <MailLink />. <SupportHours />
        </p>
      </EnquiryHero>

      <Pieces
        layout="rows"
        title="What to write in your message"
        intro="A made-up example. One of these lines is enough: we ask you for the others."
      >
        <Piece title="“I sell school uniforms">What you sell</Piece>
        <Piece title="to parents in Mohali.">To whom</Piece>
        <Piece title="They should find a size and order it.">What people should do</Piece>
        <Piece title="I have a logo, photos and a price list,">What you have already</Piece>
        <Piece title="and admissions begin in March.”">By when</Piece>
      </Pieces>

      <Pieces
        layout="steps"
        ground="ink"
        title="What happens after you send it"
        intro="You are not put on a mailing list, and a person answers you."
      >
        <Piece title="It is stored" picture="letterIntoBox">
          The page thanks you when your message is stored. If that fails, it tells you, and your text is not
          lost.
        </Piece>
        <Piece title="It is read" picture="letterUnderGlasses">
          A person who knows the work reads it: a designer for a logo, a developer for a shop.
        </Piece>
        <Piece title="You hear from us" picture="telephone">
          We call you, or write an e-mail if you prefer. Usually we ask two or three questions about the work.
        </Piece>
        <Piece title="You get a quote" picture="sealedQuote">
          It says in writing what we make, when it is ready, and the price. You pay nothing until you accept
          it.
        </Piece>
      </Pieces>

      <Questions title="Questions about your message" picture="stamp">
        <Question ask="Must I know my budget first?">
          <p>
            No. If you have a budget, tell us, and we say what it can pay for. If not, read{' '}
            <Link to="packages">How we charge, with a sample quote</Link>, or look at{' '}
            <Link to="services">our services</Link>.
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
            We use them to answer you. The <Link to="privacy">privacy policy</Link> says how long we keep them
            and how to have them deleted.
          </p>
        </Question>
      </Questions>

      <Whereabouts title="Where to find our office" />
    </>
  );
}
