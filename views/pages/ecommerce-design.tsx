import { ShelfToPaid } from '../diagrams/shelf-to-paid.tsx';
import { Enquiry } from '../parts/enquiry.tsx';
import { Argument } from '../sections/argument.tsx';
import { Check, Checklist } from '../sections/checklist.tsx';
import { HeroForm } from '../sections/hero.tsx';
import { Illustration, Point } from '../sections/illustration.tsx';
import { Invitation } from '../sections/invitation.tsx';
import { Offer, Offers } from '../sections/offers.tsx';
import { Question, Questions } from '../sections/questions.tsx';

export function EcommerceDesign() {
  return (
    <>
      <HeroForm
        title="E-commerce website design for one thumb"
        lede="Your buyer is on a bus, with one hand free and a weak signal. We draw every shelf, page and button for that hand, and the large screen follows."
        figure="ecommerceDesign"
        form="ecommerceDesign"
      />

      <Argument title="The page stands behind the counter">
        <p>
          In your shop a customer asks and you answer. Will it shrink? Does it come in blue? Can I bring it
          back on Monday? Online the page has to answer before it is asked.
        </p>
        <p>
          So we begin at your counter. For each kind of goods we note what people want to know before they
          pay. A saree needs its length and its true colour, a pressure cooker its litres and whether it goes
          on induction, a box of mithai its last good day. Those answers get a fixed place, the same on every
          product page, so that a buyer who has seen two knows where to look on the third.
        </p>
        <p>
          Then comes the quiet part: prices with tax inside, the delivery charge before the basket, the return
          rule in one sentence. A plain photograph is forgiven sooner than a surprise at the end.
        </p>
      </Argument>

      <Enquiry form="ecommerceDesign" />

      <Illustration
        title="From shelf to paid"
        intro="Four rooms. In each, one question has to be answered before the buyer walks on."
        diagram={<ShelfToPaid />}
      >
        <Point title="Shelf">
          Sorted as your customers sort: by occasion, size or price, and not by the supplier’s codes.
        </Point>
        <Point title="Page">
          One product, large, with everything that a careful buyer would turn over in the hand to see.
        </Point>
        <Point title="Basket">The full sum, delivery included, and nothing slipped in.</Point>
        <Point title="Paid">
          Name, address, UPI or card. No account to open and no date of birth to give.
        </Point>
      </Illustration>

      <Offers title="Three benefits you will notice">
        <Offer title="Fewer questions">
          When size, stock and delivery day stand beside the price, people stop sending a message to ask and
          place the order instead.
        </Offer>
        <Offer title="Fuller baskets">
          Things that belong together are shown together: the cover with the phone, the wicks with the lamp,
          the refill when the first tin must be nearly empty.
        </Offer>
        <Offer title="Fewer returns">
          Measured pictures and honest colours send home what was expected, so less of it travels back at your
          cost.
        </Offer>
      </Offers>

      <Checklist
        title="What the drawings include"
        intro="You see every screen drawn, for phone and desk, before a line of code is written."
      >
        <Check>A front page that shows goods, not greetings</Check>
        <Check>Category shelves and a search with filters that make sense for your trade</Check>
        <Check>The product page, with pictures, sizes, stock and delivery day</Check>
        <Check>Basket and checkout, drawn for the number keypad of a small phone</Check>
        <Check>Delivery, returns and contact, in words a hurried person understands</Check>
        <Check>The bad days: an empty shelf, a refused card, a lost signal</Check>
      </Checklist>

      <Questions title="Shopkeepers ask">
        <Question ask="We sell on marketplaces already. Why a shop of our own?">
          <p>
            A marketplace keeps your customer’s address and a share of every order. In your own shop a repeat
            order carries no commission. Many firms keep both: the marketplace to be met, the shop to be
            remembered.
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

      <Invitation title="The drawing is half the shop" to="ecommerceDevelopment" action="See how it is built">
        Payments, stock, invoices and couriers are the other half, and the same team builds them.
      </Invitation>
    </>
  );
}
