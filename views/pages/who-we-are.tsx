import { facts } from '../facts.ts';
import { ButtonLink } from '../parts/button-link.tsx';
import { Check, Checklist } from '../sections/checklist.tsx';
import { Feature, Features } from '../sections/features.tsx';
import { Gallery, Sample } from '../sections/gallery.tsx';
import { Hero } from '../sections/hero.tsx';
import { HireDevelopers } from '../sections/hire-developers.tsx';
import { LinkCard, LinkCards } from '../sections/link-cards.tsx';
import { Measured } from '../sections/measured.tsx';
import { Half, Pair } from '../sections/pair.tsx';
import { TwoHalves } from '../sections/section.tsx';
import { Statement } from '../sections/statement.tsx';
import { Team } from '../sections/team.tsx';

export function WhoWeAre() {
  return (
    <>
      <Hero
        figure="whoWeAre"
        title="Who we are, and how we work with you"
        lede={
          <>
            We are {facts.professionals} professionals in Chandigarh, a team formed in {facts.formedIn}. We
            make websites and apps, design for print, and do the marketing.
          </>
        }
      >
        <ButtonLink to="contact">Ask for a free quote</ButtonLink>
      </Hero>

      <TwoHalves>
        <Statement title="About us">
          <p>
            Few small businesses can pay a designer, a programmer and a marketing person every month.
            So&nbsp;they share ours.
          </p>
          <p>
            A caterer needs five or six skills for a few weeks, and a number to call when something breaks.
            Our team has these skills: the person who designs your order form works with the person who
            programs it.
          </p>
        </Statement>

        <Pair>
          <Half figure="mission" title="Mission">
            <p>
              To give small businesses good design and code, at a price they can pay and in plain words. In
              each project we first ask: what should be easier for your customer?
            </p>
          </Half>
          <Half figure="vision" title="Vision">
            <p>
              A city where a small workshop is as easy to find, and to buy from, as a chain store on the main
              road.
            </p>
          </Half>
        </Pair>
      </TwoHalves>

      <Measured />

      <Gallery
        title="Sample work"
        intro="For made-up clients. Each picture leads to the page that shows the whole sample."
      >
        <Sample picture="tripsOfTheWeek" client="Pahari Truck Lines" to="phpDevelopment" />
        <Sample picture="hallBrochure" client="Rangmahal" to="brochureDesign" />
        <Sample picture="repairResults" client="Amrit Water" to="seo" />
        <Sample picture="sareeShop" client="Resham Sarees" to="ecommerceDesign" />
        <Sample picture="furnitureSite" client="Sheesham Works" to="webDesign" />
      </Gallery>

      <LinkCards>
        <LinkCard to="services" figure="viewServices" title="View All Services">
          Websites, programs, print, apps and marketing, each with a short description.
        </LinkCard>
        <LinkCard to="packages" figure="priceTag" title="Price & Packages">
          Three ways to pay, how each of them works, and a sample quote.
        </LinkCard>
      </LinkCards>

      <Features
        title="The people on your project"
        intro="An example: a caterer’s website in five weeks. A box in colour is a week of work. An empty box is a week without work on it."
      >
        <Feature sign="square" color="vermilion" title="Designers" works={[1, 2]} spoken="Weeks 1 and 2">
          They plan what people see first on a page, a logo or a brochure.
        </Feature>
        <Feature sign="brackets" color="cobalt" title="Developers" works={[2, 3, 4]} spoken="Weeks 2 to 4">
          They program booking forms, shops and portals, and repair them later.
        </Feature>
        <Feature sign="phone" color="violet" title="App makers" works={[]} spoken="Not needed">
          They build for Android and iPhone. The caterer needs no app, and pays for none.
        </Feature>
        <Feature sign="megaphone" color="pine" title="Marketers" works={[4, 5]} spoken="Weeks 4 and 5">
          They bring visitors by search, advertising, e-mail and social media, and count who came.
        </Feature>
        <Feature
          sign="talk"
          color="ochre"
          title="Your contact person"
          works={[1, 2, 3, 4, 5]}
          spoken="All weeks"
        >
          Knows what we agreed, what it costs, when it is due and who works on it.
        </Feature>
        <Feature sign="shop" color="coal" title="You" works={[1, 2, 5]} spoken="Weeks 1, 2 and 5">
          You tell us about your customers, choose the design, and try the pages before they open.
        </Feature>
      </Features>

      <Team />

      <Checklist title="We Lead The Industry" intro="Six habits. Ask us to show you any of them.">
        <Check>Design, code and marketing are in the same team, so you are not sent to another firm.</Check>
        <Check>You get the price, and what it covers, in writing first.</Check>
        <Check>You try the work on your own phone while we make it, and tell us what is wrong.</Check>
        <Check>
          Domain, hosting, advertising and app store accounts are in your name. You let us in to work, and you
          can remove us.
        </Check>
        <Check>Pages are tested on a cheap phone with a weak signal.</Check>
        <Check>If we think that you do not need a service, we leave it out of the quote and say why.</Check>
      </Checklist>

      <HireDevelopers picture="longTable">
        You have a plan and a project leader, but no developers? Ours can join you full time, for PHP,
        WordPress, Magento, Android or iOS. You pay by the month. Tell us what exists already, or call.
      </HireDevelopers>
    </>
  );
}
