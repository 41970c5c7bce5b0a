import { Split } from '../layout/split.tsx';
import { Link } from '../parts/link.tsx';
import { FurnitureShop } from '../samples/furniture-shop.tsx';
import { Heading, Row, Screen } from '../samples/screen.tsx';
import { Card, Cards } from '../sections/cards.tsx';
import { Cta } from '../sections/cta.tsx';
import { Enquiry } from '../sections/enquiry.tsx';
import { Deliverables, Duration, Essentials, Needs, Next, Price } from '../sections/essentials.tsx';
import { RunnerHero } from '../sections/hero-stages/runner.tsx';
import { Illustration, Point } from '../sections/illustration.tsx';
import { Line, Lines, Prose, Statement } from '../sections/prose.tsx';
import { Question, Questions } from '../sections/questions.tsx';

export function WebDesign() {
  return (
    <>
      <RunnerHero
        figure="webDesign"
        title="Website design for visitors in a hurry"
        lede="We design websites that answer a visitor’s question at once and show what to do next."
      />

      <Split layout="stacked" ground="ink">
        <Prose title="Website design starts with your visitor">
          <Statement>
            Who visits you? <em>What do they want?</em>
          </Statement>
          <Lines>
            <Line at="A patient">wants the clinic’s timings.</Line>
            <Line at="A buyer">asks if you deliver to Kharar.</Line>
            <Line at="A family in Mohali">wants to call a plumber.</Line>
          </Lines>
        </Prose>
        <Illustration
          layout="below"
          title="Sample: a furniture maker’s website"
          intro="A buyer sees the chair, its price and a button at once."
          drawing={<FurnitureShop />}
        >
          <Point title="On a computer">
            The headline says what and where. “Chairs made in Kharar” tells more than “furniture solutions”.
          </Point>
          <Point title="On a phone">Everything is in one column, and the button is near the thumb.</Point>
          <Point title="On launch day">We open the website when all five lines of this list are done.</Point>
          <Screen client="sheeshamWorks" frame="paper">
            <Heading>Launch checklist</Heading>
            <Row value="rings at the desk">Call button</Row>
            <Row value="e-mail arrived">Enquiry form</Row>
            <Row value="2 seconds on 4G">Opens in</Row>
            <Row value="valid">Padlock (https)</Row>
            <Row value="in the owner’s name">Domain</Row>
          </Screen>
        </Illustration>
      </Split>

      <Enquiry form="webDesign" />

      <Cards title="Which kind of website do you need?" layout="fields">
        <Card to="redesign" figure="redesign" ground="vermilion" title="Website redesign">
          We find out why people leave, and keep what works.
        </Card>
        <Card to="ecommerceDesign" figure="ecommerceDesign" ground="vermilion" title="E-commerce design">
          We design product pages and a cart for a phone first.
        </Card>
        <Card to="cmsDesign" figure="cmsDesign" ground="vermilion" title="CMS website design">
          Your own staff keep lists, such as products or prices.
        </Card>
        <Card to="webPortalDesign" figure="webPortalDesign" ground="vermilion" title="Web portal design">
          Dealers or patients log in to their own page.
        </Card>
        <Card to="staticDesign" figure="staticDesign" ground="vermilion" title="Static website design">
          You get five to ten pages that seldom change.
        </Card>
      </Cards>

      <Essentials title="Your website: what you get, and when" picture="bus">
        <Deliverables>
          <li>The list of pages, as built</li>
          <li>Designs for phone and computer</li>
          <li>The website on your domain, with a form</li>
          <li>The launch checklist</li>
          <li>Training for the staff who will change the website</li>
        </Deliverables>
        <Duration>
          A <Link to="staticDesign">static</Link> or <Link to="wordpressDevelopment">WordPress</Link> website
          has one layout for all pages. With the same pages it is ready sooner.
        </Duration>
        <Price less="You write the text." more="We write the text." othersBill="The domain and hosting" />
        <Needs access="your domain and hosting, if you have them">
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
        <Question ask="People visit us, but hardly any enquire. Is it the design?">
          <p>
            Often it is. We find where they stop (conversion rate optimization). If too few people visit, see{' '}
            <Link to="seo">SEO</Link>.
          </p>
        </Question>
        <Question id="appointments" ask="Can patients ask for an appointment on it?">
          <p>
            Yes, with a form. Your desk gets it by e-mail and confirms the time. To let them choose a free
            time, see <Link to="webDevelopment">web development</Link>.
          </p>
        </Question>
        <Question ask="Can the website be in Hindi or Punjabi as well?">
          <p>Yes, if you tell us at the start.</p>
        </Question>
      </Questions>

      <Cta title="Tell us who visits your website" layout="beside">
        Say what they come for. We tell you which kind of website you need.
      </Cta>
    </>
  );
}
