import { estimates } from '../estimates.ts';
import { facts } from '../facts.ts';
import { measured } from '../measurements.ts';
import { ButtonLink } from '../parts/button-link.tsx';
import { Card, Cards } from '../sections/cards.tsx';
import { Carousel } from '../sections/carousel.tsx';
import { Cost } from '../sections/cost.tsx';
import { MeasuredBand } from '../sections/measured.tsx';
import { Offer, Offers } from '../sections/offers.tsx';
import { ReadyToDiscuss } from '../sections/ready-to-discuss.tsx';
import { Reason, Reasons } from '../sections/reasons.tsx';
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

      <Strip title="Sample work" intro="For made-up clients. Each leads to its sample.">
        <StripSample picture="furnitureSite" client="Sheesham Works" to="webDesign" />
        <StripSample picture="hallBrochure" client="Rangmahal" to="brochureDesign" />
        <StripSample picture="noticeEditor" client="A dance academy" to="cmsDesign" />
        <StripSample picture="sareeShop" client="Resham Sarees" to="ecommerceDesign" />
      </Strip>

      <MeasuredBand />

      <Values title="What we hold to">
        <Value picture="valueCustomer" title="Customer Relationship">
          One contact person, also after the launch.
        </Value>
        <Value picture="valueGrowth" title="Business Growth">
          We count calls, orders and bookings.
        </Value>
        <Value picture="valueIntelligence" title="Clients Intelligence">
          You know your trade: we ask first.
        </Value>
      </Values>

      <Offers title="Advice you can ask us for">
        <Offer picture="oneMark" title="Brand Building">
          One logo and colour on everything.
        </Offer>
        <Offer picture="oneOfThreeWays" title="Right Strategy">
          Which advertising suits your customers.
        </Offer>
        <Offer picture="listOfRepairs" title="Project Analysis">
          A written list of what to repair.
        </Offer>
      </Offers>

      <Reasons title="Why the agency">
        <Reason title="Unique Web Designs">Each sample has its own design.</Reason>
        <Reason title="Easy accessibility">It works with a screen reader.</Reason>
        <Reason title="Fast Loading">{seconds} seconds on a slow phone.</Reason>
        <Reason title="Easy to navigate">Every service page is in one menu.</Reason>
        <Reason title="Fully Responsive">Tested from 320 pixels wide.</Reason>
        <Reason title="SEO Friendly">Google can read each page.</Reason>
      </Reasons>

      <Workflow
        title="From your goal to the result"
        stages={
          <>
            <Stage title="At the start">You get a list of pages, a price and a date.</Stage>
            <Stage title="While we work">You try the real pages on your phone.</Stage>
            <Stage title="After it is live">We teach your staff to change it.</Stage>
          </>
        }
      >
        <WorkflowStep picture="ballBelowFlag" title="Get Client’s Goal">
          More calls or orders: a goal that we can count.
        </WorkflowStep>
        <WorkflowStep picture="ballBeforeWall" title="Realize Challenges">
          Slow site, no photos: you hear it early.
        </WorkflowStep>
        <WorkflowStep picture="ballOnRamp" title="Find Solution">
          A design, a price, and a plan to bring visitors.
        </WorkflowStep>
        <WorkflowStep picture="ballAtFlag" title="Final Result">
          Tested on phones. Then we count again.
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

const seconds = (measured.lighthouse.lcpMs / 1000).toFixed(2);

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
