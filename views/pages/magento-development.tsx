import { Enquiry } from '../parts/enquiry.tsx';
import { Link } from '../parts/link.tsx';
import { BoltShop } from '../samples/bolt-shop.tsx';
import { Argument } from '../sections/argument.tsx';
import { Deliverables, Duration, Essentials, Needs, Next, Price } from '../sections/essentials.tsx';
import { HeroForm } from '../sections/hero.tsx';
import { Invitation } from '../sections/invitation.tsx';
import { Part, Parts } from '../sections/parts.tsx';
import { Question, Questions } from '../sections/questions.tsx';
import { Stop, Tour } from '../sections/tour.tsx';
import { WidePicture } from '../sections/wide-picture.tsx';

export function MagentoDevelopment() {
  return (
    <>
      <HeroForm
        title="Magento development for long catalogues"
        lede="Thousands of products, prices by customer, stock in two warehouses. Magento was made for that. We set it up and look after it."
        figure="magentoDevelopment"
        form="magentoDevelopment"
      />

      <WidePicture name="twoHundredBolts" />

      <Tour
        title="A distributor’s shop in Magento"
        intro="A search for “bolt” shows two hundred results. In this sample the buyer finds the brass M8."
        screen={<BoltShop />}
      >
        <Stop title="Filter">Each filter shortens the list.</Stop>
        <Stop title="Prices">A dealer sees only their own.</Stop>
        <Stop title="Stock">Buyers see the total of both towns.</Stop>
        <Stop title="Order">Each town sends its part.</Stop>
      </Tour>

      <Enquiry form="magentoDevelopment" />

      <Parts title="Our Magento work, in six parts" drawing="bolt">
        <Part picture="sixParts" title="Module integration">
          Your accounts, stock and couriers.
        </Part>
        <Part picture="sixParts" title="Theme design and development">
          Light, so that pages open fast.
        </Part>
        <Part picture="sixParts" title="Shopping cart development">
          Minimum quantities, full cartons.
        </Part>
        <Part picture="sixParts" title="Plugin customization">
          Changes that survive its updates.
        </Part>
        <Part picture="sixParts" title="Payment gateway">
          UPI, foreign cards, bank transfer.
        </Part>
        <Part picture="sixParts" title="Support and maintenance">
          Security patches, backups, error logs.
        </Part>
      </Parts>

      <Argument title="When a shop needs Magento">
        <p>
          Your dealers in Ludhiana and Panchkula have their own rates, but your shop software allows only one
          price.
        </p>

        <p>In Magento each dealer has a price list, and one person can learn to manage the catalogue.</p>
      </Argument>

      <Essentials title="From your product list to an open shop">
        <Deliverables>
          <li>The shop on your server, with its own theme</li>
          <li>Your products and prices, from your sheet</li>
          <li>A sheet in which your staff add products</li>
          <li>GST invoices and packing lists</li>
        </Deliverables>
        <Duration>Each system that we connect makes it longer.</Duration>
        <Price
          jobs="One price list or many"
          less="Plain products at one retail price, from a tidy sheet. Ready modules are enough."
          more="Sizes, colours, and rates for dealers and export. Your old shop is on Magento 1."
          extra="The server has a monthly fee, paid modules a licence."
        />
        <Needs>
          <li>Product list, in any sheet</li>
          <li>Price list for each kind of customer</li>
          <li>Warehouses, couriers and credit terms</li>
          <li>Names of your accounts and stock software</li>
        </Needs>
        <Next>
          <li>You say how many products and price lists.</li>
          <li>You send fifty, and we agree on the columns of the sheet.</li>
          <li>The quote lists the functions and their prices.</li>
          <li>After the deposit you try those fifty in a test shop.</li>
        </Next>
      </Essentials>

      <Questions title="Questions about Magento development">
        <Question ask="Is Magento right for a small shop?">
          <p>
            Often not. For forty products, <Link to="wordpressDevelopment">WooCommerce on WordPress</Link>{' '}
            costs less.
          </p>
        </Question>
        <Question ask="Magento Open Source or Adobe Commerce?">
          <p>Both have the same core. Open Source has no licence fee and is our usual choice.</p>
        </Question>
        <Question ask="We are still on Magento 1. How urgent is a move?">
          <p>Soon: it has had no security patches since June 2020.</p>
        </Question>
      </Questions>

      <Invitation title="How many products do you sell?" to="contact" action="Ask for a free quote">
        Send the list as it is, also from Excel. To bring buyers, see{' '}
        <Link to="ecommerceSeo">e-commerce SEO</Link>.
      </Invitation>
    </>
  );
}
