import { estimates } from '../estimates.ts';
import { facts } from '../facts.ts';
import { measured } from '../measurements.ts';
import { ButtonLink } from '../parts/button-link.tsx';
import { Link } from '../parts/link.tsx';
import { Card, Cards } from '../sections/cards.tsx';
import { Carousel } from '../sections/carousel.tsx';
import { Cost } from '../sections/cost.tsx';
import { figures } from '../sections/measured.tsx';
import { Offer, Offers } from '../sections/offers.tsx';
import { ReadyToDiscuss } from '../sections/ready-to-discuss.tsx';
import { MeasuredReason, Reason, Reasons } from '../sections/reasons.tsx';
import { TwoHalves } from '../sections/section.tsx';
import { Statement } from '../sections/statement.tsx';
import { Strip, StripSample } from '../sections/strip.tsx';
import { Talk, TwoWays } from '../sections/talk.tsx';
import { Value, Values } from '../sections/values.tsx';
import { Stage, Workflow, WorkflowStep } from '../sections/workflow.tsx';

export function Home() {
  const time = estimates.webDesign;
  return (
    <>
      <Carousel
        title="Complete web solutions from one team"
        lede="One team in Chandigarh designs your website, builds it, and brings people to it. One person is your contact, and you own what we make."
        terms={
          time
            ? `Up to eight pages in ${time.min} to ${time.max} ${time.unit}.`
            : `Free quote, ${facts.depositPercent}% deposit.`
        }
        slides={slides}
      >
        <ButtonLink to="contact">Ask for a free quote</ButtonLink>
        <ButtonLink to="services" quiet>
          All services
        </ButtonLink>
      </Carousel>

      <Statement title="What we do for small businesses" picture="streetOnPhones">
        <p>
          A shop in Sector 22, <br />a clinic in Mohali: <br />
          many customers see <br />
          them on a phone first. <br />
          We make those pages.
        </p>
      </Statement>

      <Cards title="Six services to start with">
        <Card to="webDesign" figure="cardWebsite" title="Website Design" action="See web design">
          Pages for what your customers do: call, order, book.
        </Card>
        <Card to="seo" figure="cardSearch" title="Search Engine Optimization" action="See SEO">
          People nearby find you on Google Maps.
        </Card>
        <Card to="contentMarketing" figure="cardContent" title="Content Marketing" action="See content">
          Articles that answer what buyers ask.
        </Card>
        <Card
          to="ecommerceDesign"
          figure="cardShop"
          title="E-commerce Website Design"
          action="See shop design"
        >
          The pages of your shop, for a phone first.
        </Card>
        <Card to="ppc" figure="cardClicks" title="Pay Per Click Services" action="See PPC">
          Advertisements that cost only when clicked.
        </Card>
        <Card to="mobileApp" figure="cardApp" title="Mobile App Development" action="See mobile apps">
          For customers who come back every week.
        </Card>
      </Cards>

      <Strip title="Sample work" intro="Made-up clients. Each leads to its sample.">
        <StripSample picture="furnitureSite" client="Sheesham Works" to="webDesign" />
        <StripSample picture="hallBrochure" client="Rangmahal" to="brochureDesign" />
        <StripSample picture="noticeEditor" client="A dance academy" to="cmsDesign" />
        <StripSample picture="sareeShop" client="Resham Sarees" to="ecommerceDesign" />
      </Strip>

      <Reasons
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
        <Reason title="Unique Web Designs">
          Each sample above has its own design. Yours belongs to you once it is paid.
        </Reason>
        <MeasuredReason
          title="Easy accessibility"
          picture="lighthouse"
          value={figures.score.value}
          unit="of 100 in Google’s free test"
        >
          Customers who do not see well can use all {measured.lighthouse.pages} pages.
        </MeasuredReason>
        <MeasuredReason
          title="Fast Loading"
          picture="stopWatch"
          value={figures.seconds.value}
          unit="seconds on a slow phone"
        >
          Our slowest page takes no longer. The heaviest uses {measured.visit.kilobytes} kB of data when you
          read it to its end. This does not count the map on our contact page.
        </MeasuredReason>
        <MeasuredReason
          title="Easy to navigate"
          picture="letterBox"
          value="1"
          unit="tap to a form, from every page"
        >
          Through it we sent {figures.enquiries.value} {figures.enquiries.unit}
        </MeasuredReason>
        <Reason title="Fully Responsive">
          Open this page on the smallest phone in your shop. No word is cut off.
        </Reason>
        <Reason title="SEO Friendly">Each page tells Google in a line what it is about.</Reason>
      </Reasons>

      <TwoHalves>
        <Values title="Our core values">
          <Value picture="valueCustomer" title="Customer Relationship">
            One contact person, also after the launch.
          </Value>
          <Value picture="valueGrowth" title="Business Growth">
            We count calls, orders and bookings.
          </Value>
          <Value picture="valueIntelligence" title="Clients Intelligence">
            You know your trade. We ask you.
          </Value>
        </Values>

        <Offers title="Advice you can ask us for">
          <Offer picture="oneMark" title="Brand Building">
            The same logo and colours on board, bag and bill.
          </Offer>
          <Offer picture="oneOfThreeWays" title="Right Strategy">
            Which advertising suits your customers.
          </Offer>
          <Offer picture="listOfRepairs" title="Project Analysis">
            A written list of what to repair first.
          </Offer>
        </Offers>
      </TwoHalves>

      <Workflow
        title="From your goal to the result"
        stages={
          <>
            <Stage title="At the start">You get pages, price and date in writing.</Stage>
            <Stage title="While we work">You try the real pages on your own phone.</Stage>
            <Stage title="After it is live">We teach your staff to change it.</Stage>
          </>
        }
      >
        <WorkflowStep picture="ballBelowFlag" title="Get Client’s Goal">
          You call. We ask what should grow: calls, orders or bookings.
        </WorkflowStep>
        <WorkflowStep picture="ballBeforeWall" title="Realize Challenges">
          A slow site, no photos: you hear what is in the way before we start.
        </WorkflowStep>
        <WorkflowStep picture="ballOnRamp" title="Find Solution">
          A design that you approve, and a plan to bring visitors.
        </WorkflowStep>
        <WorkflowStep picture="ballAtFlag" title="Final Result">
          You have {facts.feedbackDays} days to say what is wrong. Later we count your calls again.
        </WorkflowStep>
      </Workflow>

      <Cost title="What does it cost?" to="packages" action="Pricing & Plan">
        A few questions show which way suits you.
      </Cost>

      <TwoWays>
        <ReadyToDiscuss title="Ready to discuss your Project?">
          Call us, or ask for a free quote.
        </ReadyToDiscuss>

        <Talk form="home" title="Let’s Talk">
          <p>Write at any hour.</p>
        </Talk>
      </TwoWays>
    </>
  );
}

const slides = [
  {
    figure: 'openHand',
    alt: 'The Open Hand, half hand and half bird, before the sun',
    to: 'whoWeAre',
    caption: 'Who we are',
  },
  {
    figure: 'slideDesign',
    alt: 'A page drawn as a building',
    to: 'webDesign',
    caption: 'Website design',
  },
  {
    figure: 'slideDevelopment',
    alt: 'Two brackets under a roof',
    to: 'webDevelopment',
    caption: 'Web development',
  },
  {
    figure: 'slideMarketing',
    alt: 'A tower sending rings over a town',
    to: 'digitalMarketing',
    caption: 'Digital marketing',
  },
  {
    figure: 'slideApps',
    alt: 'A phone as a doorway full of light',
    to: 'mobileApp',
    caption: 'Mobile apps',
  },
] as const;
