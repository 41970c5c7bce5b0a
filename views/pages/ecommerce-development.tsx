import { shopTime } from '../estimates.ts';
import { facts } from '../facts.ts';
import { Link } from '../parts/link.tsx';
import { LampOrder } from '../samples/lamp-order.tsx';
import { Cta } from '../sections/cta.tsx';
import { Enquiry } from '../sections/enquiry.tsx';
import { Deliverables, Duration, Essentials, Needs, Next, Price } from '../sections/essentials.tsx';
import { Hero } from '../sections/hero.tsx';
import { Piece, Pieces } from '../sections/pieces.tsx';
import { Prose, Statement } from '../sections/prose.tsx';
import { Question, Questions, RightPage } from '../sections/questions.tsx';
import { Stop, Tour } from '../sections/tour.tsx';

export function EcommerceDevelopment() {
  const shop = shopTime();
  return (
    <>
      <Hero
        layout="below"
        title="E-commerce development for online shops"
        lede="We program cart, payments, stock, GST bills and courier links, and test them together."
        figure="ecommerceDevelopment"
      />

      <Prose ground="accent" title="What can go wrong in an online shop">
        <Statement>A good-looking shop can still sell the last lamp twice.</Statement>
        <p>We note with your packer what happens when an order comes back.</p>
      </Prose>
      <Pieces layout="strip" title="Test orders that we place">
        <Piece picture="parcelRoute 1/5">The buyer closes the browser too early</Piece>
        <Piece picture="parcelRoute 2/5">Two buyers want the last piece</Piece>
        <Piece picture="parcelRoute 3/5">One item of a coupon order comes back</Piece>
        <Piece picture="parcelRoute 4/5">A parcel goes to a firm in another state</Piece>
        <Piece picture="parcelRoute 5/5">No courier serves the pin code</Piece>
      </Pieces>

      <Tour
        ground="accent"
        title="One order, from cart to bill"
        intro="The lamp shop in Panchkula is made up."
        screen={<LampOrder />}
      >
        <Stop title="Cart">The shop reserves a lamp.</Stop>
        <Stop title="Payment">An order is paid only when the bank confirms it.</Stop>
        <Stop title="Order message">The packer gets a label.</Stop>
        <Stop title="Bill">It has IGST, as the buyer is in another state.</Stop>
      </Tour>

      <Enquiry form="ecommerceDevelopment" />

      <Pieces layout="strip" ground="accent" title="What we build into every online shop">
        <Piece picture="shopFront 1/4" title="User-friendly interfaces">
          Buyers see few steps, in large type.
        </Piece>
        <Piece picture="shopFront 2/4" title="Secured payment gateways">
          You never see card numbers.
        </Piece>
        <Piece picture="shopFront 3/4" title="Cross-browser compatibility">
          It works in Chrome, Safari and Edge.
        </Piece>
        <Piece picture="shopFront 4/4" title="Unhindered support setup">
          Your staff see a buyer’s question beside the order.
        </Piece>
      </Pieces>

      <Essentials title="Online shops: what you get, and when" picture="packingBench">
        <Deliverables>
          <li>The shop in WooCommerce, on your hosting</li>
          <li>Your products, which we enter from your list</li>
          <li>UPI and cards to your account, or cash on delivery</li>
          <li>GST bills in your number series</li>
          <li>A panel for orders, stock and couriers</li>
          <li>Training for your staff</li>
        </Deliverables>
        <Duration>
          {shop &&
            `The ${shop.whole} are ${shop.design} for the design and ${shop.programs} for the programs. `}
          The gateway checks your papers, so apply early.
        </Duration>
        <Price
          less="You have a flat courier charge, and a file for Tally."
          more="You have coupons and bulk rates, live courier rates, and a link to Tally."
          othersBill="The domain, hosting, payment gateway, couriers and SMS"
        />
        <Needs access="your domain and hosting, if you have them">
          <li>All products with photos, prices, GST rates and HSN codes</li>
          <li>Your GST number and a sample bill</li>
          <li>Your couriers, or who delivers for you</li>
          <li>Your rules for returns</li>
        </Needs>
        <Next>
          <li>You say what you sell.</li>
          <li>We follow one order through your shop.</li>
          <li>The quote lists every function, for one sum.</li>
          <li>After the deposit we design the product page first.</li>
        </Next>
      </Essentials>

      <Questions title="Questions about e-commerce development">
        <RightPage />

        <Question ask="Whom do we call if payments fail?">
          <p>For {facts.faultDays} days, your contact person. Then the one in your quote for upkeep.</p>
        </Question>
        <Question ask="We sell sweets. What about the same day, and Diwali?">
          <p>
            Read about{' '}
            <Link to="ecommerceDesign" hash="diwali">
              both on the page of designs
            </Link>
            .
          </p>
        </Question>
      </Questions>

      <Cta title="What will your shop sell?">
        Send a list. To bring buyers, see <Link to="ecommerceSeo">e-commerce SEO</Link>.
      </Cta>
    </>
  );
}
