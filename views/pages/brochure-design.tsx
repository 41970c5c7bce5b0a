import { Bifold } from '../diagrams/bifold.tsx';
import { BifoldEightPage } from '../diagrams/bifold-eight-page.tsx';
import { ThreeFold } from '../diagrams/three-fold.tsx';
import { Enquiry } from '../parts/enquiry.tsx';
import { Link } from '../parts/link.tsx';
import { Heading, Photo, Press, Row, Screen, Text } from '../samples/screen.tsx';
import { Argument } from '../sections/argument.tsx';
import { HeroForm } from '../sections/hero.tsx';
import { Invitation } from '../sections/invitation.tsx';
import { Prose } from '../sections/prose.tsx';
import { Question, Questions } from '../sections/questions.tsx';
import { Scene, Scenes } from '../sections/scenes.tsx';
import { Specimen, Specimens } from '../sections/specimens.tsx';

export function BrochureDesign() {
  return (
    <>
      <HeroForm
        form="brochureDesign"
        title="Brochure design, page by page"
        lede="We design brochures of four, six or eight pages that buyers take home and read. We choose the fold with you, write the text and prepare the file for the press."
        figure="brochureDesign"
      />

      <Argument title="It is read when you are not there">
        <p>
          A brochure goes home with the buyer. The parents who saw three schools last week, the architect who
          keeps tile catalogues, the couple comparing banquet halls: they decide days later, at a table, with
          the paper before them.
        </p>
        <p>
          So there is time to explain a treatment, show a floor plan or set two models side by side. But the
          reader must not get lost: every opening answers one question and leads to the next.
        </p>
        <p>
          Our first draft is a dummy: blank paper folded to size, with pencilled headings. You turn its pages
          as a customer would. At that stage a page is moved in a minute. Later it costs a day’s work.
        </p>
      </Argument>

      <Enquiry form="brochureDesign" />

      <Specimens
        title="Three ways to fold a brochure"
        intro="The figures are page numbers: above on the sheet as it is printed, below in the hand."
      >
        <Specimen title="Bifold" diagram={<Bifold />}>
          <p>
            One sheet, one fold, four pages. The cover makes a promise, the inside shows what you offer, the
            back says where to come.
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

      <Scenes
        title="The four pages of a sample bifold"
        intro="Rangmahal Hall is a made-up wedding hall. A family reads its brochure at home, in this order."
      >
        <Scene
          title="Cover"
          screen={
            <Screen
              frame="paper"
              label="The cover: a drawn hall with three arches and lights, the name Rangmahal Hall, and room for 400 guests."
            >
              <Photo ground="accent">
                <path
                  fill="var(--on-accent)"
                  d="M10 60V36a15 15 0 0 1 30 0V60zM45 60V30a15 15 0 0 1 30 0V60zM80 60V36a15 15 0 0 1 30 0V60z"
                />
                <path
                  fill="var(--plaster)"
                  d="M10 4h4v4h-4zM34 8h4v4h-4zM58 4h4v4h-4zM82 8h4v4h-4zM106 4h4v4h-4z"
                />
              </Photo>
              <Heading>Rangmahal Hall</Heading>
              <Text>Weddings for 100 to 400 guests</Text>
            </Screen>
          }
        >
          The name, one picture and one line. It tells a family whether the hall is large enough.
        </Scene>
        <Scene
          title="Inside left"
          screen={
            <Screen
              frame="paper"
              label="The left inside page: a vegetarian menu with the number of drinks, starters, main dishes and sweets."
            >
              <Heading>The menu</Heading>
              <Row value="4">Welcome drinks</Row>
              <Row value="8">Starters</Row>
              <Row value="12">Main dishes</Row>
              <Row value="6">Sweets</Row>
              <Text isSoft>Prices are on the loose card.</Text>
            </Screen>
          }
        >
          Food is the first thing a family asks about. Prices change, so they are on a card of their own.
        </Scene>
        <Scene
          title="Inside right"
          screen={
            <Screen
              frame="paper"
              label="The right inside page: a plan of the hall with the stage and the round tables, and how many people the hall and the lawn seat."
            >
              <Photo ground="wall">
                <path fill="var(--ink)" d="M42 4H78V14H42z" />
                <path
                  fill="var(--accent)"
                  d="M10 28a8 8 0 0 1 16 0a8 8 0 0 1 -16 0M38 28a8 8 0 0 1 16 0a8 8 0 0 1 -16 0M66 28a8 8 0 0 1 16 0a8 8 0 0 1 -16 0M94 28a8 8 0 0 1 16 0a8 8 0 0 1 -16 0M10 48a8 8 0 0 1 16 0a8 8 0 0 1 -16 0M38 48a8 8 0 0 1 16 0a8 8 0 0 1 -16 0M66 48a8 8 0 0 1 16 0a8 8 0 0 1 -16 0M94 48a8 8 0 0 1 16 0a8 8 0 0 1 -16 0"
                />
              </Photo>
              <Heading>The hall</Heading>
              <Row value="250">Seats inside</Row>
              <Row value="150">Seats on the lawn</Row>
            </Screen>
          }
        >
          A plan shows in a moment where the stage and the tables are.
        </Scene>
        <Scene
          title="Back"
          screen={
            <Screen
              frame="paper"
              label="The back: an invitation to visit, the way to the hall, the hours and the phone number."
            >
              <Heading>Come and see it</Heading>
              <Text>Old Canal Road, after the petrol pump, on the left</Text>
              <Row value="11 am to 7 pm">Daily</Row>
              <Press>98765 43210</Press>
            </Screen>
          }
        >
          What to do now. The way is described as a driver needs it.
        </Scene>
      </Scenes>

      <Prose title="Words, pictures, paper">
        <h3>The words</h3>
        <p>
          Send what you have, however rough: an old leaflet, a price sheet, a voice note in any language. We
          write it out for the page, you check the facts. Headings are written first, since many people read
          nothing else.
        </p>
        <h3>The pictures</h3>
        <p>
          Your own rooms, machines and plates, taken by daylight, are better than bought pictures. We give
          your photographer a list of what is needed and in which shape. Plans, maps and diagrams we draw.
        </p>
        <h3>The paper</h3>
        <p>
          Heavy paper cracks at the fold unless it is creased; gloss shows fingerprints, matt makes a blue sky
          dull. We name a weight and a finish that suit the job and your press, and prepare the file for it.
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

      <Invitation title="Not sure which fold you need?" to="contact" action="Send Us Query">
        Tell us what you sell and who takes the paper home. We answer with a fold, a page count and a quote.
      </Invitation>
    </>
  );
}
