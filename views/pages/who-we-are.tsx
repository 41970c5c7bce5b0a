import { facts } from '../facts.ts';
import { ButtonLink } from '../parts/button-link.tsx';
import { CallButton } from '../parts/call-button.tsx';
import { Check, Checklist } from '../sections/checklist.tsx';
import { Door, Doors } from '../sections/doors.tsx';
import { Hero } from '../sections/hero.tsx';
import { HireDevelopers } from '../sections/hire-developers.tsx';
import { Invitation } from '../sections/invitation.tsx';
import { Half, Pair } from '../sections/pair.tsx';
import { ReadyToDiscuss } from '../sections/ready-to-discuss.tsx';
import { Statement } from '../sections/statement.tsx';
import { Tile, Tiles } from '../sections/tiles.tsx';

export function WhoWeAre() {
  return (
    <>
      <Hero
        figure="whoWeAre"
        title="Who we are, and where you sit"
        lede={
          <>
            Formed in {facts.formedIn}, we are {facts.professionals} professionals in Chandigarh who make
            websites and apps, and the advertising that brings people to them. We work round one table. The
            chair that is drawn back is yours.
          </>
        }
      >
        <ButtonLink to="contact">Talk to us</ButtonLink>
        <CallButton />
      </Hero>

      <Statement title="About us">
        <p>
          Few small businesses can keep a designer, a programmer and a marketing hand on the payroll. They
          borrow ours.
        </p>
        <p>
          A caterer before the wedding season, a play school before admissions, an exporter whose buyer in
          Hamburg looks the firm up tonight: each needs five or six trades for a few weeks, and then one
          number to call when something breaks. We keep those trades in one team, so that the person who drew
          your order form can walk over to the person who programs it.
        </p>
        <p>
          {facts.formedIn} is not long ago, and that shows in one useful way. Nothing here was learnt for the
          desk first and squeezed on to a phone afterwards. The phone is where we begin.
        </p>
      </Statement>

      <Tiles title="Six seats" intro="Whom you meet, whichever service you begin with.">
        <Tile title="Designers">
          They decide what a page, a logo or a brochure says first, and draw until a stranger understands it.
        </Tile>
        <Tile title="Developers">
          They write the booking form, the shop and the portal behind the page, and mend them when the world
          changes.
        </Tile>
        <Tile title="App makers">They put the same care into a phone, Android and iPhone alike.</Tile>
        <Tile title="Marketers">
          They bring people by search, advertisement, e-mail and social pages, and count who came.
        </Tile>
        <Tile title="Your contact">
          Holds the thread: what was promised, what it costs, when it is due and who is working on it today.
        </Tile>
        <Tile title="You">
          You know the customers. We bring you choices and what follows from each; you choose.
        </Tile>
      </Tiles>

      <Checklist
        title="We Lead The Industry"
        intro="A large claim. It rests on six habits, and you may hold us to each of them."
      >
        <Check>Design, code and marketing share a table, so a problem has one address, and it is ours.</Check>
        <Check>The price and what it covers are in writing before work starts.</Check>
        <Check>
          You try the work while it is being made, on your own phone, and say what is wrong with it.
        </Check>
        <Check>
          Domain, hosting, advertising and app store accounts are opened in your name. We work in them as
          guests, and you can take the keys back on any day.
        </Check>
        <Check>
          Pages are tested on an inexpensive phone with a poor signal, since that is where they are opened.
        </Check>
        <Check>When a service will not pay for itself, we say so and leave it out of the quote.</Check>
      </Checklist>

      <ReadyToDiscuss title="Would you rather talk?">
        Call, and say what your business does and what bothers you. You need not fill in a form first.
      </ReadyToDiscuss>

      <Doors>
        <Door to="services" figure="viewServices" title="View All Services">
          Websites, programs, print, apps and marketing: every service with a line about it.
        </Door>
        <Door to="packages" figure="priceTag" title="Price & Packages">
          One sum, by the hour, or a team by the month: how each works, and how to choose.
        </Door>
      </Doors>

      <HireDevelopers>
        <p>
          Perhaps you have the plan and the project leader, and lack only the hands. Then take developers from
          our table to yours: for PHP, WordPress or Magento, for Android or iOS. They work on your project
          full time, with your tools and by your priorities, and you pay for them by the month.
        </p>
        <p>Tell us what exists already, which skill is missing and from when you need it.</p>
      </HireDevelopers>

      <Pair>
        <Half figure="mission" title="Mission">
          <p>
            To give a small business design and code of the quality that large ones buy, in a size it can pay
            for and in words it can follow. Each project answers one question first: what will be easier for
            the customer on the day it is live?
          </p>
        </Half>
        <Half figure="vision" title="Vision">
          <p>
            A city in which the workshop in the back lane is as easy to find, to read and to buy from as the
            chain store on the main road. We want that workshop to tell the one next door about us.
          </p>
        </Half>
      </Pair>

      <Invitation title="Come to the table" to="contact" action="Write to us">
        A first talk costs nothing and needs no preparation. Bring what there is: an old website, one of a
        rival’s that you envy, or a sheet of paper.
      </Invitation>
    </>
  );
}
