import { OrderLine } from '../diagrams/order-line.tsx';
import { Enquiry } from '../parts/enquiry.tsx';
import { Link } from '../parts/link.tsx';
import { Argument } from '../sections/argument.tsx';
import { Check, Checklist } from '../sections/checklist.tsx';
import { HeroForm } from '../sections/hero.tsx';
import { Illustration, Point } from '../sections/illustration.tsx';
import { Invitation } from '../sections/invitation.tsx';
import { Question, Questions } from '../sections/questions.tsx';
import { Tile, Tiles } from '../sections/tiles.tsx';

export function EcommerceDevelopment() {
  return (
    <>
      <HeroForm
        title="E-commerce development to the doorbell"
        lede="Between the Pay now button and the parcel lie a bank, a stock count, a GST invoice and a courier. We build the machinery that takes every order through."
        figure="ecommerceDevelopment"
        form="ecommerceDevelopment"
      />

      <Argument title="The screen is the smaller half of a shop">
        <p>
          A handsome shop can still sell the same last lamp twice. It can take the money and lose the order,
          because the phone went dark on the bank’s page. It can charge local tax on a parcel to Pune.
        </p>
        <p>
          Development is the half that prevents these. We write down what must follow each event, paid,
          refused, cancelled or sent back, and go through it with the person who packs your parcels. Then we
          build it so that each step waits until the one before it is certain.
        </p>
        <p>
          The program should fit your working day as it is: who counts, who packs, which courier comes at what
          hour.
        </p>
      </Argument>

      <Enquiry form="ecommerceDevelopment" />

      <Illustration
        title="One order, four gates"
        intro="Forward for a sale, backward for a return."
        diagram={<OrderLine />}
      >
        <Point title="Payment">
          UPI, cards, net banking or cash on delivery. The order counts when the bank says so, not when the
          browser does.
        </Point>
        <Point title="Stock">
          One piece is set aside at once, in the shop and in the godown, so it cannot be sold twice.
        </Point>
        <Point title="Invoice">GST by state and by HSN code, numbered in your own series.</Point>
        <Point title="Courier">
          Label printed, pick-up booked, and the tracking link on its way to the buyer.
        </Point>
      </Illustration>

      <Checklist
        title="We try to break it first"
        intro="Before you open, a test order for each of these goes through the finished shop."
      >
        <Check>The money leaves the account and the browser never comes back</Check>
        <Check>Two buyers reach for the last piece in the same second</Check>
        <Check>A coupon, a gift wrap and a half return, all on one order</Check>
        <Check>A parcel to another state, and one to a firm with a GST number</Check>
        <Check>A price that changes while the product lies in a basket</Check>
        <Check>A pin code where your courier does not go</Check>
      </Checklist>

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

      <Invitation title="Open, and now to be found" to="ecommerceSeo" action="See e-commerce SEO">
        A shop in the best order still needs people at the door. Many of them begin at a search box.
      </Invitation>
    </>
  );
}
