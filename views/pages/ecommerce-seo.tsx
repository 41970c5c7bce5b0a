import { ButtonLink } from '../parts/button-link.tsx';
import { CallButton } from '../parts/call-button.tsx';
import { Heading, Photo, Press, Row, Screen, Text } from '../samples/screen.tsx';
import { Argument } from '../sections/argument.tsx';
import { Ask, Checklist } from '../sections/checklist.tsx';
import { Change, Compare } from '../sections/compare.tsx';
import { Hero } from '../sections/hero.tsx';
import { Question, Questions } from '../sections/questions.tsx';
import { ReadyToDiscuss } from '../sections/ready-to-discuss.tsx';
import { Tile, Tiles } from '../sections/tiles.tsx';

export function EcommerceSeo() {
  return (
    <>
      <Hero
        figure="ecommerceSeo"
        title="E-commerce SEO, product by product"
        lede="Buyers search for a ten-inch iron tawa, not for the front page of your shop. We work on your product pages so that each can be found by its own name."
      >
        <ButtonLink to="contact">Ask for a free quote</ButtonLink>
        <CallButton />
      </Hero>

      <Argument title="Why most product pages are not found">
        <p>
          Take a shop with four hundred kurtas. It comes first for its own name, which only old customers
          type. The kurtas themselves come nowhere: they carry the supplier’s text, word for word the same as
          in twenty other shops, under a photograph called IMG_4471.
        </p>
        <p>
          E-commerce SEO works on those pages and on the categories that hold them. It is a different job from
          making a clinic or a school visible. Stock comes and goes, one shirt exists in six sizes, and a few
          filters can turn forty products into a thousand addresses that compete with each other.
        </p>
        <p>
          So we do not begin everywhere. We begin with the products that earn you most and are searched for by
          name, and let the rest of the catalogue follow the pattern that has worked.
        </p>
      </Argument>

      <Compare
        title="One product page, before and after"
        intro="Rasoi Iron is a made-up kitchen shop. The tawa and its price stay the same."
        before={
          <Screen
            bar="rasoi.example › p › 88"
            label="The page of a drawn tawa, before. Its name is a product code, its offer is only in the picture, and its text fits any product."
          >
            <Photo ground="wall">
              <circle cx="50" cy="30" r="25" fill="var(--mass)" />
              <path fill="var(--mass)" d="M70 25H116V35H70z" />
              <circle cx="50" cy="30" r="19" fill="var(--stone)" />
              <path fill="var(--ochre)" d="M4 4H32V16H4z" />
            </Photo>
            <Heading>CI-TW-10</Heading>
            <Row value="Rs 890">Price</Row>
            <Text>Premium quality product. Best in class. Must have for every home.</Text>
            <Press>Buy</Press>
          </Screen>
        }
        after={
          <Screen
            bar="rasoi.example › tawa › cast-iron-10-inch"
            label="The same page, after. It is named Cast iron tawa, 10 inch; price, stock and reviews are given as text, with the weight, the stoves and the care. The code is below."
          >
            <Photo ground="wall">
              <circle cx="50" cy="30" r="25" fill="var(--mass)" />
              <path fill="var(--mass)" d="M70 25H116V35H70z" />
              <circle cx="50" cy="30" r="19" fill="var(--stone)" />
            </Photo>
            <Heading>Cast iron tawa, 10 inch</Heading>
            <Row value="in stock">Rs 890, free delivery</Row>
            <Row value="4.4 of 5">14 reviews</Row>
            <Text>2.1 kg, with a long handle. For gas and induction. Wipe, dry and oil it.</Text>
            <Press>Add to cart</Press>
            <Text isSoft>Product code CI-TW-10</Text>
          </Screen>
        }
      >
        <Change title="Name">
          People type what it is, not your code. The name is in the title and in the address.
        </Change>
        <Change title="Facts">
          Price, stock and ratings are marked up, so that they can stand beside your link in the results.
        </Change>
        <Change title="Picture">
          It has a description now. The offer in the banner was invisible to a search engine until it was
          written.
        </Change>
        <Change title="Text">Weight, stove and care: three sentences that no other seller has.</Change>
      </Compare>

      <Tiles title="Six kinds of work on one shop">
        <Tile title="Website optimization">
          Speed on a phone, clear addresses, filters that do not make hundreds of copies of a page, and a map
          of the shop that search engines can follow.
        </Tile>
        <Tile title="Content optimization">
          Names, descriptions and category texts rewritten for buyers, the best-selling ones first.
        </Tile>
        <Tile title="Keyword analysis">
          Which words people use when they are ready to pay: “steel almirah 3 door price” rather than
          “furniture”.
        </Tile>
        <Tile title="SMO">
          New arrivals shown on social pages, each post linked to the product and not to the home page.
        </Tile>
        <Tile title="Online reputation management">
          Asking real buyers for reviews, answering the bad ones in public, and putting right what they
          complain of.
        </Tile>
        <Tile title="Link building">
          Mentions from makers whose brands you carry, trade directories, local papers and buyers’ guides.
          None are bought.
        </Tile>
      </Tiles>

      <Checklist
        title="Try your own shop tonight"
        intro="Five minutes and a phone. Every no is a place where we would start."
      >
        <Ask>Search for your best product as a customer would put it. Does your page appear?</Ask>
        <Ask>Copy a line of its description into the search box. Are you the only shop that has it?</Ask>
        <Ask>Open the page on mobile data. Are price and delivery in sight without scrolling?</Ask>
        <Ask>Look up something sold out. Does its page offer the nearest thing you do have?</Ask>
      </Checklist>

      <Questions title="Questions about SEO for a shop">
        <Question ask="Do you have to rebuild the shop?">
          <p>
            Seldom. On WooCommerce, Magento or Shopify most of this is settings, templates and words. If
            something in the shop’s software stands in the way, we tell you before we quote.
          </p>
        </Question>
        <Question ask="What happens to the page of a product that is gone for good?">
          <p>
            Its address is forwarded to the successor or its category, so that links and bookmarks collected
            over the years are not thrown away.
          </p>
        </Question>
        <Question ask="How shall I know that it works?">
          <p>By orders from unpaid search, listed per category against the same month of last year.</p>
        </Question>
      </Questions>

      <ReadyToDiscuss title="Tell us your ten best sellers">
        Call, or write. We search for them as a buyer would and say why they are not found.
      </ReadyToDiscuss>
    </>
  );
}
