import { facts } from '../facts.ts';
import { ButtonLink } from '../parts/button-link.tsx';
import { CallButton } from '../parts/call-button.tsx';
import { Check, Checklist } from '../sections/checklist.tsx';
import { Door, Doors } from '../sections/doors.tsx';
import { Guarantees } from '../sections/guarantees.tsx';
import { Hero } from '../sections/hero.tsx';
import { HireDevelopers } from '../sections/hire-developers.tsx';
import { Measured } from '../sections/measured.tsx';
import { Half, Pair } from '../sections/pair.tsx';
import { ReadyToDiscuss } from '../sections/ready-to-discuss.tsx';
import { Statement } from '../sections/statement.tsx';
import { Team } from '../sections/team.tsx';
import { Tile, Tiles } from '../sections/tiles.tsx';

export function WhoWeAre() {
  return (
    <>
      <Hero
        figure="whoWeAre"
        title="Who we are, and how we work with you"
        lede={
          <>
            We are {facts.professionals} professionals in Chandigarh, a team formed in {facts.formedIn}. We
            make websites, apps and print, and the marketing that brings people to them.
          </>
        }
      >
        <ButtonLink to="contact">Talk to us</ButtonLink>
        <CallButton />
      </Hero>

      <Statement title="About us">
        <p>
          Few small businesses can pay a designer, a programmer and a marketing person every month. So they
          share ours.
        </p>
        <p>
          A caterer needs a website before the wedding season. A play school needs it before admissions. An
          exporter needs it before a buyer in Hamburg looks the firm up. Each needs five or six skills for a
          few weeks, and one number to call when something breaks. We keep those skills in one team: whoever
          draws your order form can walk over to the person who programs it.
        </p>
        <p>
          We began in {facts.formedIn} and design for the phone first, because most of your customers use one.
        </p>
      </Statement>

      <Measured />

      <Tiles title="The people on your project" intro="You meet them whichever service you begin with.">
        <Tile title="Designers">
          They decide what a page, a logo or a brochure says first, and test it on people who do not know you.
        </Tile>
        <Tile title="Developers">
          They write the booking form, the shop and the portal behind the page, and repair them later.
        </Tile>
        <Tile title="App makers">
          They build for Android and iPhone, and take the app through the stores.
        </Tile>
        <Tile title="Marketers">
          They bring visitors by search, advertising, e-mail and social media, and count who came.
        </Tile>
        <Tile title="Your contact person">
          Knows what was promised, what it costs, when it is due and who is working on it today.
        </Tile>
        <Tile title="You">You know your customers. We show you choices and their results; you decide.</Tile>
      </Tiles>

      <Team />

      <Checklist
        title="We Lead The Industry"
        intro="A large claim. It rests on six habits, and you can hold us to each of them."
      >
        <Check>
          Design, code and marketing sit in one team, so you never hear “that is somebody else’s job”.
        </Check>
        <Check>The price and what it covers are in writing before work starts.</Check>
        <Check>
          You try the work on your own phone while it is being made, and say what is wrong with it.
        </Check>
        <Check>
          Domain, hosting, advertising and app store accounts are opened in your name. We work in them as your
          guests.
        </Check>
        <Check>Pages are tested on a cheap phone with a weak signal.</Check>
        <Check>If a service will not pay for itself, we say so and leave it out of the quote.</Check>
      </Checklist>

      <Guarantees />

      <Doors>
        <Door to="services" figure="viewServices" title="View All Services">
          Websites, programs, print, apps and marketing: every service with a line about it.
        </Door>
        <Door to="packages" figure="priceTag" title="Price & Packages">
          A fixed sum, by the hour, or a team by the month: how each works, and how to choose.
        </Door>
      </Doors>

      <Pair>
        <Half figure="mission" title="Mission">
          <p>
            To give a small business design and code as good as a large one buys, at a price it can pay and in
            plain words. Each project begins with one question: what will be easier for your customer?
          </p>
        </Half>
        <Half figure="vision" title="Vision">
          <p>
            A city in which a small workshop is as easy to find, to read and to buy from as a chain store on
            the main road.
          </p>
        </Half>
      </Pair>

      <HireDevelopers>
        <p>
          You have the plan and the project leader, and lack only developers? Ours can join your team, for
          PHP, WordPress or Magento, for Android or iOS. They work on your project full time, and you pay by
          the month.
        </p>
        <p>Tell us what exists already, which skill is missing and from when you need it.</p>
      </HireDevelopers>

      <ReadyToDiscuss title="Would you rather talk?">
        Call, and say what your business does and what you want to improve. You do not need to fill in a form
        first.
      </ReadyToDiscuss>
    </>
  );
}
