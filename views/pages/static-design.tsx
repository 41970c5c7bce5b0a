import { FolderSizes } from '../diagrams/folder-sizes.tsx';
import { PressToPage } from '../diagrams/press-to-page.tsx';
import { Split } from '../layout/split.tsx';
import { Link } from '../parts/link.tsx';
import { Columns, Heading, Image, Photo, Press, Row, Screen, Text } from '../samples/screen.tsx';
import { Cta } from '../sections/cta.tsx';
import { Deliverables, Duration, Essentials, Needs, Next, Price } from '../sections/essentials.tsx';
import { Gallery, Work } from '../sections/gallery.tsx';
import { Hero } from '../sections/hero.tsx';
import { Illustration, Point } from '../sections/illustration.tsx';
import { Piece, Pieces } from '../sections/pieces.tsx';
import { Prose, Statement } from '../sections/prose.tsx';
import { Question, Questions, RightPage } from '../sections/questions.tsx';

export function StaticDesign() {
  return (
    <>
      <Hero
        title="Static website design for small firms"
        lede="A static website is a set of finished pages. It has no database and no login, so little can break, and there is almost nothing to maintain."
        figure="staticDesign"
      />

      <Split layout="stacked" ground="concrete">
        <Prose layout="beside" title="When a static website is enough">
          <Statement>
            Five to ten pages <em>are often enough.</em>
          </Statement>
          <p>
            For an accountant in Chandigarh, a caterer or a tailor, what customers want to know may change
            only twice a year.
          </p>
          <p>You need no database to say who you are, what you do, where and when.</p>
          <p>We design the pages, and hand over plain files that you can move to another host.</p>
        </Prose>
        <Gallery
          layout="phones"
          title="A sample static website: five pages and their folder"
          intro="The whole website of a made-up physiotherapist in Panchkula."
        >
          <Work
            title="Home"
            isWide
            drawing={
              <Screen
                client="sehat"
                bar="sehat.example"
                label="The home page: a headline, a drawing of a patient who lifts a leg, and a call button."
              >
                <Columns>
                  <Image name="liftedLeg" />
                  <div>
                    <Heading>Physiotherapy in Panchkula</Heading>
                    <Text>For back, neck and knee pain</Text>
                    <Press>Call 98765 43210</Press>
                  </div>
                </Columns>
              </Screen>
            }
          >
            It says what she does and where, and has a button to call.
          </Work>
          <Work
            title="Treatments"
            drawing={
              <Screen
                client="sehat"
                bar="/treatments"
                label="The page of treatments: back pain 40 minutes, knee pain 50, shoulder 30."
              >
                <Heading>Treatments</Heading>
                <Row value="40 min">Back pain</Row>
                <Row value="50 min">Knee pain</Row>
                <Row value="30 min">Shoulder</Row>
              </Screen>
            }
          >
            It lists what people ask for.
          </Work>
          <Work
            title="Fees and hours"
            drawing={
              <Screen
                client="sehat"
                bar="/fees"
                label="The page of fees and hours: the first visit costs Rs 500, later ones Rs 350; open 8 am to 1 pm and 4 to 7 pm."
              >
                <Heading>Fees and hours</Heading>
                <Row value="Rs 500">First visit</Row>
                <Row value="Rs 350">Later visits</Row>
                <Row value="8 am to 1 pm">Morning</Row>
                <Row value="4 to 7 pm">Evening</Row>
              </Screen>
            }
          >
            It answers what callers ask.
          </Work>
          <Work
            title="About"
            drawing={
              <Screen
                client="sehat"
                bar="/about"
                label="The page about the physiotherapist, with a portrait and her training."
              >
                <Heading>Neha Arora, physiotherapist</Heading>
                <Columns>
                  <Photo>
                    <path fill="var(--accent)" d="M34 60c0-18 12-22 26-22s26 4 26 22z" />
                    <circle cx="60" cy="22" r="13" fill="var(--ochre)" />
                  </Photo>
                  <Text>In practice since 2012</Text>
                </Columns>
              </Screen>
            }
          >
            It shows her face and training.
          </Work>
          <Work
            title="Find us"
            drawing={
              <Screen
                client="sehat"
                bar="/find-us"
                label="The page with a map, the address and a button for directions."
              >
                <Heading>Find us</Heading>
                <Columns>
                  <Photo isLight>
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
            It shows the address and a map.
          </Work>
          <Work title="The folder" isWide drawing={<FolderSizes />}>
            To move the website, you copy this folder.
          </Work>
        </Gallery>
      </Split>

      <Split>
        <Illustration
          layout="below"
          title="Static and dynamic pages"
          intro="After a tap on your link, a static website needs one step, and a dynamic one needs four."
          drawing={<PressToPage />}
        >
          <Point title="Static">The server sends the same file to every visitor.</Point>
          <Point title="Dynamic">You need it only when visitors must see different things.</Point>
        </Illustration>
        <Pieces layout="rows" title="Why small firms choose a static website">
          <Piece ground="ochre" picture="smallWorkshop" title="Ideal for SMEs">
            You have few pages, and no software to look after.
          </Piece>
          <Piece ground="ochre" picture="pagesInFlight" title="Quickly developed">
            There is no system to set up or to test.
          </Piece>
          <Piece ground="ochre" picture="twoPilesOfCoins" title="Less expensive">
            It needs few days of work and simple hosting, and has no plugins to repair.
          </Piece>
          <Piece ground="ochre" picture="weakSignal" title="Faster on slow connections">
            A few light files open even on a weak signal.
          </Piece>
        </Pieces>
      </Split>

      <Essentials title="Your static website: what you get, and when" picture="ownNamePlate">
        <Deliverables>
          <li>Your pages online, on your domain</li>
          <li>A folder with files that any designer can edit</li>
          <li>A call button, a WhatsApp button, a map and, if you want it, a form</li>
        </Deliverables>
        <Duration>
          It is quicker than <Link to="webDesign">website design</Link>, where we draw each page for phone and
          computer: here all pages share one layout. A second language makes it longer.
        </Duration>
        <Price
          less="We correct your words and use your photos."
          more="We write the words, and the photos are new."
          othersBill="The domain and hosting each year, and some forms each month"
        />
        <Needs access="your domain and hosting, if you have them">
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
          <li>You pay the deposit and send us your card and photos. We make the home page first.</li>
        </Next>
      </Essentials>

      <Questions title="Questions about static websites">
        <RightPage />
        <Question ask="Can anything be changed later?">
          <p>
            Yes. Send us the new line or photo, and we tell you the price before we put it in. If that happens
            often, take{' '}
            <Link to="packages" hash="by-the-month">
              upkeep by the month
            </Link>
            , or a website with a CMS.
          </p>
        </Question>
        <Question ask="Will search engines find such a small website?">
          <p>
            They like pages that open quickly and say clearly what they are about. For a tailor that may be
            enough. Where many firms compete, you need new pages from time to time, or{' '}
            <Link to="seo">SEO</Link>.
          </p>
        </Question>
        <Question ask="When is a static website the wrong choice?">
          <p>
            If news or prices change every week, take a{' '}
            <Link to="cmsDesign">website that your staff can edit</Link>. If people should order and pay, take
            a <Link to="ecommerceDesign">shop</Link>. If clients must see their own records, take a{' '}
            <Link to="webPortalDesign">portal</Link>. If you change, your web address, words and design stay.
          </p>
        </Question>
      </Questions>

      <Cta title="Tell us which pages you need" layout="beside">
        For a list of pages we can quote a fixed sum. Send us the list, even if you are not sure of it.
      </Cta>
    </>
  );
}
