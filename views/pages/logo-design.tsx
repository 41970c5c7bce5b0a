import { LogoTests } from '../diagrams/logo-tests.tsx';
import { facts } from '../facts.ts';
import { ButtonLink } from '../parts/button-link.tsx';
import { CallButton } from '../parts/call-button.tsx';
import { Link } from '../parts/link.tsx';
import { Argument } from '../sections/argument.tsx';
import { Check, Checklist } from '../sections/checklist.tsx';
import { Hero } from '../sections/hero.tsx';
import { Illustration } from '../sections/illustration.tsx';
import { Question, Questions } from '../sections/questions.tsx';
import { ReadyToDiscuss } from '../sections/ready-to-discuss.tsx';
import { Statement } from '../sections/statement.tsx';
import { Step, Steps } from '../sections/steps.tsx';

export function LogoDesign() {
  return (
    <>
      <Hero
        title="Logo design for sign, bill and phone"
        lede="We design logos that are clear on a signboard, on a bill in one colour and as a small icon on a phone. You choose from a few, and every change is free."
        figure="logoDesign"
      >
        <ButtonLink to="contact">Ask for a free quote</ButtonLink>
        <CallButton />
      </Hero>

      <Argument title="What a logo has to do">
        <p>
          A logo has one small job: when people see you for the second time, they should know that it is you.
          They remember one shape, not the five things your trade does.
        </p>
        <p>
          So we begin with the places where you will use it. A dentist’s logo is on a prescription pad and on
          glass above the street. An exporter’s is printed on cartons in one ink. A tiffin kitchen’s is a
          small circle in a delivery app. Each place rules something out: the thin line, the soft gradient,
          the long name in small letters.
        </p>
        <p>
          An hour of talk is enough to begin: who buys, what the name means, which signboards in your own
          market you like. Bring your old stationery, even if you do not like it.
        </p>
      </Argument>

      <Illustration
        title="One logo in four difficult places"
        intro="This is our own logo. Yours goes through the same test."
        diagram={<LogoTests />}
      >
        <div>
          <h3>From the road</h3>
          <p>A signboard is read from a moving scooter. One plain shape against one plain ground.</p>
        </div>
        <div>
          <h3>In one ink</h3>
          <p>
            Bills, stamps and cartons are printed in one colour. If the logo does not work in black, we draw
            it again.
          </p>
        </div>
        <div>
          <h3>As a phone icon</h3>
          <p>It is one of thirty icons on the screen. Detail that cannot be seen at that size is removed.</p>
        </div>
      </Illustration>

      <Steps title="Six steps to your logo" intro="You take part in steps 1, 4 and 5. The rest is our work.">
        <Step title="Listen">
          We ask about the business and write the answers on one page. You correct it, and the drawing is
          judged by it.
        </Step>
        <Step title="Look around">
          We collect the logos of your competitors, so that yours does not look like one of them.
        </Step>
        <Step title="Sketch">
          We try many ideas with pencil on paper. Only the good ones are drawn further.
        </Step>
        <Step title="Choose">
          We show you at most {facts.logoOptionsMax} logos, each in black, in colour and on a picture of your
          own shopfront.
        </Step>
        <Step title="Change">
          Heavier, rounder, a darker red, or back to Tuesday’s version, until you are satisfied.
        </Step>
        <Step title="Hand over">
          Final files for screen, press and paint, with a page on how to use them.
        </Step>
      </Steps>

      <Statement title="How many logos, how many changes">
        <p>You see at most {facts.logoOptionsMax} logos. Then come unlimited changes, at no cost.</p>
        <p>
          Twenty logos are hard to compare. A few that have been thought through, each with its reason beside
          it, can be compared in an afternoon. The changes are free, so you need not accept a logo you do not
          like.
        </p>
      </Statement>

      <Checklist title="The files you receive" intro="In formats that any printer opens.">
        <Check>Vector files that a sign painter can enlarge to any width</Check>
        <Check>Pictures on a clear ground for WhatsApp, bills and slides</Check>
        <Check>Black on white, white on black, and one-colour versions</Check>
        <Check>A square version for app icons and profile pictures</Check>
        <Check>Colours in numbers for screen and press, and the nearest shade on a paint card</Check>
        <Check>The brand’s letters in English, with Hindi or Punjabi where your signboard needs them</Check>
      </Checklist>

      <Questions title="Questions about logos">
        <Question ask="People know our old logo. Must we give it up?">
          <p>
            Usually not. We find out which part of it people recognise, keep that, and redraw the rest so that
            it is clear at small sizes.
          </p>
        </Question>
        <Question ask="Can the name alone be the logo?">
          <p>
            Yes, and for a short name it is often the best answer. We draw its letters by hand instead of
            typing them, so they belong to you alone.
          </p>
        </Question>
        <Question ask="Can we register it as a trade mark?">
          <p>
            The finished logo is yours to register. We look for likenesses while we draw, but a proper search
            and the filing are work for a trade mark agent.
          </p>
        </Question>
        <Question ask="Do you also draw the visiting card and the signboard?">
          <p>
            Yes. They are part of our <Link to="graphicDesign">graphic design</Link> and go quickly once the
            logo is settled.
          </p>
        </Question>
      </Questions>

      <ReadyToDiscuss title="Tell us what your signboard says">
        Read us the words on it, or the name you have in mind for it. We tell you what the logo would cost and
        how long it would take.
      </ReadyToDiscuss>
    </>
  );
}
