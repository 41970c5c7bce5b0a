import { Split } from '../layout/split.tsx';
import { Link } from '../parts/link.tsx';
import { BatchEditor } from '../samples/batch-editor.tsx';
import { Heading, Image, Press, Row, Screen } from '../samples/screen.tsx';
import { Cta } from '../sections/cta.tsx';
import { Deliverables, Duration, Essentials, Needs, Next, Price } from '../sections/essentials.tsx';
import { Gallery, Work } from '../sections/gallery.tsx';
import { Hero } from '../sections/hero.tsx';
import { Piece, Pieces } from '../sections/pieces.tsx';
import { Prose, Statement } from '../sections/prose.tsx';
import { Question, Questions, RightPage } from '../sections/questions.tsx';
import { Stop, Tour, TryIt } from '../sections/tour.tsx';

export function CmsDesign() {
  return (
    <>
      <Hero
        title="CMS website design for your own staff"
        lede="With a content management system (CMS) your own people change text, prices and photos in a form. They click “Publish”, and the design stays as it was."
        figure="cmsDesign"
      />

      <Split layout="stacked" ground="concrete">
        <Prose layout="beside" title="What a CMS does for your website">
          <Statement>
            Change your own prices <em>the same evening.</em>
          </Statement>

          <p>A dance academy in Panchkula can announce a new batch by itself.</p>
          <p>Most of the software is free. You pay us for the design, the forms and the training.</p>
        </Prose>
        <Tour
          title="How your staff add a batch to the list"
          intro="A made-up dance academy opens a new batch."
          screen={
            <>
              <BatchEditor />
              <TryIt
                label="Try it: type a batch of your own. Size and letters stay as we designed them."
                text="Kathak for children"
              />
            </>
          }
        >
          <Stop title="Type">Each fact has its own field. Colours and layout cannot be changed here.</Stop>
          <Stop title="Preview">The writer sees the page as visitors will see it.</Stop>
          <Stop title="Publish">A tap puts it online. On 31 July it comes down by itself.</Stop>
          <Stop title="Share the work">
            A writer sends items for approval, and an editor publishes them. Only the administrator adds
            people.
          </Stop>
        </Tour>
      </Split>

      <Pieces
        layout="rows"
        ground="ink"
        title="Five platforms, and whom they suit"
        intro="Your choice depends on who will write, and how much."
      >
        <Piece picture="cutToFit" title="PHP web portals">
          We write it for you alone when no ready product fits. Dealers or parents log in to a{' '}
          <Link to="webPortalDesign">portal</Link>, your own staff to{' '}
          <Link to="phpDevelopment">office software</Link>.
        </Piece>
        <Piece picture="newsAndPencil" title="WordPress">
          It is the easiest to learn, and right for pages and news. A catalogue without a cart fits here.{' '}
          <Link to="wordpressDevelopment">Read about WordPress</Link>
        </Piece>
        <Piece picture="longShelf" title="Magento">
          It is for shops with more than 500 products, or a price for each dealer.{' '}
          <Link to="magentoDevelopment">Read about Magento</Link>
        </Piece>
        <Piece picture="manyDoors" title="Drupal">
          It is for institutions with many departments, in more than one language.
        </Piece>
        <Piece picture="clubMembers" title="Joomla">
          It stands between WordPress and Drupal. Logins for members are built in, which suits clubs.
        </Piece>
      </Pieces>

      <Gallery
        layout="works"
        title="A sample catalogue for export, with an enquiry list"
        intro="The maker of hinges is made up."
      >
        <Work
          title="A product"
          drawing={
            <Screen
              client="doabaBolts"
              bar="/hinge-102"
              label="A page of a hinge, with its drawing, sizes and data sheet."
            >
              <Image name="buttHinge" />
              <Heading>Butt hinge 102</Heading>
              <Row value="102 × 76 × 3 mm">Size</Row>
              <Row value="PDF, DWG">Data sheet</Row>
              <Press>Add to my list</Press>
            </Screen>
          }
        >
          Your staff fill in a form for each product, or we import your Excel file.
        </Work>
        <Work
          title="The buyer’s list"
          drawing={
            <Screen
              client="doabaBolts"
              bar="/my-list"
              label="The list of a buyer: two products with quantities, and a form."
            >
              <Heading>Ask for prices</Heading>
              <Row value="4,000">Butt hinge 102</Row>
              <Row value="1,500">Butt hinge 76</Row>

              <Row value="+254 20 555 0142">Phone</Row>
              <Row value="Kenya">Ship to</Row>
              <Press>Send my list</Press>
            </Screen>
          }
        >
          The form takes a phone number from any country.
        </Work>
        <Work
          title="In your office"
          drawing={
            <Screen
              client="doabaBolts"
              bar="Enquiries"
              label="The enquiry as the office sees it, with the local time of the buyer."
            >
              <Heading>Nairobi Doors</Heading>
              <Row value="11:20 am">Local time in Nairobi</Row>
              <Row value="US dollars">Currency</Row>

              <Press>Answer by e-mail</Press>
            </Screen>
          }
        >
          You write the offer yourself, as an e-mail. To write offers in a system, see{' '}
          <Link to="phpDevelopment" hash="abroad">
            PHP development
          </Link>
          .
        </Work>
      </Gallery>

      <Essentials title="CMS websites: what you get, and when" picture="noticeEditor">
        <Deliverables>
          <li>The website on your domain, with an editing screen for each kind of page</li>
          <li>Training for two of your staff, on your own pages</li>
          <li>A short guide with pictures</li>
          <li>A login for each writer</li>
        </Deliverables>
        <Duration>Old content adds days, which the quote names. Magento and portals take longer.</Duration>
        <Price
          less="You need forms for news and prices, in English."
          more="You need forms for doctors and rooms too, in two languages."
          othersBill="The domain, hosting and some plugins"
        />
        <Needs access="your domain, hosting and old website, if you have them">
          <li>Names of those who will write</li>
          <li>What changes every week, and what once a year</li>
          <li>Text, prices, photos, drawings and data sheets</li>
          <li>Your logo file</li>
        </Needs>
        <Next>
          <li>You tell us what your staff want to change.</li>
          <li>We suggest a platform and say why.</li>
          <li>The quote lists every editing screen and its fields.</li>
          <li>You pay the deposit. We make the first screen, and your staff try it.</li>
        </Next>
      </Essentials>

      <Questions title="Questions about CMS websites">
        <RightPage />
        <Question ask="Do we need a technical person?">
          <p>No. If you can book a railway ticket online and attach a photo to an e-mail, you can run it.</p>
        </Question>
        <Question ask="Which platform is the safest?">
          <p>
            The one that is kept up to date. We agree in writing who installs the updates: your host, your
            staff, or us, as{' '}
            <Link to="packages" hash="by-the-month">
              upkeep by the month
            </Link>
            .
          </p>
        </Question>
        <Question id="exporter" ask="We export. What does our catalogue need?">
          <p>
            A page for each item, and an enquiry list in place of a cart, as in the sample above. The days
            above are enough for two hundred items, and more items take longer. Prices in dollars and pages in
            German or Arabic are possible. So that buyers abroad find each item, see{' '}
            <Link to="ecommerceSeo">e-commerce SEO</Link>.
          </p>
        </Question>
        <Question ask="Is WooCommerce, Shopify or Magento right for our shop?">
          <p>
            WooCommerce adds a shop of up to 500 products to WordPress. Magento is for more. Shopify takes a
            fee each month and on sales. We <Link to="ecommerceDesign">design shops</Link> for all three, and
            program WooCommerce and Magento.
          </p>
        </Question>
      </Questions>

      <Cta title="Not sure which CMS you need?" layout="beside">
        Tell us who will write, how often and about what. We name a platform.
      </Cta>
    </>
  );
}
