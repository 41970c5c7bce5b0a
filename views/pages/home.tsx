import { ButtonLink } from '../parts/button-link.tsx';
import { Card, Cards } from '../sections/cards.tsx';
import { Carousel } from '../sections/carousel.tsx';
import { Invitation } from '../sections/invitation.tsx';
import { MeasuredBand } from '../sections/measured.tsx';
import { Offer, Offers } from '../sections/offers.tsx';
import { ReadyToDiscuss } from '../sections/ready-to-discuss.tsx';
import { Sector, Sectors } from '../sections/sectors.tsx';
import { Stage, Stages } from '../sections/stages.tsx';
import { Statement } from '../sections/statement.tsx';
import { Step, Steps } from '../sections/steps.tsx';
import { Talk } from '../sections/talk.tsx';
import { Value, Values } from '../sections/values.tsx';

export function Home() {
  return (
    <>
      <Carousel
        title="Complete web solutions from one team"
        lede="One team in Chandigarh designs your website, builds it, and brings people to it. One person is your contact, and you own what we make."
        slides={slides}
      >
        <ButtonLink to="contact">Ask for a free quote</ButtonLink>
        <ButtonLink to="services" quiet>
          All services
        </ButtonLink>
      </Carousel>

      <Statement title="What we do for small businesses">
        <p>
          A shop in Sector 22, a clinic in Mohali, a school in Panchkula: many customers look at them on a
          phone first. We make the pages that they see there.
        </p>
        <p>
          They open fast, answer questions, and have a form that reaches you. We also help people to find
          them. So you have one number to call when you need something.
        </p>
      </Statement>

      <Cards
        title="Six services to start with"
        intro="You can order each alone. Start with what you need most, and add another when you are ready."
      >
        <Card to="webDesign" figure="cardWebsite" title="Website Design" action="See website design">
          Pages designed for what your customers want to do: call, order, book or find the way.
        </Card>
        <Card to="seo" figure="cardSearch" title="Search Engine Optimization" action="See SEO">
          So that people nearby find you on Google and on its map.
        </Card>
        <Card
          to="contentMarketing"
          figure="cardContent"
          title="Content Marketing"
          action="See content marketing"
        >
          Articles and guides that answer your customers’ questions.
        </Card>
        <Card
          to="ecommerceDesign"
          figure="cardShop"
          title="E-commerce Website Design"
          action="See shop design"
        >
          The pages of your shop, for a phone first.
        </Card>
        <Card to="ppc" figure="cardClicks" title="Pay Per Click Services" action="See pay per click">
          Advertisements that cost you money only when people click.
        </Card>
        <Card to="mobileApp" figure="cardApp" title="Mobile App Development" action="See mobile apps">
          Android and iOS apps for customers who come back every week.
        </Card>
      </Cards>

      <MeasuredBand />

      <Invitation title="What does it cost?" to="packages" action="Pricing & Plan">
        You can pay a fixed price, by the hour or by the month. Three questions show which suits your project.
      </Invitation>

      <Values title="What we hold to">
        <Value figure="valueCustomer" title="Customer Relationship">
          One person is your contact. This goes on after the site is live, because that is when the questions
          come.
        </Value>
        <Value figure="valueGrowth" title="Business Growth">
          A website is worth what it brings: calls, orders, bookings. We agree which to count, and count it.
        </Value>
        <Value figure="valueIntelligence" title="Clients Intelligence">
          You know your trade better than any agency does. The design starts from what you tell us.
        </Value>
      </Values>

      <Offers title="Advice you can ask us for">
        <Offer title="Brand Building">
          A name, a logo and colours that look the same on your signboard, your bill and your website.
        </Offer>
        <Offer title="Right Strategy">
          You do not need every kind of advertising. We tell you which two or three suit your customers, and
          which you can leave out.
        </Offer>
        <Offer title="Project Analysis">
          We look at your present site, your competitors and your enquiries. You get a written list of what
          works and what to repair.
        </Offer>
      </Offers>

      <Stages title="How we work with you">
        <Stage title="At the start">
          You get a list in plain words: the pages, the price and the date. If you do not need something, we
          say so.
        </Stage>
        <Stage title="While we work">
          You see the designs first and then the real pages, in your own browser. You comment, we change them,
          you look again.
        </Stage>
        <Stage title="After it is live">
          We teach your staff to use the site. If you want us to look after it, the quote says what updates
          and repairs cost.
        </Stage>
      </Stages>

      <Sectors title="Why the agency" intro="Each website that we make has these six things.">
        <Sector sign="unlike" color="vermilion" title="Unique Web Designs">
          For your business alone, and not from a template.
        </Sector>
        <Sector sign="person" color="cobalt" title="Easy accessibility">
          For keyboards and screen readers, and in bright light.
        </Sector>
        <Sector sign="forward" color="ochre" title="Fast Loading">
          Light pages for a weak signal, like this one.
        </Sector>
        <Sector sign="compass" color="pine" title="Easy to navigate">
          Two or three taps to most things, in your customers’ words.
        </Sector>
        <Sector sign="screens" color="violet" title="Fully Responsive">
          The same site fits a small phone, a tablet and a wide screen.
        </Sector>
        <Sector sign="lens" color="ink" title="SEO Friendly">
          Clear titles and answers that search engines can read.
        </Sector>
      </Sectors>

      <Steps title="From your goal to the result" intro="Four steps, and you approve each.">
        <Step title="Get Client’s Goal">
          What should change? More calls, fewer questions at the counter, orders from other cities: we agree
          on a goal that can be counted.
        </Step>
        <Step title="Realize Challenges">
          What makes it hard? A slow old site, no photos, many rivals, no text. We tell you early.
        </Step>
        <Step title="Find Solution">
          You get a design and a price: the pages, the functions, and a plan to bring visitors.
        </Step>
        <Step title="Final Result">
          We build the site, test it on real phones, and give you the passwords and training. Then we count
          again.
        </Step>
      </Steps>

      <ReadyToDiscuss title="Ready to discuss your Project?">
        Call and tell us about it in your own words, or ask for a written quote. Neither costs anything.
      </ReadyToDiscuss>

      <Talk form="home" title="Let’s Talk">
        <p>
          Five short fields: who you are, what you sell and what you need. Write at any hour; we answer in
          office hours.
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
