import { Enquiry } from '../parts/enquiry.tsx';
import { Link } from '../parts/link.tsx';
import { ShopPhone, ShopWindow } from '../samples/furniture-shop.tsx';
import { Heading, Row, Screen } from '../samples/screen.tsx';
import { Argument } from '../sections/argument.tsx';
import { Deliverables, Duration, Essentials, Needs, Next, Price } from '../sections/essentials.tsx';
import { HeroForm } from '../sections/hero.tsx';
import { Kind, Kinds } from '../sections/kinds.tsx';
import { Question, Questions } from '../sections/questions.tsx';
import { ReadyToDiscuss } from '../sections/ready-to-discuss.tsx';
import { Showcase } from '../sections/showcase.tsx';
import { Together } from '../sections/together.tsx';

export function WebDesign() {
  return (
    <>
      <HeroForm
        form="webDesign"
        figure="webDesign"
        title="Website design for visitors in a hurry"
        lede="We design websites that answer a visitor’s question at once and show what to do next."
      />

      <Together layout="columns">
        <Argument title="Website design starts with your visitor">
          <p>
            Who visits you? <em>What do they want?</em>
          </p>
          <p>
            A patient <em>wants the clinic’s timings.</em>
          </p>
          <p>
            A buyer <em>asks if you deliver to Kharar.</em>
          </p>
          <p>
            A family in Mohali <em>wants to call a plumber.</em>
          </p>
        </Argument>
        <Showcase
          title="Sample: a furniture maker’s website"
          intro="A buyer sees chair, price and button at once."
          window={<ShopWindow />}
          phone={<ShopPhone />}
          paper={
            <Screen frame="paper" label="A sample launch checklist.">
              <Heading>Launch checklist</Heading>
              <Row value="rings at the desk">Call button</Row>
              <Row value="e-mail arrived">Enquiry form</Row>
              <Row value="2 seconds on 4G">Opens in</Row>
              <Row value="valid">Padlock (https)</Row>
              <Row value="in the owner’s name">Domain</Row>
            </Screen>
          }
        >
          <h3>On a computer</h3>
          <p>
            The headline says what and where. “Chairs made in Kharar” tells more than “furniture solutions”.
          </p>
          <h3>On a phone</h3>
          <p>One column, the button near the thumb.</p>
          <h3>On launch day</h3>
          <p>We go online when all five lines are done.</p>
        </Showcase>
      </Together>

      <Enquiry form="webDesign" />

      <Kinds title="Which kind of website?">
        <Kind to="redesign" title="Website redesign">
          We find out why people leave, and keep what works.
        </Kind>
        <Kind to="ecommerceDesign" title="E-commerce design">
          Product pages and a cart, for a phone first.
        </Kind>
        <Kind to="cmsDesign" title="CMS website design">
          Your own staff change prices, news and photos.
        </Kind>
        <Kind to="webPortalDesign" title="Web portal design">
          Dealers or patients log in to their own page.
        </Kind>
        <Kind to="staticDesign" title="Static website design">
          Five to ten pages for a workshop.
        </Kind>
      </Kinds>

      <Essentials title="When your website is ready" picture="bus">
        <Deliverables>
          <li>The list of pages, as built</li>
          <li>Designs for phone and computer</li>
          <li>The website on your domain, with a form</li>
          <li>The launch checklist, and every login</li>
        </Deliverables>
        <Duration>Ready text makes it shorter, late photos longer.</Duration>
        <Price
          jobs="A small website or a large one"
          less="Four pages in English, with a form. You write the text."
          more="Eight pages, in Punjabi too. We write the text, and add an appointment form."
          extra="Domain and hosting cost extra."
        />
        <Needs>
          <li>Your logo file, if you have one</li>
          <li>What you sell, with prices</li>
          <li>Timings, address and phone number</li>
          <li>Photos, even from a phone</li>
        </Needs>
        <Next>
          <li>You tell us about your trade.</li>
          <li>We call back with our questions.</li>
          <li>You get a written quote with a list of pages.</li>
          <li>You pay the deposit. We design your home page first.</li>
        </Next>
      </Essentials>

      <Questions title="Questions about website design">
        <Question ask="How many pages does a small business need?">
          <p>A home page, one for each thing you sell, and one with timings.</p>
        </Question>
        <Question ask="People visit our site but hardly any enquire. Is the design the reason?">
          <p>
            Often. Conversion rate optimization finds where they stop, perhaps at a long form. If too few
            people visit, see <Link to="seo">SEO</Link>.
          </p>
        </Question>
        <Question ask="Can the site be in Hindi or Punjabi as well?">
          <p>Yes. Tell us at the start.</p>
        </Question>
      </Questions>

      <ReadyToDiscuss title="Tell us who visits your site">
        Say what they come for. We tell you which kind of website you need.
      </ReadyToDiscuss>
    </>
  );
}
