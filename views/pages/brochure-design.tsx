import { Bifold } from '../diagrams/bifold.tsx';
import { BifoldEightPage } from '../diagrams/bifold-eight-page.tsx';
import { ThreeFold } from '../diagrams/three-fold.tsx';
import { Enquiry } from '../parts/enquiry.tsx';
import { Link } from '../parts/link.tsx';
import { Argument } from '../sections/argument.tsx';
import { HeroForm } from '../sections/hero.tsx';
import { Invitation } from '../sections/invitation.tsx';
import { Prose } from '../sections/prose.tsx';
import { Question, Questions } from '../sections/questions.tsx';
import { Specimen, Specimens } from '../sections/specimens.tsx';

export function BrochureDesign() {
  return (
    <>
      <HeroForm
        form="brochureDesign"
        title="Brochures begin with the fold"
        lede="How the paper opens decides what a buyer reads first. We settle the fold with you, plan each panel, and only then draw."
        figure="brochureDesign"
      />

      <Argument title="It argues when you are not there">
        <p>
          A brochure goes home with the buyer. The parents who saw three schools last week, the architect who
          keeps tile catalogues, the couple comparing banquet halls: they decide days later, at a table, with
          the paper before them.
        </p>
        <p>
          It may therefore take its time. It can explain a treatment, show a floor plan, set two models side
          by side. What it may not do is lose the reader, so every opening answers one question and leads to
          the next.
        </p>
        <p>
          Our first draft is a dummy: blank paper folded to size, with pencilled headings. You leaf through it
          as a customer would. Moving a page costs an eraser at that stage, and a day’s work later.
        </p>
      </Argument>

      <Enquiry form="brochureDesign" />

      <Specimens
        title="Three ways to fold a brochure"
        intro="The figures are page numbers: above on the sheet as it is printed, below in the hand."
      >
        <Specimen title="Bifold" diagram={<Bifold />}>
          <p>
            One sheet, one fold, four pages. The cover makes a promise, the inside keeps it across a single
            wide picture, the back says where to come.
          </p>
          <p>Good for a clinic, a restaurant’s banquet menu, one new housing project.</p>
        </Specimen>
        <Specimen title="Bifold 8 page" diagram={<BifoldEightPage />}>
          <p>
            Two sheets, one laid inside the other and stapled. Between cover and back lie three openings,
            enough for an order: need, product, proof.
          </p>
          <p>Good for schools, machine makers, exporters with a range to show.</p>
        </Specimen>
        <Specimen title="Three fold" diagram={<ThreeFold />}>
          <p>
            One sheet turned in twice, six narrow panels. The flap is seen as soon as the cover opens, so it
            carries what you most want remembered.
          </p>
          <p>Good for travel desks, gyms, anything handed over a counter.</p>
        </Specimen>
      </Specimens>

      <Prose title="Words, pictures, paper">
        <h3>The words</h3>
        <p>
          Send what you have, however rough: an old leaflet, a price sheet, a voice note in any language. We
          write it out for the page, you check the facts. Headings are written first, since many people read
          nothing else.
        </p>
        <h3>The pictures</h3>
        <p>
          Your own rooms, machines and plates, taken by daylight, beat any bought smile. We give your
          photographer a list of what is needed and in which shape. Plans, maps and diagrams we draw.
        </p>
        <h3>The paper</h3>
        <p>
          Heavy stock cracks at the fold unless it is creased; gloss shows fingerprints, matt dulls a blue
          sky. We name a weight and a finish that suit the job and your press, and bring the file in line.
        </p>
      </Prose>

      <Questions title="What clients ask about brochures">
        <Question ask="How do we know which of the three we need?">
          <p>
            Count the questions a buyer asks before paying. Three or four fit a bifold or a three fold. When
            there are more, or when a table of models has to be shown, take the eight pages.
          </p>
        </Question>
        <Question ask="Our prices change every season. What then?">
          <p>
            Keep them off the brochure. A loose rate card in the same design slips inside, and only that is
            printed again.
          </p>
        </Question>
        <Question ask="Can we send the same thing on WhatsApp?">
          <p>
            Yes. Beside the press file you get a light PDF with single pages in reading order and links that
            can be tapped. For something shorter, ask about a <Link to="flyerDesign">flyer</Link>.
          </p>
        </Question>
        <Question ask="Who checks the proof?">
          <p>
            Both of us. You read names, numbers and prices aloud to a colleague; we check folds, margins and
            ink. The press starts when you have signed one paper copy.
          </p>
        </Question>
      </Questions>

      <Invitation title="Not sure which fold is yours?" to="contact" action="Send Us Query">
        Tell us what you sell and who takes the paper home. We answer with a fold, a page count and a quote.
      </Invitation>
    </>
  );
}
