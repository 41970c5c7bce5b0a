import { Bifold } from '../diagrams/bifold.tsx';
import { BifoldEightPage } from '../diagrams/bifold-eight-page.tsx';
import { ThreeFold } from '../diagrams/three-fold.tsx';
import { Enquiry } from '../parts/enquiry.tsx';
import { Link } from '../parts/link.tsx';
import { Heading, Image, Leaf, Row, Screen, Spread, Text } from '../samples/screen.tsx';
import { Argument } from '../sections/argument.tsx';
import { Deliverables, Duration, Essentials, Needs, Next, Price } from '../sections/essentials.tsx';
import { HeroForm } from '../sections/hero.tsx';
import { Invitation } from '../sections/invitation.tsx';
import { Question, Questions } from '../sections/questions.tsx';
import { Scene, Scenes } from '../sections/scenes.tsx';
import { Specimen, Specimens } from '../sections/specimens.tsx';

export function BrochureDesign() {
  return (
    <>
      <HeroForm
        form="brochureDesign"
        title="Brochure design, page by page"
        lede="We design brochures of four, six or eight pages that buyers take home and read. We choose the fold with you, write the text and prepare the file for your printer."
        figure="brochureDesign"
      />

      <Argument
        title={
          <>
            A brochure is read <b>at home</b>
          </>
        }
      >
        <p>
          Parents in Panchkula have seen three schools. They decide at home, with your brochure on the table.
        </p>
        <p>So there is time to explain a treatment or show a floor plan.</p>
      </Argument>

      <Scenes title="A sample brochure of a wedding hall" frame="sheet">
        <Scene
          title="Cover"
          screen={
            <Screen frame="sheet" label="A hall by night.">
              <Image name="hallAtNight" />
              <Heading>Rangmahal Hall</Heading>
              <Text>Weddings for 100 to 400 guests</Text>
            </Screen>
          }
        >
          The name, a picture, the number of guests.
        </Scene>
        <Scene
          title="Inside"
          screen={
            <Spread label="The menu, and a plan of the hall.">
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
        </Scene>
        <Scene
          title="Back"
          screen={
            <Screen frame="sheet" label="The way, hours and number.">
              <Heading>Come and see it</Heading>
              <Image name="wayToTheHall" />
              <Text>Old Canal Road, after the petrol pump</Text>
              <Row value="11 am to 7 pm">Daily</Row>
              <Heading>98765 43210</Heading>
            </Screen>
          }
        >
          Drivers look for the petrol pump.
        </Scene>
      </Scenes>

      <Enquiry form="brochureDesign" />

      <Specimens title="Three ways to fold a brochure" intro="The figures are page numbers.">
        <Specimen title="Bifold" diagram={<Bifold />}>
          <p>One fold makes four pages: the cover, two on what you offer, and your address.</p>
        </Specimen>
        <Specimen title="Bifold 8 page" diagram={<BifoldEightPage />}>
          <p>Inside are three double pages: the need, the product, and proof.</p>
        </Specimen>
        <Specimen title="Three fold" diagram={<ThreeFold />}>
          <p>A sheet folded twice has six narrow panels.</p>
        </Specimen>
      </Specimens>

      <Essentials title="Brochure design: time and price">
        <Deliverables>
          <li>A PDF for the printer</li>
          <li>A small PDF for WhatsApp</li>
          <li>The text, and the open file</li>
        </Deliverables>
        <Duration>A bifold with finished text is quickest.</Duration>
        <Price
          jobs="Four pages or eight"
          less="Pages: four. Text: finished text. Pictures: your photos. Languages: one."
          more="Pages: eight. Text: voice notes. Pictures: drawn plans. Languages: two."
          extra="The printer and bought photos are extra."
        />
        <Needs>
          <li>Questions of buyers</li>
          <li>Leaflets or voice notes</li>
          <li>Daylight photos</li>
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
            Count what a buyer asks. Three or four fit a bifold, five or six a three fold, more need eight
            pages. For one offer a <Link to="flyerDesign">flyer</Link> is enough.
          </p>
        </Question>
        <Question ask="Which paper is right?">
          <p>Heavy outside, lighter inside.</p>
        </Question>
        <Question ask="We have no logo yet. Can we start?">
          <p>
            Yes. Only the cover needs it: see <Link to="logoDesign">logo design</Link>.
          </p>
        </Question>
      </Questions>

      <Invitation title="Which brochure fold do you need?" to="contact" action="Send Us Query">
        Tell us what you sell.
      </Invitation>
    </>
  );
}
