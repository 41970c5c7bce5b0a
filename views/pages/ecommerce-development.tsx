import { Enquiry } from '../parts/enquiry.tsx';
import { Link } from '../parts/link.tsx';
import { Heading, Photo, Press, Row, Screen, Tag, Text } from '../samples/screen.tsx';
import { Argument } from '../sections/argument.tsx';
import { Check, Checklist } from '../sections/checklist.tsx';
import { HeroForm } from '../sections/hero.tsx';
import { Invitation } from '../sections/invitation.tsx';
import { Question, Questions } from '../sections/questions.tsx';
import { Scene, Scenes } from '../sections/scenes.tsx';
import { Tile, Tiles } from '../sections/tiles.tsx';

export function EcommerceDevelopment() {
  return (
    <>
      <HeroForm
        title="E-commerce development for online shops"
        lede="We program the shop behind the pages: cart, UPI and card payments, stock, GST invoices and courier bookings, tested together before you open."
        figure="ecommerceDevelopment"
        form="ecommerceDevelopment"
      />

      <Argument title="Most of a shop’s work is not on the screen">
        <p>
          A good-looking shop can still sell the same last lamp twice. It can take the money and lose the
          order, because the phone went dark on the bank’s page. It can charge local tax on a parcel to Pune.
        </p>
        <p>
          Development is the part that prevents this. We write down what must follow each event, paid,
          refused, cancelled or sent back, and go through it with the person who packs your parcels. Then we
          build it so that each step waits until the one before it is certain.
        </p>
        <p>
          The program should fit your working day as it is: who counts, who packs, which courier comes at what
          hour.
        </p>
      </Argument>

      <Enquiry form="ecommerceDevelopment" />

      <Tiles title="Built into every shop">
        <Tile title="User-friendly interfaces">
          For two people: the buyer with a phone, and your packer with today’s list, in type that can be read
          across the table.
        </Tile>
        <Tile title="Secured payment gateways">
          Card numbers go straight to the licensed gateway and never touch your server. You learn one thing:
          paid, or not.
        </Tile>
        <Tile title="Cross-browser compatibility">
          Chrome, Safari, Firefox, Edge, and whatever came with a five-year-old phone. The checkout is tested
          first, on real ones.
        </Tile>
        <Tile title="Unhindered support setup">
          Chat, calls and return requests arrive beside the order they are about, so that your staff have it
          open when they answer.
        </Tile>
      </Tiles>

      <Scenes
        title="One order, from cart to invoice"
        intro="Jugnu Lamps is a made-up shop. A buyer in Pune orders a lamp and two bulbs."
      >
        <Scene
          title="Cart"
          screen={
            <Screen
              label="The cart of a made-up lamp shop: a drawing of a table lamp, a lamp, two bulbs and delivery, and the total of Rs 1,770 with tax included."
              bar="jugnu.example/cart"
            >
              <Photo ground="wall">
                <path fill="var(--stone)" d="M0 52h120v8H0z" />
                <path fill="var(--ochre)" d="M50 7h20l10 23H40z" />
                <path fill="var(--ink)" d="M58 30h4v17h-4zM46 47h28v5H46z" />
              </Photo>
              <Row value="Rs 1,450">Table lamp</Row>
              <Row value="Rs 240">LED bulb × 2</Row>
              <Row value="Rs 80">Delivery</Row>
              <Row value="Rs 1,770" isTotal>
                Total with tax
              </Row>
              <Press>Pay Rs 1,770</Press>
            </Screen>
          }
        >
          While the buyer pays, the lamp is set aside. The last one cannot be sold twice.
        </Scene>
        <Scene
          title="Payment"
          screen={
            <Screen
              label="The page of the payment gateway: the amount, three ways to pay, and a note that it is waiting for the bank."
              bar="gateway.example"
            >
              <Heading>Jugnu Lamps, Rs 1,770</Heading>
              <Row value="chosen">UPI</Row>
              <Row>Card</Row>
              <Row>Net banking</Row>
              <Tag>Waiting for your bank</Tag>
              <Text isSoft>Approve the request in your UPI app.</Text>
            </Screen>
          }
        >
          The order counts when the bank confirms it, even if the buyer’s phone is off.
        </Scene>
        <Scene
          title="Order message"
          screen={
            <Screen
              frame="phone"
              label="A text message on the buyer’s phone: order 1187 is paid and leaves tomorrow, with a button to follow the parcel."
              bar="20:16"
            >
              <Tag>SMS from Jugnu Lamps</Tag>
              <Text>Order 1187 is paid. It leaves tomorrow with the courier.</Text>
              <Press isQuiet>Follow the parcel</Press>
            </Screen>
          }
        >
          The packer gets a label and the courier a request at the same time.
        </Scene>
        <Scene
          title="Invoice"
          screen={
            <Screen
              frame="paper"
              label="A GST invoice: goods and delivery for Rs 1,500, IGST of 18 percent, which is Rs 270, and the total of Rs 1,770."
            >
              <Heading>Tax invoice JL-0412</Heading>
              <Text isSoft>Order 1187, to Pune, Maharashtra</Text>
              <Text isSoft>HSN 9405, 8539</Text>
              <Row value="Rs 1,500">Goods, delivery</Row>
              <Row value="Rs 270">IGST 18%</Row>
              <Row value="Rs 1,770" isTotal>
                Total
              </Row>
            </Screen>
          }
        >
          IGST, because the parcel goes to another state. The number is from your own series.
        </Scene>
      </Scenes>

      <Checklist
        title="What we test before you open"
        intro="A test order for each of these goes through the finished shop."
      >
        <Check>The money leaves the account and the browser never comes back</Check>
        <Check>Two buyers reach for the last piece in the same second</Check>
        <Check>A coupon, a gift wrap and a part return, all on one order</Check>
        <Check>A parcel to another state, and one to a firm with a GST number</Check>
        <Check>A price that changes while the product is in a cart</Check>
        <Check>A pin code where your courier does not go</Check>
      </Checklist>

      <Questions title="Gateways, Tally and WhatsApp">
        <Question ask="Which payment gateway should we take?">
          <p>
            A licensed one whose charges and settlement days suit your margins. You open the account with your
            firm’s PAN, GST registration and bank account; the connecting is our part.
          </p>
        </Question>
        <Question ask="What do you build on?">
          <p>
            WooCommerce for a modest range, <Link to="magentoDevelopment">Magento</Link> for a long catalogue,{' '}
            <Link to="phpDevelopment">PHP of our own</Link> where the way you sell is unusual.
          </p>
        </Question>
        <Question ask="Our accountant works in Tally. What does the shop send?">
          <p>
            Sales, returns and gateway charges in a file that Tally can import, daily or on request. We set it
            up with your accountant, once, on a real month.
          </p>
        </Question>
        <Question ask="Half of our orders come by WhatsApp. Must that stop?">
          <p>
            No. Your staff enter them in the same panel, so they take stock, get a number and print an invoice
            like the others.
          </p>
        </Question>
      </Questions>

      <Invitation
        title="After the opening, buyers must find you"
        to="ecommerceSeo"
        action="See e-commerce SEO"
      >
        Many buyers start with a search. Your products can be among the results.
      </Invitation>
    </>
  );
}
