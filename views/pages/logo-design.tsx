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
        title="A logo that survives a rubber stamp"
        lede="Before your mark is admired it will be stamped on a bill, painted on a shutter and shrunk to a phone icon. We draw it for those places first."
        figure="logoDesign"
      >
        <ButtonLink to="contact">Ask for a free quote</ButtonLink>
        <CallButton />
      </Hero>

      <Argument title="Known before it is read">
        <p>
          A logo has one small job: when people see you for the second time, they should know that it is you.
          Memory keeps one shape, not the five things your trade does.
        </p>
        <p>
          So we begin with the places where the mark will live. A dentist’s sits on a prescription pad and on
          glass above the street. An exporter’s is stencilled on cartons in one ink. A tiffin kitchen’s is
          mostly a circle in a delivery app, as wide as a fingernail. Each place rules something out: the thin
          line, the soft gradient, the long name in small letters.
        </p>
        <p>
          An hour of talk is enough to begin: who buys, what the name means, which signboards in your own
          market you like. Bring old stationery, even the kind you are ashamed of.
        </p>
      </Argument>

      <Illustration
        title="One mark, four hard places"
        intro="This is our own mark, put through the test we put yours through."
        diagram={<LogoTests />}
      >
        <div>
          <h3>From the road</h3>
          <p>A signboard is read from a moving scooter. One plain shape against one plain ground.</p>
        </div>
        <div>
          <h3>In one ink</h3>
          <p>Bills, stamps and cartons know no colour. If black alone cannot carry it, we draw again.</p>
        </div>
        <div>
          <h3>At thumb size</h3>
          <p>On a phone it stands among thirty others. Detail that closes up there goes.</p>
        </div>
      </Illustration>

      <Steps
        title="Six steps to a mark"
        intro="Your part is in the first, the fourth and the fifth. The rest is ours."
      >
        <Step title="Listen">
          We ask about the business and write the answers on one page. You correct it, and the drawing is
          judged by it.
        </Step>
        <Step title="Look around">
          We collect the marks of your competitors, so that yours is not taken for a cousin.
        </Step>
        <Step title="Sketch">Pencil on paper, a great deal of it. Most goes into the bin unseen.</Step>
        <Step title="Choose">
          At most {facts.logoOptionsMax} logos reach your table, each in black, in colour and on a picture of
          your own shopfront.
        </Step>
        <Step title="Change">
          Heavier, rounder, a darker red, back to Tuesday’s version, until you stop asking.
        </Step>
        <Step title="Hand over">
          Final files for screen, press and paint, with a page on how to use them.
        </Step>
      </Steps>

      <Statement title="How many, how often">
        <p>You see at most {facts.logoOptionsMax} logos. Then come unlimited changes, at no cost.</p>
        <p>
          Twenty options only move our work to your desk. A few that have been thought through, each with its
          reason beside it, can be compared in an afternoon. The changes are free because a mark you merely
          put up with is soon replaced.
        </p>
      </Statement>

      <Checklist title="What is in the folder" intro="In forms that any printer opens.">
        <Check>Vector files that a sign painter can enlarge to any width</Check>
        <Check>Pictures on a clear ground for WhatsApp, bills and slides</Check>
        <Check>Black on white, white on black, and one-colour versions</Check>
        <Check>A square cut for app icons and profile pictures</Check>
        <Check>Colours in numbers for screen and press, and the nearest shade on a paint card</Check>
        <Check>The brand’s letters in English, with Hindi or Punjabi where your signboard needs them</Check>
      </Checklist>

      <Questions title="Questions about logos">
        <Question ask="People know our old logo. Must we give it up?">
          <p>
            Usually not. We find out which part of it people recognise, keep that, and redraw the rest so that
            it holds at small sizes.
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
            The finished mark is yours to register. We look for likenesses while we draw, but a proper search
            and the filing are work for a trade mark agent.
          </p>
        </Question>
        <Question ask="Do you also draw the visiting card and the signboard?">
          <p>
            Yes. They are part of our <Link to="graphicDesign">graphic design</Link> and go quickly once the
            mark is settled.
          </p>
        </Question>
      </Questions>

      <ReadyToDiscuss title="Tell us what your signboard says">
        Read us the words on it, or the name you have in mind for it. We will tell you what a mark for it
        would take.
      </ReadyToDiscuss>
    </>
  );
}
