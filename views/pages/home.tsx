import { estimates, timeOf } from '../estimates.ts';
import { facts } from '../facts.ts';
import { figures, measured } from '../measurements.ts';
import { ButtonLink } from '../parts/button-link.tsx';
import { Link } from '../parts/link.tsx';
import { Card, Cards, SampleCard } from '../sections/cards.tsx';
import { Carousel } from '../sections/carousel.tsx';
import { Cta } from '../sections/cta.tsx';
import { Enquiry } from '../sections/enquiry.tsx';
import { Piece, Pieces } from '../sections/pieces.tsx';
import { Prose, Statement } from '../sections/prose.tsx';
import { Section } from '../sections/section.tsx';
import { Stat, StatNote, Stats } from '../sections/stats.tsx';

export function Home() {
  const time = estimates.webDesign;
  return (
    <>
      <Carousel
        title="Complete web solutions from one team"
        lede="One team in Chandigarh designs your website, builds it, and brings people to it. One person is your contact, and you own what we make."
        terms={
          time
            ? `A website designed for you, of up to eight pages, takes ${timeOf(time)} once we have your deposit and what we need from you.`
            : `Free quote, ${facts.depositPercent}% deposit.`
        }
        slides={slides}
      >
        <ButtonLink to="contact">Ask for a free quote</ButtonLink>
        <ButtonLink to="services" quiet>
          All services
        </ButtonLink>
      </Carousel>

      <Prose layout="poster" ground="ochre" title="What we do for small businesses" picture="streetOnPhones">
        <Statement>
          A shop in Sector 22, <br />a clinic in Mohali: <br />
          many customers see <br />
          them first on a phone. <br />
          We make what they see.
        </Statement>
        <p>
          Exporter, school or dentist?{' '}
          <Link to="services" hash="trades">
            {' '}
            Find your trade
          </Link>
          .
        </p>
      </Prose>

      <Cards title="Six services to start with" layout="mosaic">
        <Card
          to="webDesign"
          figure="cardWebsite"
          ground="vermilion"
          isLead
          title="Website Design"
          action="See web design"
        >
          We make pages from which your customers call, order or book.
        </Card>
        <Card to="seo" figure="cardSearch" ground="pine" title="Search Engine Optimization" action="See SEO">
          People nearby find you on Google Maps.
        </Card>
        <Card
          to="contentMarketing"
          figure="cardContent"
          ground="cobalt"
          title="Content Marketing"
          action="See content marketing"
        >
          We write articles that answer what buyers ask.
        </Card>
        <Card
          to="ecommerceDesign"
          figure="cardShop"
          ground="stone"
          title="E-commerce Website Design"
          action="See shop design"
        >
          We design the pages of your shop for a phone first.
        </Card>
        <Card
          to="ppc"
          figure="cardClicks"
          ground="ochre"
          title="Pay Per Click Services"
          action="See pay per click"
        >
          You pay Google only when people click your ad.
        </Card>
        <Card
          to="mobileApp"
          figure="cardApp"
          ground="violet"
          title="Mobile App Development"
          action="See mobile apps"
        >
          We build apps for customers who come back every week.
        </Card>
      </Cards>

      <Cards
        title="Sample work for made-up clients"
        layout="pairs"
        intro="Each picture leads to the whole sample."
      >
        <SampleCard picture="furnitureSite" client="Sheesham Works" to="webDesign" isWide />
        <SampleCard picture="hallBrochure" client="Rangmahal" to="brochureDesign" />
        <SampleCard picture="noticeEditor" client="Nritya Academy" to="cmsDesign" />
        <SampleCard picture="sareeShop" client="Resham Sarees" to="ecommerceDesign" isWide />
      </Cards>

      <Stats
        title="Why the agency"
        intro={
          <>
            This website is our own work, so you can test what we say on it.{' '}
            <Link to="whoWeAre" hash="measured">
              Check these figures
            </Link>
          </>
        }
      >
        <StatNote title="Unique Web Designs">
          Each sample above has its own design. Your design is yours once you have paid.
        </StatNote>
        <Stat
          title="Easy accessibility"
          picture="lighthouse"
          value={figures.score.value}
          unit="of 100 in Google’s free test"
        >
          All {measured.lighthouse.pages} pages pass its checks for people who do not see well.
        </Stat>
        <Stat
          title="Fast Loading"
          picture="stopWatch"
          value={figures.seconds.value}
          unit="seconds on a slow phone"
        >
          We tested each page {measured.lighthouse.audits} times. This is the middle result of the slowest
          page. The heaviest uses {measured.visit.kilobytes} kB of data when you read it to its end. This does
          not count the map on our contact page.
        </Stat>
        <Stat title="Easy to navigate" picture="letterBox" value="1" unit="tap to a form, from every page">
          The menu leads to every service page. {figures.enquiries.value} test enquiries{' '}
          {figures.enquiries.unit}
        </Stat>
        <StatNote title="Fully Responsive">
          Open this page on the smallest phone in your shop. No word is cut off.
        </StatNote>
        <StatNote title="SEO Friendly">Each page tells Google in a line what it is about.</StatNote>
      </Stats>

      <Pieces title="Our core values" layout="fields">
        <Piece picture="valueCustomer" ground="cobalt" title="Customer Relationship">
          You have one contact person, even after the launch.
        </Piece>
        <Piece picture="valueGrowth" ground="ochre" title="Business Growth">
          We count the calls, enquiries and orders that you get.
        </Piece>
        <Piece picture="valueIntelligence" ground="coal" title="Clients Intelligence">
          You know your trade, so we ask you first.
        </Piece>
      </Pieces>

      <Pieces title="Advice you can ask us for" layout="rows">
        <Piece picture="oneMark" title="Brand Building">
          You get the same logo and colours on signboard, bag and bill.
        </Piece>
        <Piece picture="oneOfThreeWays" title="Right Strategy">
          We tell you which advertising suits your customers.
        </Piece>
        <Piece picture="listOfRepairs" title="Project Analysis">
          You get a written list of what to repair first.
        </Piece>
      </Pieces>

      <Pieces title="Four steps from your goal to the result" layout="steps">
        <Piece picture="ballBelowFlag" title="Get Client’s Goal">
          You call. We ask what should grow: calls, enquiries, orders or bookings.
        </Piece>
        <Piece picture="ballBeforeWall" title="Realize Challenges">
          Perhaps your website is slow, or photos are missing. We tell you before we start.
        </Piece>
        <Piece picture="ballOnRamp" title="Find Solution">
          You approve a design, and a plan to bring visitors.
        </Piece>
        <Piece picture="ballAtFlag" title="Final Result">
          You have {facts.feedbackDays} days to say what is wrong. We repair faults free for {facts.faultDays}{' '}
          days.
        </Piece>
      </Pieces>

      <Pieces title="What you get on the way" layout="grid">
        <Piece title="At the start">You get a list of pages, a price and a date in writing.</Piece>
        <Piece title="While we work">
          You try the real pages on your own phone, and we train the staff who will change them.
        </Piece>
        <Piece title="After it is live">
          We repair faults free for {facts.faultDays} days, and then do the upkeep by the month, if you want
          it.
        </Piece>
      </Pieces>

      <Prose title="How we charge" layout="beside" picture="threeTags">
        <p>
          A project can be paid in three ways. Marketing has a fee for the first work, and then one for each
          month, if you want it. Three questions show which way suits you.
        </p>
        <ButtonLink to="packages">Pricing & Plan</ButtonLink>
      </Prose>

      <Cta
        title="Ready to discuss your Project?"
        to="contact"
        action="Free Quote"
        layout="beside"
        picture="receiver"
      >
        Call us, or ask for a free quote.
      </Cta>

      <Section name="talk" title="Let’s Talk" intro="Write at any hour." ground="concrete">
        <Enquiry form="home" heading="h3" layout="slab" />
      </Section>
    </>
  );
}

const slides = [
  {
    figure: 'openHand',
    ground: 'cobalt',
    alt: 'An open hand in the shape of a bird, which is our sign',
    to: 'whoWeAre',
    caption: 'Who we are',
  },
  {
    figure: 'slideDesign',
    ground: 'vermilion',
    alt: 'A web page drawn as a building',
    to: 'webDesign',
    caption: 'Website design',
  },
  {
    figure: 'slideDevelopment',
    ground: 'coal',
    alt: 'The brackets of program code, under a roof',
    to: 'webDevelopment',
    caption: 'Web development',
  },
  {
    figure: 'slideMarketing',
    ground: 'pine',
    alt: 'A tower sends a signal over a town',
    to: 'digitalMarketing',
    caption: 'Digital marketing',
  },
  {
    figure: 'slideApps',
    ground: 'violet',
    alt: 'A phone drawn as an open door',
    to: 'mobileApp',
    caption: 'Mobile apps',
  },
] as const;
