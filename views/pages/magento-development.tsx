import { Link } from '../parts/link.tsx';
import { BoltShop } from '../samples/bolt-shop.tsx';
import { Cta } from '../sections/cta.tsx';
import { Enquiry } from '../sections/enquiry.tsx';
import { Deliverables, Duration, Essentials, Needs, Next, Price } from '../sections/essentials.tsx';
import { Hero } from '../sections/hero.tsx';
import { WidePicture } from '../sections/illustration.tsx';
import { Piece, Pieces } from '../sections/pieces.tsx';
import { Prose, Statement } from '../sections/prose.tsx';
import { Question, Questions, RightPage } from '../sections/questions.tsx';
import { Stop, Tour } from '../sections/tour.tsx';

export function MagentoDevelopment() {
  return (
    <>
      <Hero
        title="Magento development for long catalogues"
        lede="Magento is shop software for thousands of products, prices by customer and stock in two warehouses. We set it up, and do its upkeep by the month if you wish."
        figure="magentoDevelopment"
      />

      <Tour
        ground="accent"
        title="A distributor’s shop in Magento"
        intro="A search for “bolt” shows two hundred results. In this sample the buyer finds the brass M8."
        screen={<BoltShop />}
      >
        <Stop title="Filter">Each filter shortens the list.</Stop>
        <Stop title="Prices">A dealer sees only their own prices.</Stop>
        <Stop title="Stock">Buyers see the total of both towns.</Stop>
        <Stop title="Order">Each town sends its part.</Stop>
      </Tour>

      <WidePicture name="twoHundredBolts" />

      <Enquiry form="magentoDevelopment" />

      <Pieces layout="strip" title="Our Magento work, in six parts">
        <Piece picture="sixParts 1/6" title="Module integration">
          We connect your accounts, stock and couriers.
        </Piece>
        <Piece picture="sixParts 2/6" title="Theme design and development">
          It is light, so that pages open fast.
        </Piece>
        <Piece picture="sixParts 3/6" title="Shopping cart development">
          It knows minimum quantities and full cartons.
        </Piece>
        <Piece picture="sixParts 4/6" title="Plugin customization">
          Our changes stay when a plugin is updated.
        </Piece>
        <Piece picture="sixParts 5/6" title="Payment gateway">
          Buyers pay by UPI, foreign card or bank transfer.
        </Piece>
        <Piece picture="sixParts 6/6" title="Support and maintenance">
          Upkeep{' '}
          <Link to="packages" hash="by-the-month">
            by the month
          </Link>{' '}
          is updates, backups and small changes.
        </Piece>
      </Pieces>

      <Prose ground="ink" title="When a shop needs Magento">
        <Statement>
          Your dealers in Ludhiana and Panchkula have their own rates, but your shop software allows only one
          price.
        </Statement>

        <p>In Magento each dealer has a price list, and one person can learn to manage the catalogue.</p>
      </Prose>

      <Essentials title="Your Magento shop: what you get, and when" picture="longShelf">
        <Deliverables>
          <li>The shop on your server, with its own theme</li>
          <li>Your products and prices, from your sheet</li>
          <li>A sheet in which your staff add products</li>
          <li>GST bills and packing lists</li>
          <li>Training for your staff</li>
        </Deliverables>
        <Duration>
          We import your sheet, so more products add little time. Systems that we connect add more.
        </Duration>
        <Price
          less="Your products come from a tidy sheet, and ready modules are enough."
          more="You have sizes, colours and rates for export, and your old shop is on Magento 1."
          othersBill="The server each month, and licences of paid modules"
        />
        <Needs access="your server, if you have one">
          <li>Product list, in any sheet</li>
          <li>Price list for each kind of customer</li>
          <li>Warehouses, couriers and credit terms</li>
          <li>Names of your accounts and stock software</li>
        </Needs>
        <Next>
          <li>You say how many products and price lists you have.</li>
          <li>You send us fifty of them, and we agree on the columns of the sheet.</li>
          <li>The quote lists the functions, for one sum.</li>
          <li>After the deposit you try those fifty in a test shop.</li>
        </Next>
      </Essentials>

      <Questions title="Questions about Magento development">
        <RightPage />

        <Question ask="Magento Open Source or Adobe Commerce?">
          <p>Mostly Open Source: it has the same core, and no licence fee.</p>
        </Question>
        <Question ask="We are still on Magento 1. How soon should we move?">
          <p>Move as soon as you can. It has had no security patches since June 2020.</p>
        </Question>
        <Question ask="Our dealers also ask for their balance. What then?">
          <p>
            Take{' '}
            <Link to="webPortalDesign" hash="dealers">
              a portal
            </Link>{' '}
            instead: they can order there too.
          </p>
        </Question>
      </Questions>

      <Cta title="How many products do you sell?">
        Tell us how many. To bring buyers, see <Link to="ecommerceSeo">e-commerce SEO</Link>.
      </Cta>
    </>
  );
}
