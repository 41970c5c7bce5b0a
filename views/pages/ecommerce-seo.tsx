import { Split } from '../layout/split.tsx';
import { Link } from '../parts/link.tsx';
import { Heading, Image, Press, Row, Screen, Text } from '../samples/screen.tsx';
import { Ask, Checklist } from '../sections/checklist.tsx';
import { Change, Compare } from '../sections/compare.tsx';
import { Cta } from '../sections/cta.tsx';
import { Deliverables, Duration, Essentials, Needs, Next, Price } from '../sections/essentials.tsx';
import { Hero } from '../sections/hero.tsx';
import { Piece, Pieces } from '../sections/pieces.tsx';
import { Prose, Statement } from '../sections/prose.tsx';
import { Question, Questions } from '../sections/questions.tsx';

export function EcommerceSeo() {
  return (
    <>
      <Hero
        figure="ecommerceSeo"
        title="E-commerce SEO, product by product"
        lede="Buyers search for a ten-inch iron tawa. They do not search for your home page. We work on your product pages, so that each can be found by its own name."
      />

      <Compare
        layout="improved"
        ground="accent"
        title="A product page, before and after SEO"
        intro="The same tawa at the same price, in a made-up kitchen shop."
        before={
          <Screen
            client="rasoi"
            bar="rasoi.example › p › 88"
            label="A sample page of a tawa, before. Its name is a product code, its offer is only in the picture, and its text fits any product."
          >
            <Image name="tawaOffer" />
            <Heading>CI-TW-10</Heading>
            <Row value="Rs 890">Price</Row>
            <Text>Premium quality product. Best in class. Must have for every home.</Text>
            <Press>Buy</Press>
          </Screen>
        }
        after={
          <Screen
            client="rasoi"
            bar="rasoi.example › cast-iron-tawa"
            label="The same page, after. It is named Cast iron tawa, 10 inch; price, stock and reviews are given as text, with the weight, the stoves and the care. The code is below."
          >
            <Image name="tawa" />
            <Heading>Cast iron tawa, 10 inch</Heading>
            <Row value="in stock">Rs 890, free delivery</Row>
            <Row value={<mark>4.4 of 5</mark>}>14 reviews</Row>
            <Text>2.1 kg, with a long handle. For gas and induction. Wipe, dry, oil.</Text>
            <Press>Add to cart</Press>
            <Text isSoft>Product code CI-TW-10</Text>
          </Screen>
        }
      >
        <Change title="Name">People type what it is, and do not know your code.</Change>
        <Change title="Facts">Google can show price, stock and ratings.</Change>
        <Change title="Picture">The offer was only in the picture. It is text now.</Change>
        <Change title="Text">It gives the weight, the stoves and the care.</Change>
      </Compare>

      <Pieces layout="grid" ground="ink" title="Six kinds of SEO work for your shop">
        <Piece picture="shopShelves 1/6" title="Website optimization">
          Pages open fast, and each has one clear address.
        </Piece>
        <Piece picture="shopShelves 2/6" title="Content optimization">
          We rewrite names and texts for buyers, best sellers first.
        </Piece>
        <Piece picture="shopShelves 3/6" title="Keyword analysis">
          Buyers type “steel almirah 3 door price” rather than “furniture”.
        </Piece>
        <Piece picture="shopShelves 4/6" title="SMO">
          We show new arrivals on <Link to="smo">social pages</Link>, with a link to the product.
        </Piece>
        <Piece picture="shopShelves 5/6" title="Online reputation management">
          We ask real buyers for reviews, and answer the bad ones.
        </Piece>
        <Piece picture="shopShelves 6/6" title="Link building">
          Brands you sell, directories and local papers link to you.
        </Piece>
      </Pieces>

      <Split ground="accent">
        <Prose layout="beside" title="Buyers search for your product, and find other shops">
          <Statement as="search">kurta with pockets</Statement>
          <p>
            A shop in Ludhiana has it, among four hundred kurtas. But the shop is found only by its own name,
            which regular customers type.
          </p>
          <p>
            The kurtas are not found. Their text is the supplier’s, the same as in twenty other shops, and
            their photos are called IMG_4471.
          </p>
          <p>
            It is a different job from <Link to="seo">SEO for a clinic or a school</Link>: stock comes and
            goes, and filters turn forty products into a thousand addresses.
          </p>
        </Prose>

        <Checklist title="Test your own shop in five minutes" intro="Where the answer is no, we can help.">
          <Ask>Search for your best product. Does your page appear?</Ask>
          <Ask>Search for a line of its text. Is yours the only shop?</Ask>
          <Ask>Open it on mobile data. Is the price on the first screen?</Ask>
          <Ask>Look up something sold out. Does its page offer another?</Ask>
        </Checklist>
      </Split>

      <Essentials title="SEO for a shop: what you get, and when" picture="kurtaMeasured">
        <Deliverables
          monthly={
            <>
              <li>The next products</li>
              <li>Posts of new arrivals, and answers to reviews</li>
              <li>Websites that we ask for a link</li>
              <li>A report of orders or enquiries by category</li>
            </>
          }
        >
          <li>A spreadsheet of what buyers search for</li>
          <li>Names and texts of 100 products, entered in your shop</li>
          <li>Repaired filters and product data</li>
          <li>A model text for products that your staff add</li>
        </Deliverables>
        <Duration>
          Missing facts and old shop software make it longer. Orders follow later, and we cannot say when.
        </Duration>
        <Price
          less="Your shop is on Shopify, with filters by size."
          more="Your shop has many filters, and software made to order."
          othersBill="Paid apps of your shop"
        />
        <Needs access="your shop, social pages, Search Console and Analytics">
          <li>The address of your shop</li>
          <li>The ten products that earn most</li>
          <li>Your product list as a spreadsheet</li>
          <li>Facts that the supplier leaves out: weight, size, care</li>
        </Needs>
        <Next>
          <li>You send the address of the shop and ten best sellers.</li>
          <li>We search for them as a buyer would, and call you.</li>
          <li>You get a quote: which pages come first.</li>
          <li>You pay the deposit, and we change ten pages.</li>
        </Next>
      </Essentials>

      <Questions title="Questions about SEO for a shop">
        <Image name="kitchenBoard" />
        <Question ask="Do you have to rebuild the shop?">
          <p>
            We seldom have to. On WooCommerce, Magento or Shopify most of this is settings, templates and
            words. If the shop’s software is in the way, we say so in the quote. A catalogue without a cart
            gets the same work, and buyers abroad can find its items. If you want a new shop anyway, see{' '}
            <Link to="ecommerceDevelopment">e-commerce development</Link>.
          </p>
        </Question>
        <Question ask="What happens to the page of a product that we no longer sell?">
          <p>
            Its address is forwarded to the product that replaced it, or to its category. Old links and
            bookmarks still lead to your shop.
          </p>
        </Question>
        <Question ask="How will I know that it works?">
          <p>
            You see more orders from free results. The report lists them by category, beside the same month of
            last year.
          </p>
        </Question>
      </Questions>

      <Cta title="Tell us your ten best sellers">
        Call, or write. We look for them in the search results and tell you what we see.
      </Cta>
    </>
  );
}
