import { ProductPage } from '../diagrams/product-page.tsx';
import { ButtonLink } from '../parts/button-link.tsx';
import { CallButton } from '../parts/call-button.tsx';
import { Argument } from '../sections/argument.tsx';
import { Ask, Checklist } from '../sections/checklist.tsx';
import { Hero } from '../sections/hero.tsx';
import { Illustration, Point } from '../sections/illustration.tsx';
import { Question, Questions } from '../sections/questions.tsx';
import { ReadyToDiscuss } from '../sections/ready-to-discuss.tsx';
import { Tile, Tiles } from '../sections/tiles.tsx';

export function EcommerceSeo() {
  return (
    <>
      <Hero
        figure="ecommerceSeo"
        title="E-commerce SEO, product by product"
        lede="Nobody searches for the front page of your shop. They search for a ten-inch iron tawa, delivered by Friday. Each thing you sell has to be found by its own name."
      >
        <ButtonLink to="contact">Ask for a free quote</ButtonLink>
        <CallButton />
      </Hero>

      <Argument title="Most of your shelves stand in the dark">
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

      <Illustration
        title="What a search engine reads on a product page"
        intro="In green, what it takes in. Hatched, what it passes over, however large you make it."
        diagram={<ProductPage />}
      >
        <Point title="Name before number">
          “Cast iron tawa, 10 inch” belongs in the address and the title. Your product code belongs below the
          price.
        </Point>
        <Point title="Facts in a form it knows">
          Price, stock and ratings are marked up, so that they can stand beside your link in the results.
        </Point>
        <Point title="Pictures with words">
          Each photograph gets a plain description. An offer painted into a banner is invisible until it is
          also written.
        </Point>
        <Point title="A text of your own">
          What it weighs, whom it suits, how it is cleaned: three sentences that no other seller has.
        </Point>
      </Illustration>

      <Tiles title="Six kinds of work on one shop">
        <Tile title="Website optimization">
          Speed on a phone, tidy addresses, filters that do not breed copies, and a map of the shop that
          search engines can follow.
        </Tile>
        <Tile title="Content optimization">
          Names, descriptions and category texts rewritten for buyers, the best-selling ones first.
        </Tile>
        <Tile title="Keyword analysis">
          Which words people use when they are ready to pay: “steel almirah 3 door price” rather than
          “furniture”.
        </Tile>
        <Tile title="SMO">
          New arrivals shown on social pages, each post linked to the product and not to the front door.
        </Tile>
        <Tile title="Online reputation management">
          Asking real buyers for reviews, answering the bad ones in public, and mending what they complain of.
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

      <Questions title="What shop owners ask us">
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

      <ReadyToDiscuss title="Name us your ten best sellers">
        Tell us on the phone, or write. We look them up as a stranger would and say what stands between them
        and a buyer.
      </ReadyToDiscuss>
    </>
  );
}
