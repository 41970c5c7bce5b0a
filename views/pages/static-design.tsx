import { FolderSizes } from '../diagrams/folder-sizes.tsx';
import { PressToPage } from '../diagrams/press-to-page.tsx';
import { ButtonLink } from '../parts/button-link.tsx';
import { Link } from '../parts/link.tsx';
import { Columns, Heading, Image, Photo, Press, Row, Screen, Text } from '../samples/screen.tsx';
import { Argument } from '../sections/argument.tsx';
import { Deliverables, Duration, Essentials, Needs, Next, Price } from '../sections/essentials.tsx';
import { Hero } from '../sections/hero.tsx';
import { Point, WideIllustration } from '../sections/illustration.tsx';
import { Invitation } from '../sections/invitation.tsx';
import { Panel, Panels } from '../sections/panels.tsx';
import { Question, Questions } from '../sections/questions.tsx';
import { Specimen, Specimens } from '../sections/specimens.tsx';
import { Together } from '../sections/together.tsx';

export function StaticDesign() {
  return (
    <>
      <Hero
        title="Static website design for small firms"
        lede="A static website is a set of finished pages. It has no database and no login, so little can break, and there is almost nothing to maintain."
        figure="staticDesign"
      >
        <ButtonLink to="contact">Ask for a free quote</ButtonLink>
      </Hero>

      <Together layout="columns">
        <Argument title="When a static website is enough">
          <p>
            Five to ten pages <em>are often enough.</em>
          </p>
          <p>
            For an accountant in Chandigarh, a caterer or a maker of hinges, what customers want to know may
            change twice a year.
          </p>
          <p>Who you are, what you do, where and when: none of that needs a database.</p>
          <p>
            We write and design the pages with you, and hand over plain files that you can move to another
            host.
          </p>
        </Argument>
        <Specimens
          title="A sample static website: five pages and their folder"
          intro="The whole website of a made-up physiotherapist in Panchkula."
        >
          <Specimen
            title="Home"
            diagram={
              <Screen
                bar="sehat.example"
                label="The home page: a headline, a drawing of a patient who lifts a leg, and a call button."
              >
                <Image name="liftedLeg" />
                <Heading>Physiotherapy in Panchkula</Heading>
                <Text>For back, neck and knee pain</Text>
                <Press>Call 98765 43210</Press>
              </Screen>
            }
          >
            <p>What, where, and a button to call.</p>
          </Specimen>
          <Specimen
            title="Treatments"
            diagram={
              <Screen bar="/treatments" label="The page of treatments: a list of three with their lengths.">
                <Heading>Treatments</Heading>
                <Row value="40 min">Back pain</Row>
                <Row value="50 min">Knee pain</Row>
                <Row value="30 min">Shoulder</Row>
              </Screen>
            }
          >
            <p>What people ask for.</p>
          </Specimen>
          <Specimen
            title="Fees and hours"
            diagram={
              <Screen bar="/fees" label="The page of fees and hours: two fees, the morning and the evening.">
                <Heading>Fees and hours</Heading>
                <Row value="Rs 500">First visit</Row>
                <Row value="Rs 350">Later visits</Row>
                <Row value="8 to 1">Morning</Row>
                <Row value="4 to 7">Evening</Row>
              </Screen>
            }
          >
            <p>What callers ask.</p>
          </Specimen>
          <Specimen
            title="About"
            diagram={
              <Screen
                bar="/about"
                label="The page about the physiotherapist, with a portrait and her training."
              >
                <Heading>Neha Arora, physiotherapist</Heading>
                <Columns>
                  <Photo ground="mass">
                    <path fill="var(--accent)" d="M34 60c0-18 12-22 26-22s26 4 26 22z" />
                    <circle cx="60" cy="22" r="13" fill="var(--ochre)" />
                  </Photo>
                  <Text>In practice since 2012</Text>
                </Columns>
              </Screen>
            }
          >
            <p>Face and training.</p>
          </Specimen>
          <Specimen
            title="Find us"
            diagram={
              <Screen bar="/find-us" label="The page with a map, the address and a button for directions.">
                <Heading>Find us</Heading>
                <Columns>
                  <Photo ground="wall">
                    <path
                      fill="none"
                      stroke="var(--stone)"
                      strokeWidth={7}
                      d="M0 44h120M30 0v60M88 0v60M0 14h120"
                    />
                    <path fill="var(--accent)" d="M46 20a13 13 0 0 1 26 0q0 9-13 24q-13-15-13-24z" />
                    <circle cx="59" cy="20" r="5" fill="var(--wall)" />
                  </Photo>
                  <Text>Booth 6, Sector 11</Text>
                </Columns>
                <Press isQuiet>Directions</Press>
              </Screen>
            }
          >
            <p>Address and map.</p>
          </Specimen>
          <Specimen title="The folder" diagram={<FolderSizes />}>
            <p>To move the website, you copy this folder.</p>
          </Specimen>
        </Specimens>
      </Together>

      <Together layout="columns">
        <WideIllustration
          title="Static and dynamic pages"
          intro="After a tap on your link, a static website needs one step, a dynamic one four."
          diagram={<PressToPage />}
        >
          <Point title="Static">The server sends the same file to every visitor.</Point>
          <Point title="Dynamic">You need it only when visitors must see different things.</Point>
        </WideIllustration>
        <Panels drawing="files" title="Why small firms choose a static website">
          <Panel picture="smallWorkshop" title="Ideal for SMEs">
            Few pages, and no software to look after.
          </Panel>
          <Panel picture="pagesInFlight" title="Quickly developed">
            There is no system to set up or to test.
          </Panel>
          <Panel picture="twoPilesOfCoins" title="Less expensive">
            Few days of work, simple hosting, no plugins to repair.
          </Panel>
          <Panel picture="weakSignal" title="Faster on slow connections">
            A few light files open even on a weak signal.
          </Panel>
        </Panels>
      </Together>

      <Essentials title="From your visiting card to a website">
        <Deliverables>
          <li>Your pages online, on your domain</li>
          <li>A folder with files that any designer can edit</li>
          <li>A call button, a map and, if you want it, a form</li>
          <li>Logins of domain and hosting</li>
        </Deliverables>
        <Duration>A second language makes it longer.</Duration>
        <Price
          jobs="Five pages or ten"
          less="Five pages and a call button. We correct your words and use your photos."
          more="Ten pages and a form. We write the words. The photos are new."
          extra="Domain and hosting cost extra by the year, some forms by the month."
        />
        <Needs>
          <li>Your visiting card</li>
          <li>Your last brochure, if there is one</li>
          <li>Ten photos of your work</li>
          <li>The five questions that callers ask most</li>
          <li>Fees, hours and address</li>
        </Needs>
        <Next>
          <li>You tell us which pages you think you need.</li>
          <li>We suggest what to add and what to leave out.</li>
          <li>You get a fixed price for that list of pages.</li>
          <li>You pay the deposit and send us your card and photos. We write the home page first.</li>
        </Next>
      </Essentials>

      <Questions title="Questions about static websites">
        <Question ask="Can anything be changed later?">
          <p>
            Yes. Send us the new line or photo and we put it in. If that happens more than once a month, a
            site with a CMS will suit you better.
          </p>
        </Question>
        <Question ask="Will search engines find such a small site?">
          <p>
            They like pages that open quickly and say clearly what they are about. For a hinge maker that may
            be enough. Where many firms compete, you need new pages from time to time, or{' '}
            <Link to="seo">SEO</Link>.
          </p>
        </Question>
        <Question ask="When is a static website the wrong choice?">
          <p>
            If news or prices change every week, take a{' '}
            <Link to="cmsDesign">site that your staff can edit</Link>. If people should order and pay, take a{' '}
            <Link to="ecommerceDesign">shop</Link>. If clients must see their own records, take a{' '}
            <Link to="webPortalDesign">portal</Link>. You keep your web address, words and design.
          </p>
        </Question>
      </Questions>

      <Invitation title="A fixed price for your pages" to="contact" action="Ask for a free quote">
        Tell us which pages you need. For a list of pages we can quote a fixed sum.
      </Invitation>
    </>
  );
}
