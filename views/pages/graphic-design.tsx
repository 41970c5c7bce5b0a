import { OneMark } from '../diagrams/one-mark.tsx';
import { Enquiry } from '../parts/enquiry.tsx';
import { Link } from '../parts/link.tsx';
import { Argument } from '../sections/argument.tsx';
import { Check, Checklist } from '../sections/checklist.tsx';
import { HeroForm } from '../sections/hero.tsx';
import { Illustration } from '../sections/illustration.tsx';
import { Invitation } from '../sections/invitation.tsx';
import { Offer, Offers } from '../sections/offers.tsx';
import { Question, Questions } from '../sections/questions.tsx';

export function GraphicDesign() {
  return (
    <>
      <HeroForm
        form="graphicDesign"
        figure="graphicDesign"
        title="Graphic design for sign, bill and screen"
        lede="People meet your business on a board seen from a scooter, on a folded bill, and as a dot in a list of chats. We draw it so that all three are plainly the same business."
      />

      <Argument title="A family, not a heap of files">
        <p>
          A board from one painter, visiting cards from a second, posts made by a nephew: each may be good,
          yet together they look like three different shops.
        </p>
        <p>
          We settle the few things that must never change: the mark, two colours, one or two typefaces and how
          they stand together. From that small kit we draw what you need now, say a menu, a hoarding or a set
          of posts for Diwali. The next piece is easier, because its hardest decisions are already made.
        </p>
        <p>
          Most begin with a <Link to="logoDesign">logo</Link>, a <Link to="flyerDesign">flyer</Link> or a{' '}
          <Link to="brochureDesign">brochure</Link>. If your design exists already and only has to become a
          web page, that is <Link to="psdToHtml">PSD to HTML</Link>.
        </p>
      </Argument>

      <Enquiry form="graphicDesign" />

      <Illustration
        title="The same tea house, three times"
        intro="A made-up mark: the sun over a cup."
        diagram={<OneMark />}
      >
        <div>
          <h3>Read across traffic</h3>
          <p>In dust, in glare, under tube light. Few shapes and thick strokes get through.</p>
        </div>
        <div>
          <h3>Printed in one colour</h3>
          <p>On thin paper, by a tired machine. The mark has to live without shades.</p>
        </div>
        <div>
          <h3>Small as a fingernail</h3>
          <p>Among thirty other icons, only the outline is left to know you by.</p>
        </div>
      </Illustration>

      <Checklist title="Why it matters" intro="What good drawing does for an ordinary business.">
        <Check>A shape and a colour stay in the mind long after a name has slipped out of it.</Check>
        <Check>A clear price list spares your counter the same answer all day.</Check>
        <Check>Correct files leave the printer nothing to guess, and you no second proof to pay for.</Check>
        <Check>Good order on a page makes a small firm look as careful as it is.</Check>
        <Check>A carry bag with a strong mark advertises you all the way home.</Check>
        <Check>Posts that look alike add up. Posts that do not must start again each time.</Check>
      </Checklist>

      <Offers title="How the work is done">
        <Offer title="Outstanding Graphics">
          Drawn for one business only. You hear why each shape is there, and see it in a single colour and at
          thumbnail size before you pay a printer.
        </Offer>
        <Offer title="Quick Turnaround">
          The day of the first draft is fixed before we begin. Small jobs from an existing kit go to the front
          of the table.
        </Offer>
        <Offer title="24 Hour Availability">
          Banners are remembered at night. Call or write at any hour: the job is taken down and passed to the
          designer who knows your files.
        </Offer>
      </Offers>

      <Questions title="Ink, paper and files">
        <Question ask="Which files will we receive?">
          <p>
            A PDF with bleed and outlined type for the press, the open vector file, and light pictures for
            WhatsApp and the web. A one-page sheet gives your colours as numbers for ink, paint and screen.
          </p>
        </Question>
        <Question ask="Can you work from the logo we already have?">
          <p>
            Yes. If it exists only as a photograph or on an old letterhead, we redraw it cleanly and leave its
            idea alone, unless you want that changed too.
          </p>
        </Question>
        <Question ask="Will it print as it looks on the screen?">
          <p>
            Not exactly: a screen shines and paper does not. We choose colours that survive the change, ask
            which press and paper you will use, and suggest a proof on that paper before the full run.
          </p>
        </Question>
        <Question ask="What should we have ready?">
          <p>
            The pieces and their sizes, the exact wording, phone numbers that have been checked, and three
            things whose look you like, from any trade at all.
          </p>
        </Question>
      </Questions>

      <Invitation title="No mark yet?" to="logoDesign" action="See logo design">
        Everything else is drawn around it, so the logo comes first. Its page shows the six steps.
      </Invitation>
    </>
  );
}
