import { Bifold } from '../diagrams/bifold.tsx';
import { BifoldEightPage } from '../diagrams/bifold-eight-page.tsx';
import { ThreeFold } from '../diagrams/three-fold.tsx';
import { Link } from '../parts/link.tsx';
import { Heading, Image, Leaf, Row, Screen, Spread, Text } from '../samples/screen.tsx';
import { Cta } from '../sections/cta.tsx';
import { Enquiry } from '../sections/enquiry.tsx';
import { Deliverables, Duration, Essentials, Needs, Next, Price } from '../sections/essentials.tsx';
import { Gallery, Work } from '../sections/gallery.tsx';
import { Hero } from '../sections/hero.tsx';
import { Prose } from '../sections/prose.tsx';
import { Question, Questions } from '../sections/questions.tsx';

export function BrochureDesign() {
  return (
    <>
      <Hero
        title="Brochure design, page by page"
        lede="We design brochures of four, six or eight pages that buyers take home and read. We choose the fold with you, write the text and prepare the file for your printer."
        figure="brochureDesign"
      />

      <Prose
        layout="poster"
        title={
          <>
            A brochure is read <i>at home</i>
          </>
        }
      >
        <p>
          Parents in Panchkula have seen three schools. They decide at home, with your brochure on the table.
        </p>
        <p>So there is time to explain a treatment or show a floor plan.</p>
      </Prose>

      <Gallery layout="works" title="A sample brochure of a wedding hall">
        <Work
          title="Cover"
          drawing={
            <Screen client="rangmahalHall" frame="sheet">
              <Image name="hallAtNight" />
              <Heading>Rangmahal Hall</Heading>
              <Text>Weddings for 100 to 400 guests</Text>
            </Screen>
          }
        >
          The cover has the name, a picture and the number of guests.
        </Work>
        <Work
          title="Inside"
          isWide
          drawing={
            <Spread client="rangmahalHall">
              <Leaf>
                <Image name="thali" />
                <Heading>The menu</Heading>
                <Row value="4">Welcome drinks</Row>
                <Row value="8">Starters</Row>
                <Row value="12">Main dishes</Row>
                <Row value="6">Sweets</Row>
              </Leaf>
              <Leaf>
                <Heading>The hall</Heading>
                <Image name="hallPlan" />
                <Row value="250">Seats inside</Row>
                <Row value="150">On the lawn</Row>
              </Leaf>
            </Spread>
          }
        >
          Families ask about food first.
        </Work>
        <Work
          title="Back"
          drawing={
            <Screen client="rangmahalHall" frame="sheet">
              <Heading>Come and see it</Heading>
              <Image name="wayToTheHall" />
              <Text>Old Canal Road, after the petrol pump</Text>
              <Row value="11 am to 7 pm">Daily</Row>
              <Heading>98765 43210</Heading>
            </Screen>
          }
        >
          It names a petrol pump that drivers know.
        </Work>
      </Gallery>

      <Enquiry form="brochureDesign" />

      <Gallery layout="works" title="Three ways to fold a brochure" intro="The figures are page numbers.">
        <Work title="Bifold" drawing={<Bifold />}>
          One fold makes four pages: the cover, two on what you offer, and your address.
        </Work>
        <Work title="Bifold 8 page" drawing={<BifoldEightPage />}>
          Inside are three double pages: the need, the product, and proof.
        </Work>
        <Work title="Three fold" drawing={<ThreeFold />}>
          A sheet folded twice has six narrow panels.
        </Work>
      </Gallery>

      <Essentials title="Brochure design: what you get, and when" picture="hallBrochure">
        <Deliverables>
          <li>A PDF for the printer</li>
          <li>A small PDF for WhatsApp</li>
          <li>The text as a file</li>
        </Deliverables>
        <Duration>A bifold with finished text is quickest.</Duration>
        <Price
          less="Your text is finished, and you have photos."
          more="We write from your voice notes, and draw plans."
          othersBill="The printer and bought photos"
        />
        <Needs>
          <li>The questions that buyers ask</li>
          <li>Old leaflets, or voice notes about your offer</li>
          <li>Photos taken in daylight</li>
          <li>Your logo file</li>
        </Needs>
        <Next>
          <li>You say who will read the brochure.</li>
          <li>We propose a fold, with a quote.</li>
          <li>You pay the deposit. We show you the pages.</li>
          <li>You check names and prices.</li>
        </Next>
      </Essentials>

      <Questions title="Questions about brochure design">
        <Question ask="Which of the three folds do we need?">
          <p>
            Count what a buyer asks. Three or four answers fit a bifold, and five or six fit a three fold.
            More need eight pages. For one offer a <Link to="flyerDesign">flyer</Link> is enough.
          </p>
        </Question>
        <Question ask="Which paper is right?">
          <p>
            Take heavy paper for the cover and lighter paper for the pages inside. Your printer shows you
            samples.
          </p>
        </Question>
        <Question ask="We have no logo yet. Can we start?">
          <p>
            Yes. Only the cover needs it: see <Link to="logoDesign">logo design</Link>.
          </p>
        </Question>
      </Questions>

      <Cta title="Which brochure fold do you need?" to="contact" action="Send Us Query">
        Tell us what you sell and who reads it, and we propose a fold.
      </Cta>
    </>
  );
}
