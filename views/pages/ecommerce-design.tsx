import { shopTime } from '../estimates.ts';
import { Link } from '../parts/link.tsx';
import { Columns, Heading, Image, Input, Press, Row, Screen, Text } from '../samples/screen.tsx';
import { Cta } from '../sections/cta.tsx';
import { Enquiry } from '../sections/enquiry.tsx';
import { Deliverables, Duration, Essentials, Needs, Next, Price } from '../sections/essentials.tsx';
import { Gallery, Work } from '../sections/gallery.tsx';
import { ArcadeHero } from '../sections/hero-stages/arcade.tsx';
import { Piece, Pieces } from '../sections/pieces.tsx';
import { Prose, Statement } from '../sections/prose.tsx';
import { Question, Questions, RightPage } from '../sections/questions.tsx';

export function EcommerceDesign() {
  const shop = shopTime();
  return (
    <>
      <ArcadeHero
        title="E-commerce design for phone screens"
        lede="Your buyer may be on a bus, with one hand free and a weak signal. We design each page of your online shop for that phone first."
        figure="ecommerceDesign"
      />

      <Prose layout="beside" ground="accent" title="Your product page answers the buyer">
        <Statement>
          In your shop a customer asks <em>and you answer.</em>
        </Statement>

        <p>So we note what people ask you, such as how long a saree is.</p>
      </Prose>

      <Gallery layout="phones" title="A sample online shop: buying a saree">
        <Work
          title="Category page"
          drawing={
            <Screen client="reshamSarees" frame="phone" bar="9:41">
              <Text isSoft>Resham Sarees</Text>
              <Heading>For weddings</Heading>
              <Columns>
                <div>
                  <Image name="banarasi" />
                  <Text>Banarasi</Text>
                  <Text isSoft>Rs 4,200</Text>
                </div>
                <div>
                  <Image name="chanderi" />
                  <Text>Chanderi</Text>
                  <Text isSoft>Rs 2,650</Text>
                </div>
              </Columns>
              <Columns>
                <div>
                  <Image name="paithani" />
                  <Text>Paithani</Text>
                  <Text isSoft>Rs 6,900</Text>
                </div>
                <div>
                  <Image name="kota" />
                  <Text>Kota</Text>
                  <Text isSoft>Rs 1,850</Text>
                </div>
              </Columns>
            </Screen>
          }
        >
          The sarees are grouped by occasion.
        </Work>
        <Work
          title="Product"
          drawing={
            <Screen client="reshamSarees" frame="phone" bar="9:42">
              <Image name="banarasi" />
              <Heading>Red Banarasi</Heading>
              <Row value="Rs 4,200">With GST</Row>
              <Row value="5.5 m">Length</Row>
              <Row value="2 left">Stock</Row>
              <Row value="Rs 60">Delivery</Row>
              <Row value="7 days">Free return</Row>
              <Press>Add to cart</Press>
            </Screen>
          }
        >
          All answers are above the button.
        </Work>
        <Work
          title="Cart"
          drawing={
            <Screen client="reshamSarees" frame="phone" bar="9:43">
              <Heading>Your cart</Heading>
              <Image name="banarasi" />
              <Row value="Rs 4,200">Banarasi</Row>
              <Row value="Rs 60">Delivery</Row>
              <Row isTotal value="Rs 4,260">
                To pay
              </Row>
              <Input label="Phone">98765 43210</Input>
              <Input label="Address">18, Sector 17</Input>
              <Press>Pay by UPI</Press>
            </Screen>
          }
        >
          Buyers see the full sum.
        </Work>
        <Work
          title="Order placed"
          drawing={
            <Screen client="reshamSarees" frame="phone" bar="9:45">
              <Text isSoft>Order 1047 is placed</Text>
              <Image name="parcel" />
              <Heading>Thank you, Simran</Heading>
              <Row value="Rs 4,200">Banarasi</Row>
              <Row value="Rs 4,260">Paid</Row>
              <Row value="Friday">Delivery</Row>
              <Press>Ask the shop</Press>
            </Screen>
          }
        >
          The page says when the order comes.
        </Work>
      </Gallery>

      <Pieces layout="grid" title="Three aims of our shop design">
        <Piece ground="vermilion" picture="kurtaMeasured" title="Fewer questions">
          Size and stock are next to the price.
        </Piece>
        <Piece ground="coal" picture="phoneWithCover" title="Larger orders">
          A buyer of a phone is also offered a cover.
        </Piece>
        <Piece ground="ochre" picture="threeSizes" title="Fewer returns">
          Buyers see sizes and true colours.
        </Piece>
      </Pieces>

      <Enquiry form="ecommerceDesign" />

      <Essentials title="Your shop’s pages: what you get, and when" picture="sareeShop">
        <Deliverables>
          <li>Designs of all screens</li>
          <li>Screens for “sold out”</li>

          <li>A photo guide for your goods</li>
        </Deliverables>
        <Duration>
          {shop && (
            <>
              The whole takes {shop.whole}: {shop.design} for the design, then {shop.programs} for{' '}
              <Link to="ecommerceDevelopment">payments and couriers</Link>.
            </>
          )}
        </Duration>
        <Price
          less="Your photos are ready."
          more="Buyers filter by fabric and size."
          othersBill="Bought photos and typefaces"
          hasUpkeep={false}
        />
        <Needs>
          <li>Ten products: name, price, sizes, photos</li>
          <li>Delivery charges and towns</li>
          <li>Your return rule</li>
          <li>GST rate of your goods</li>
        </Needs>
        <Next>
          <li>You tell us what you sell.</li>
          <li>We ask what sells best.</li>
          <li>You get a quote for the screens or for the whole shop.</li>
          <li>You pay the deposit. We begin with the product page.</li>
        </Next>
      </Essentials>

      <Questions title="Questions about e-commerce design">
        <RightPage />

        <Question id="diwali" ask="When must we ask you, to be ready for Diwali?">
          <p>
            {shop
              ? `The whole shop takes ${shop.shortest} for 50 products, and ${shop.longest} for 500. To take orders from four weeks before Diwali, pay the deposit and send your products ${shop.weeksAhead.small} weeks before it with 50 products, and ${shop.weeksAhead.large} weeks with 500. Ask us for the quote a month before that.`
              : 'Ask us in spring: the quote names the days.'}
          </p>
        </Question>
        <Question ask="We sell sweets and deliver the same day. What changes?">
          <p>
            The buyer picks a half-kilo or a one-kilo box, the branch and the day, and can order weeks ahead,
            or by WhatsApp. You set packing charges, and the hour until which orders count for today. Your own
            people can deliver and take cash.
          </p>
        </Question>
      </Questions>

      <Cta title="Show us what you sell" layout="beside">
        Name ten of your products.
      </Cta>
    </>
  );
}
