import { Enquiry } from '../parts/enquiry.tsx';
import { Columns, Heading, Input, Photo, Press, Row, Screen, Tag, Text } from '../samples/screen.tsx';
import { Argument } from '../sections/argument.tsx';
import { Check, Checklist } from '../sections/checklist.tsx';
import { HeroForm } from '../sections/hero.tsx';
import { Invitation } from '../sections/invitation.tsx';
import { Offer, Offers } from '../sections/offers.tsx';
import { Question, Questions } from '../sections/questions.tsx';
import { Scene, Scenes } from '../sections/scenes.tsx';

export function EcommerceDesign() {
  return (
    <>
      <HeroForm
        title="E-commerce design for phone screens"
        lede="Your buyer may be on a bus, with one hand free and a weak signal. We design each page of your online shop for that phone first, and then for a large screen."
        figure="ecommerceDesign"
        form="ecommerceDesign"
      />

      <Argument title="The product page gives answers">
        <p>
          In your shop a customer asks and you answer. Will it shrink? Does it come in blue? Can I bring it
          back on Monday? Online the page has to answer before it is asked.
        </p>
        <p>
          So we begin at your counter. For each kind of goods we note what people want to know before they
          pay. A saree needs its length and its true colour, a pressure cooker its litres and whether it goes
          on induction, a box of mithai its expiry date. Those answers get a fixed place, the same on every
          product page, so that a buyer who has seen two knows where to look on the third.
        </p>
        <p>
          Then come the rules of the sale: prices with tax included, the delivery charge before the cart, the
          return rule in one sentence. Buyers leave when an extra charge comes at the end.
        </p>
      </Argument>

      <Enquiry form="ecommerceDesign" />

      <Scenes
        frame="phone"
        title="Buying a saree in four screens"
        intro="Resham Sarees and its prices are made up."
      >
        <Scene
          title="Shelf"
          screen={
            <Screen
              frame="phone"
              bar="9:41"
              label="A shelf of wedding sarees: four pictures, each with its name and price."
            >
              <Text isSoft>Resham Sarees</Text>
              <Heading>For weddings</Heading>
              <Columns>
                <div>
                  <Saree ground="wall" cloth="accent" />
                  <Text>Banarasi</Text>
                  <Text isSoft>Rs 4,200</Text>
                </div>
                <div>
                  <Saree ground="mass" cloth="on-accent" />
                  <Text>Chanderi</Text>
                  <Text isSoft>Rs 2,650</Text>
                </div>
              </Columns>
              <Columns>
                <div>
                  <Saree ground="accent" cloth="ink" />
                  <Text>Paithani</Text>
                  <Text isSoft>Rs 6,900</Text>
                </div>
                <div>
                  <Saree ground="wall" cloth="mass" />
                  <Text>Kota</Text>
                  <Text isSoft>Rs 1,850</Text>
                </div>
              </Columns>
            </Screen>
          }
        >
          Sorted as customers choose, by occasion and price, and not by the supplier’s codes.
        </Scene>
        <Scene
          title="Product"
          screen={
            <Screen
              frame="phone"
              bar="9:42"
              label="The page of a red Banarasi saree, with its picture, price, length, stock, delivery price and day, return rule and a button for the cart."
            >
              <Saree ground="wall" cloth="accent" />
              <Heading>Banarasi saree, red</Heading>
              <Row value="Rs 4,200">Price with GST</Row>
              <Row value="5.5 m">Length</Row>
              <Row value="2 left">Stock</Row>
              <Row value="Rs 60, Friday">Delivery</Row>
              <Row value="7 days">Free return</Row>
              <Press>Add to cart</Press>
            </Screen>
          }
        >
          What a careful buyer would ask at the counter is answered above the button.
        </Scene>
        <Scene
          title="Cart"
          screen={
            <Screen
              frame="phone"
              bar="9:43"
              label="The cart: the saree, the delivery charge and the sum, fields for name, phone and address, and buttons to pay by UPI or by card."
            >
              <Heading>Your cart</Heading>
              <Row value="Rs 4,200">Banarasi, red</Row>
              <Row value="Rs 60">Delivery</Row>
              <Row isTotal value="Rs 4,260">
                To pay
              </Row>
              <Input label="Name and phone">Simran, 98765 43210</Input>
              <Input label="Address">House 18, Sector 17</Input>
              <Press>Pay by UPI</Press>
              <Press isQuiet>Pay by card</Press>
            </Screen>
          }
        >
          The full sum, delivery included. No account to open and no date of birth to give.
        </Scene>
        <Scene
          title="Order placed"
          screen={
            <Screen
              frame="phone"
              bar="9:45"
              label="The confirmation: order 1047 is placed and paid, delivery is on Friday, and the buyer can change the address or message the shop."
            >
              <Tag>Order 1047 is placed</Tag>
              <Heading>Thank you, Simran</Heading>
              <Row value="Rs 4,260">Paid by UPI</Row>
              <Row value="Friday">Delivery</Row>
              <Row value="7 days">Free return</Row>
              <Press isQuiet>Change the address</Press>
              <Press isQuiet>Message the shop</Press>
            </Screen>
          }
        >
          What was paid and when it arrives, so that nobody has to call and ask.
        </Scene>
      </Scenes>

      <Offers title="Three benefits we aim for">
        <Offer title="Fewer questions">
          When size, stock and delivery day stand beside the price, people stop sending a message to ask and
          place the order instead.
        </Offer>
        <Offer title="Larger orders">
          Things that belong together are shown together: the cover with the phone, the wicks with the lamp,
          the refill when the first tin must be nearly empty.
        </Offer>
        <Offer title="Fewer returns">
          With sizes and true colours on the page, buyers get what they expected, so fewer send it back.
        </Offer>
      </Offers>

      <Checklist
        title="Which screens we design"
        intro="You see every screen drawn, for phone and desk, before a line of code is written."
      >
        <Check>A front page that shows goods, not greetings</Check>
        <Check>Category shelves and a search with filters that make sense for your trade</Check>
        <Check>The product page, with pictures, sizes, stock and delivery day</Check>
        <Check>Cart and checkout, with the number keypad of a small phone in mind</Check>
        <Check>Delivery, returns and contact, in words that are understood at once</Check>
        <Check>The screens for trouble: sold out, card refused, no signal</Check>
      </Checklist>

      <Questions title="Questions from shop owners">
        <Question ask="We sell on marketplaces already. Why a shop of our own?">
          <p>
            A marketplace keeps your customer’s address and a share of every order. In your own shop a repeat
            order carries no commission. Many firms keep both: the marketplace for new customers, the shop for
            those who come again.
          </p>
        </Question>
        <Question ask="Our photographs come from the supplier. Will they do?">
          <p>
            To open with, yes. For your best sellers take your own, by daylight and against one plain ground.
            We tell you which angles each kind of product needs.
          </p>
        </Question>
        <Question ask="How many products must be ready?">
          <p>
            Ten, as unlike one another as possible: the cheapest, the longest name, the one with nine sizes. A
            design that holds for those holds for the rest.
          </p>
        </Question>
      </Questions>

      <Invitation
        title="After the design comes the development"
        to="ecommerceDevelopment"
        action="See how it is built"
      >
        Payments, stock, invoices and couriers come next, and the same team builds them.
      </Invitation>
    </>
  );
}

type SareeProps = { ground: 'accent' | 'wall' | 'mass'; cloth: 'accent' | 'on-accent' | 'ink' | 'mass' };

/** A saree over a rail, with a border of zari. */
function Saree({ ground, cloth }: SareeProps) {
  return (
    <Photo ground={ground}>
      <path fill={`var(--${cloth})`} d="M38 8h44v46H38z" />
      <path fill="var(--ochre)" d="M28 6h64v4H28zM38 42h44v8H38zM56 18l4 6-4 6-4-6zM70 24l4 6-4 6-4-6z" />
    </Photo>
  );
}
