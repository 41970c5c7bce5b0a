import { Enquiry } from '../parts/enquiry.tsx';
import { Link } from '../parts/link.tsx';
import { Heading, Input, Photo, Press, Row, Screen, Tag } from '../samples/screen.tsx';
import { Argument } from '../sections/argument.tsx';
import { HeroForm } from '../sections/hero.tsx';
import { Invitation } from '../sections/invitation.tsx';
import { Prose } from '../sections/prose.tsx';
import { Question, Questions } from '../sections/questions.tsx';
import { Scene, Scenes } from '../sections/scenes.tsx';
import { Step, Steps } from '../sections/steps.tsx';

export function MagentoDevelopment() {
  return (
    <>
      <HeroForm
        title="Magento development for long catalogues"
        lede="Thousands of products, prices by customer, stock in two warehouses. Magento was made for that; we fit it to your trade and keep it running."
        figure="magentoDevelopment"
        form="magentoDevelopment"
      />

      <Argument title="Signs that your shop has become too small">
        <p>
          You notice it in small ways. The dealers’ rates live in a separate file, because the shop knows only
          one price. A kurta in six sizes and nine colours takes an afternoon to enter.
        </p>
        <p>
          A search for “bolt” shows two hundred, and not the brass M8 that was wanted. The export store is a
          copy of the first, and both need updating.
        </p>
        <p>
          Magento treats all this as ordinary. A product has variants, price groups and places where it lies.
          One installation carries several storefronts, in several languages and currencies. In exchange it
          asks for a proper server, trained hands and regular care, and for one person at your end who owns
          the catalogue.
        </p>
      </Argument>

      <Enquiry form="magentoDevelopment" />

      <Scenes
        title="A distributor’s shop in Magento"
        intro="Doaba Bolts is made up: 6,200 products, three groups of customers, two warehouses."
      >
        <Scene
          title="Filter"
          screen={
            <Screen
              label="A search for bolts in a made-up distributor’s shop: filters for material, thread and length leave 4 of 6,200 products, and a brass bolt is drawn."
              bar="doababolts.example"
            >
              <Input label="Search">bolt</Input>
              <Row value="brass">Material</Row>
              <Row value="M8">Thread</Row>
              <Row value="40 mm">Length</Row>
              <Tag>4 of 6,200 products</Tag>
              <Photo ground="wall">
                <path fill="var(--ochre)" d="M16 14h18v32H16zM34 21h64l6 9-6 9H34z" />
                <path
                  fill="none"
                  stroke="var(--ink)"
                  strokeWidth="3"
                  d="M16 25h18M16 35h18M58 21l-5 18M68 21l-5 18M78 21l-5 18M88 21l-5 18M98 21l-5 18"
                />
              </Photo>
            </Screen>
          }
        >
          Each filter leaves fewer products. A part number typed into the search works as well.
        </Scene>
        <Scene
          title="Prices"
          screen={
            <Screen
              label="The prices of one bolt in the owner’s panel: for retail by the piece, for dealers by the hundred, for export by the thousand in dollars."
              bar="doababolts.example/panel"
            >
              <Heading>Brass bolt M8 × 40: prices</Heading>
              <Row value="Rs 14 each">Retail</Row>
              <Row value="Rs 1,050 per 100">Dealers</Row>
              <Row value="US$ 120 per 1,000">Export</Row>
              <Press isQuiet>Add a group</Press>
            </Screen>
          }
        >
          A visitor sees the retail price. Dealers see theirs after logging in, and no other.
        </Scene>
        <Scene
          title="Stock"
          screen={
            <Screen
              label="The stock of the same bolt: 3,400 in Jalandhar and 900 in Ambala, together 4,300, with a warning that Ambala is low."
              bar="doababolts.example/panel"
            >
              <Heading>Brass bolt M8 × 40: stock</Heading>
              <Row value="3,400">Jalandhar</Row>
              <Row value="900">Ambala</Row>
              <Row value="4,300" isTotal>
                Can be sold
              </Row>
              <Tag>Ambala is low</Tag>
            </Screen>
          }
        >
          Staff see both warehouses. The buyer sees one figure, which falls with every sale.
        </Scene>
        <Scene
          title="Order"
          screen={
            <Screen
              label="A dealer’s order for 4,000 bolts: 3,400 from Jalandhar and 600 from Ambala, on credit for 30 days."
              bar="doababolts.example/panel"
            >
              <Heading>Order 30512</Heading>
              <Row value="Verma Hardware">Dealer</Row>
              <Row value="Rs 42,000 + GST">4,000 bolts</Row>
              <Row value="3,400">From Jalandhar</Row>
              <Row value="600">From Ambala</Row>
              <Tag>On credit, 30 days</Tag>
              <Press>Print packing lists</Press>
            </Screen>
          }
        >
          No single warehouse has enough, so Magento divides the order between them.
        </Scene>
      </Scenes>

      <Steps
        title="Our approach, in six parts"
        intro="You can order all six, or only the one your present store lacks."
      >
        <Step title="Module integration">
          Accounts, stock and courier software are connected through tested modules, and each is noted down
          with its version.
        </Step>
        <Step title="Theme design and development">
          A theme drawn for your goods and kept light, because Magento itself is already heavy.
        </Step>
        <Step title="Shopping cart development">
          Minimum quantities, cartons, a quote in place of a price: the cart follows the way your trade buys.
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

      <Prose title="When Magento is too much">
        <p>
          A boutique with forty products at one price would pay for functions that it never uses. It is better
          off with <Link to="wordpressDevelopment">WooCommerce on WordPress</Link>: open sooner, cheaper to
          host, simpler to teach. The same holds if your staff have no time to keep a catalogue in order.
        </p>
        <p>
          Talk to us when one of three things becomes true. You need a second price list, a second storefront,
          or a search that copes with part numbers.
        </p>
      </Prose>

      <Questions title="Questions about running Magento">
        <Question ask="Magento Open Source or Adobe Commerce?">
          <p>
            They are built on the same code. The open source edition has no licence fee and is enough for most
            medium-sized firms. Adobe’s paid edition adds tools for company accounts, among others; we quote
            for it only where those would otherwise have to be built.
          </p>
        </Question>
        <Question ask="We are still on Magento 1. How urgent is a move?">
          <p>
            Move soon: it handles money and has had no official security patches since June 2020. Products,
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
        title="A large shop needs developers after it opens"
        to="webDevelopment"
        action="See web development"
      >
        New modules, a festival rush, the dealers’ new rates: for such work you can hire developers.
      </Invitation>
    </>
  );
}
