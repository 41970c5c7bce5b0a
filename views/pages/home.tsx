import { ButtonLink } from '../parts/button-link.tsx';
import { Card, Cards } from '../sections/cards.tsx';
import { Carousel } from '../sections/carousel.tsx';
import { Invitation } from '../sections/invitation.tsx';
import { MeasuredBand } from '../sections/measured.tsx';
import { Offer, Offers } from '../sections/offers.tsx';
import { Prose } from '../sections/prose.tsx';
import { ReadyToDiscuss } from '../sections/ready-to-discuss.tsx';
import { Statement } from '../sections/statement.tsx';
import { Step, Steps } from '../sections/steps.tsx';
import { Talk } from '../sections/talk.tsx';
import { Tile, Tiles } from '../sections/tiles.tsx';
import { Value, Values } from '../sections/values.tsx';

export function Home() {
  return (
    <>
      <Carousel
        title="Complete web solutions from one team"
        lede="One team in Chandigarh designs your website, builds it, and brings people to it. You talk to the people who do the work, and what they make is yours."
        slides={slides}
      >
        <ButtonLink to="contact">Get a free quote</ButtonLink>
        <ButtonLink to="services" quiet>
          See all services
        </ButtonLink>
      </Carousel>

      <Statement title="What we are for">
        <p>
          A shop in Sector 22, a clinic in Mohali, a school in Panchkula: most people meet them on a phone
          first. We make that first meeting go well.
        </p>
        <p>
          That takes a site that opens fast, words that answer what was asked, a form that reaches you, and a
          plan for being found. We do all of it, so there is one number to call when something needs fixing.
        </p>
      </Statement>

      <Cards
        title="Six places to begin"
        intro="Each service stands on its own. Begin with one, and add the next when the first has paid for itself."
      >
        <Card to="webDesign" figure="cardWebsite" title="Website Design" action="See website design">
          Pages drawn around what your customer came to do: call, order, book or find the way.
        </Card>
        <Card to="seo" figure="cardSearch" title="Search Engine Optimization" action="See SEO">
          When people nearby search for what you sell, your page is among the answers.
        </Card>
        <Card
          to="contentMarketing"
          figure="cardContent"
          title="Content Marketing"
          action="See content marketing"
        >
          Articles and guides that answer your customers’ questions, and keep answering for years.
        </Card>
        <Card
          to="ecommerceDesign"
          figure="cardShop"
          title="E-commerce Website Design"
          action="See shop design"
        >
          A shop that is open at midnight, takes UPI and cards, and tells you what sold.
        </Card>
        <Card to="ppc" figure="cardClicks" title="Pay Per Click Services" action="See pay per click">
          Advertisements you pay for only when people click them, with the sums in plain sight.
        </Card>
        <Card to="mobileApp" figure="cardApp" title="Mobile App Development" action="See mobile apps">
          Android and iOS apps for the customers who come back every week.
        </Card>
      </Cards>

      <Values title="What we hold to">
        <Value figure="valueCustomer" title="Customer Relationship">
          You have one person to call, who knows your project and answers. The relationship goes on after the
          site is live, because that is when the questions come.
        </Value>
        <Value figure="valueGrowth" title="Business Growth">
          A website is worth what it brings: calls, orders, bookings. We agree with you which of these to
          count, and then we count it.
        </Value>
        <Value figure="valueIntelligence" title="Clients Intelligence">
          You know your trade and your customers better than any agency does. We begin by listening, and the
          design starts from what you tell us.
        </Value>
      </Values>

      <Offers title="Three things you can ask us for">
        <Offer title="Brand Building">
          A name, a mark, a colour and a way of speaking that stay the same on your signboard, your bill and
          your website, until people know you by sight.
        </Offer>
        <Offer title="Right Strategy">
          Not every business needs every channel. We say which two or three will reach your customers, and
          which ones you can leave alone.
        </Offer>
        <Offer title="Project Analysis">
          We read your present site, your competitors’ and your enquiries, and write down what works, what
          loses people and what it would take to mend.
        </Offer>
      </Offers>

      <MeasuredBand />

      <Prose title="A relationship, not a delivery">
        <h3>Before you sign</h3>
        <p>
          You get a written scope in plain words: which pages, who writes what, what it costs and when it is
          ready. If something you want is not worth its price, or something is missing, we say so before you
          sign.
        </p>
        <h3>While we work</h3>
        <p>
          You see the drawings first and then the real site, page by page, in your own browser. You comment,
          we change it, you look again.
        </p>
        <h3>After it is live</h3>
        <p>
          We watch that it stays up and stays fast, keep its software current, and teach whoever looks after
          it at your end. When your prices, your staff or your plans change, one call is enough.
        </p>
      </Prose>

      <Tiles title="Why the agency" intro="What every site that leaves our hands has in common.">
        <Tile title="Unique Web Designs">
          Drawn for your business alone. We do not buy a template and change its colours.
        </Tile>
        <Tile title="Easy accessibility">
          Usable with a keyboard, a screen reader, tired eyes or a cracked phone in bright sun.
        </Tile>
        <Tile title="Fast Loading">
          Light pages that open on a weak signal. This one is an example: try it on your phone.
        </Tile>
        <Tile title="Easy to navigate">
          Two or three taps to anything, with menus that use your customers’ words.
        </Tile>
        <Tile title="Fully Responsive">
          One site that fits a small phone, a tablet and the wide screen in your office.
        </Tile>
        <Tile title="SEO Friendly">
          Clean headings, honest titles and quick answers, so that search engines can read it too.
        </Tile>
      </Tiles>

      <Steps
        title="From your goal to the result"
        intro="Four steps. You see the result of each before the next."
      >
        <Step title="Get Client’s Goal">
          What should be different when the site is live? More calls, fewer questions at the counter, orders
          from outside the city: one goal that can be counted.
        </Step>
        <Step title="Realize Challenges">
          What stands in the way: a slow old site, no photographs, a crowded market, nobody to write. We name
          it before it costs you time.
        </Step>
        <Step title="Find Solution">
          A drawn and priced answer to both: the pages, the features and the plan for bringing people to them.
        </Step>
        <Step title="Final Result">
          Built, tested on real phones, handed over with its passwords and a lesson in using it. Then we
          measure it against step one.
        </Step>
      </Steps>

      <Invitation title="What does it cost?" to="packages" action="Pricing & Plan">
        There are three ways to pay for a project, and one of them suits yours. The page explains each without
        small print.
      </Invitation>

      <ReadyToDiscuss title="Ready to discuss your Project?">
        Call and tell us about it in your own words, or ask for a written quote. Neither costs anything.
      </ReadyToDiscuss>

      <Talk form="home" title="Let’s Talk">
        <p>
          Five short fields. Say what your business does and what you would like to happen; a person reads it
          and writes back.
        </p>
      </Talk>
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
