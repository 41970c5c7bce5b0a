import { ThreeStores } from '../diagrams/three-stores.tsx';
import { Enquiry } from '../parts/enquiry.tsx';
import { Link } from '../parts/link.tsx';
import { Argument } from '../sections/argument.tsx';
import { HeroForm } from '../sections/hero.tsx';
import { Illustration, Point } from '../sections/illustration.tsx';
import { Invitation } from '../sections/invitation.tsx';
import { Prose } from '../sections/prose.tsx';
import { Question, Questions } from '../sections/questions.tsx';
import { Step, Steps } from '../sections/steps.tsx';

export function MagentoDevelopment() {
  return (
    <>
      <HeroForm
        title="Magento development for long catalogues"
        lede="Thousands of products, prices by customer, stock in two godowns. Magento was made for that; we fit it to your trade and keep it running."
        figure="magentoDevelopment"
        form="magentoDevelopment"
      />

      <Argument title="When the simple shop begins to creak">
        <p>
          You notice it in small ways. The dealers’ rates live in a separate file, because the shop knows only
          one price. A kurta in six sizes and nine colours takes an afternoon to enter.
        </p>
        <p>
          A search for “bolt” shows two hundred, and not the brass M8 that was wanted. The export store is a
          copy of the first, and both have to be fed.
        </p>
        <p>
          Magento treats all this as ordinary. A product has variants, price groups and places where it lies.
          One installation carries several storefronts, in several languages and currencies. In exchange it
          asks for a proper server, trained hands and regular care, and for one person at your end who owns
          the catalogue.
        </p>
      </Argument>

      <Enquiry form="magentoDevelopment" />

      <Illustration
        title="Three shopfronts, one godown"
        intro="Each front has its own look, prices and address. Behind them is one list, typed once."
        diagram={<ThreeStores />}
      >
        <Point title="Retail">By the piece, tax included, UPI at the end.</Point>
        <Point title="Dealers">By the carton, after a login, on credit where you allow it.</Point>
        <Point title="Export">By the pallet, in dollars, with freight worked out by weight.</Point>
      </Illustration>

      <Steps
        title="Our approach, in six parts"
        intro="You can order all six, or only the one your present store lacks."
      >
        <Step title="Module integration">
          Accounts, stock and courier software are connected through tested modules, and each is noted down
          with its version.
        </Step>
        <Step title="Theme design and development">
          A theme drawn for your goods and kept light, because Magento brings enough weight of its own.
        </Step>
        <Step title="Shopping cart development">
          Minimum quantities, cartons, a quote in place of a price: the cart learns how your trade buys.
        </Step>
        <Step title="Plugin customization">
          A bought plugin rarely fits exactly. We extend it from outside, so that its next update leaves our
          work alone.
        </Step>
        <Step title="Payment gateway">
          Indian gateways, foreign cards, bank transfer against an order. Each is tried with a real payment
          and a real refund.
        </Step>
        <Step title="Support and maintenance">
          Security patches, backups, and a look at the logs on fixed days, by people who know your store.
        </Step>
      </Steps>

      <Prose title="When we talk you out of it">
        <p>
          A boutique with forty products at one price would pay for machinery it never starts. It is better
          off with <Link to="wordpressDevelopment">WooCommerce on WordPress</Link>: open sooner, cheaper to
          host, simpler to teach. The same holds if your staff have no time to keep a catalogue in order.
        </p>
        <p>
          Talk to us when one of three things becomes true. You need a second price list, a second storefront,
          or a search that copes with part numbers.
        </p>
      </Prose>

      <Questions title="From people who run large shops">
        <Question ask="Magento Open Source or Adobe Commerce?">
          <p>
            They share a root. The open source edition has no licence fee and is enough for most firms of
            middling size. Adobe’s paid edition adds tools for company accounts, among others; we quote for it
            only where those would otherwise have to be built.
          </p>
        </Question>
        <Question ask="We are still on Magento 1. How urgent is a move?">
          <p>
            It has had no official security patches since June 2020, and it handles money, so soon. Products,
            customers and orders can be carried over; the theme and the modules have to be made again.
          </p>
        </Question>
        <Question ask="What kind of hosting does it want?">
          <p>
            More than a shared plan: a server of its own with memory to spare, a search engine beside it, and
            a cache in front. We help you choose the plan and set it up.
          </p>
        </Question>
        <Question ask="Can our staff load the catalogue themselves?">
          <p>
            Yes, from a sheet. We agree the columns with them on fifty products before they type the rest.
          </p>
        </Question>
      </Questions>

      <Invitation
        title="A large shop needs hands after it opens"
        to="webDevelopment"
        action="See web development"
      >
        New modules, a festival rush, the dealers’ new rates by Monday: for such months you can hire
        developers.
      </Invitation>
    </>
  );
}
