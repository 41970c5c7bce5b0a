import { estimates } from '../estimates.ts';
import { facts } from '../facts.ts';
import { Link } from '../parts/link.tsx';
import { Card, Cards } from '../sections/cards.tsx';
import { Cta } from '../sections/cta.tsx';
import { Directory, Entry } from '../sections/directory.tsx';
import { Glossary, Term, TermGroup } from '../sections/glossary.tsx';
import { Hero } from '../sections/hero.tsx';
import { ServiceSearch } from '../sections/service-search.tsx';

export function Services() {
  return (
    <>
      <Hero
        layout="sheet"
        figure="services"
        title="Everything we do for your business"
        lede={
          <>
            Find <a href="#trades">your trade</a>, or go to the part that you need:{' '}
            <a href="#design">website design</a>, <a href="#development">development</a>,{' '}
            <a href="#graphic">graphic design</a>, <a href="#app">apps</a>, <a href="#seo">search</a>,{' '}
            <a href="#lead">enquiries</a>, <a href="#sem">search ads</a> and <a href="#smo">social media</a>.
          </>
        }
      />

      <ServiceSearch>
        <Glossary
          id="trades"
          title="For your trade"
          intro="Read what a business like yours, in Chandigarh or elsewhere, usually needs first, and what it does not need."
        >
          <TermGroup title="Shop, sweets, restaurant" ground="vermilion">
            <Term
              id="for-shops"
              name="Shop or showroom"
              words="retail store hardware hinges kirana furniture"
            >
              First you need a complete entry on Google Maps, and a page with the goods that you stock. You do
              not need an online shop while most of your buyers live near you. Read about{' '}
              <Link to="seo">your place on the map</Link> and <Link to="staticDesign">small websites</Link>.
            </Term>
            <Term id="for-sweet-shops" name="Sweet shop or bakery" words="mithai cake">
              First you need a complete entry on Google Maps, and a page with your sweet boxes, their prices
              and a WhatsApp button. An online shop comes once you cannot answer every call. You do not need a
              courier while you deliver in your own town. Read about{' '}
              <Link to="staticDesign">small websites</Link> and{' '}
              <Link to="ecommerceDesign" hash="diwali">
                when to begin for Diwali
              </Link>
              .
            </Term>
            <Term id="for-restaurants" name="Restaurant or tiffin service" words="cafe dhaba caterer food">
              First you need a page with your menu and prices, and a phone number that rings at one tap. You
              do not need an app, because guests order by phone or WhatsApp. Read about{' '}
              <Link to="staticDesign">small websites</Link> and <Link to="smo">posts on Instagram</Link>.
            </Term>
          </TermGroup>
          <TermGroup title="Clinic or dentist, salon, CA or lawyer" ground="cobalt">
            <Term id="for-clinics" name="Clinic, doctor or dentist" words="hospital dental">
              First you need a complete entry on Google Maps, and a page with your doctors, hours and fees.
              You do not need an app, unless your patients come every week. Read about{' '}
              <Link to="seo" hash="dentist">
                what a dentist may say
              </Link>{' '}
              and about{' '}
              <Link to="webDesign" hash="appointments">
                a form for appointments
              </Link>
              .
            </Term>
            <Term id="for-salons" name="Salon, gym or tailor" words="beauty parlour yoga boutique">
              First you need your prices, hours and photos of your work on Google Maps. You do not need a
              large website, because a few pages with a WhatsApp button are enough. Read about{' '}
              <Link to="smo">posts on Instagram</Link> and <Link to="flyerDesign">flyers</Link>.
            </Term>
            <Term id="for-advisers" name="CA or lawyer" words="chartered accountant advocate consultant">
              First you need a page with your name, qualifications, address and phone number. You do not need
              ads, because the rules of both professions forbid you to ask for clients. Read about{' '}
              <Link to="staticDesign">small websites</Link> and <Link to="graphicDesign">visiting cards</Link>
              .
            </Term>
          </TermGroup>
          <TermGroup title="School, coaching, NGO" ground="ochre">
            <Term id="for-schools" name="School or college" words="principal university education">
              First you need pages for admissions, fees and circulars that your office can change. You do not
              need software of your own if a ready product does attendance and fees. Read about{' '}
              <Link to="wordpressDevelopment">WordPress</Link> and{' '}
              <Link to="webPortalDesign" hash="school">
                when a school needs its own portal
              </Link>
              .
            </Term>
            <Term id="for-coaching" name="Coaching centre" words="tuition classes academy institute ielts">
              First you need a page for each course with its fee, and a form for a trial class. You do not
              need a login for students until they have something private to see. Read about{' '}
              <Link to="wordpressDevelopment">WordPress</Link> and <Link to="googleAds">ads on Google</Link>.
            </Term>
            <Term id="for-ngos" name="NGO or trust" words="charity donation society">
              First you need pages that say what you do, who runs it and how to give. You do not need a
              portal, because your donors want to read and not to log in. Read about{' '}
              <Link to="staticDesign">small websites</Link> and{' '}
              <Link to="emailMarketing">letters by e-mail</Link>.
            </Term>
          </TermGroup>
          <TermGroup title="Exporter, hotel, real estate, transport" ground="pine">
            <Term
              id="for-exporters"
              name="Exporter or maker"
              words="export catalogue factory manufacturer wholesale"
            >
              First you need a catalogue with drawings and data sheets, and an enquiry list, with which a
              buyer asks for prices. You do not need a cart, because quantity and freight change each price.
              Read about{' '}
              <Link to="cmsDesign" hash="exporter">
                catalogues
              </Link>
              ,{' '}
              <Link to="phpDevelopment" hash="abroad">
                software for your offers
              </Link>{' '}
              and <Link to="webPortalDesign">a login for your dealers</Link>.
            </Term>
            <Term id="for-hotels" name="Hotel or guest house" words="homestay resort travel">
              First you need a page with your rooms, rates and directions, and a form that asks for the dates.
              You do not need to leave the booking portals, because your website is for guests who know your
              name. Read about <Link to="webDesign">website design</Link> and{' '}
              <Link to="webDevelopment">bookings with an advance</Link>.
            </Term>
            <Term
              id="for-property"
              name="Real estate or transport"
              words="property builder truck taxi movers"
            >
              First you need a page for each property or route, with a number to call. You do not need an app,
              because buyers and senders call you. Read about <Link to="cmsDesign">a CMS</Link> and{' '}
              <Link to="phpDevelopment">a transporter’s office</Link>.
            </Term>
          </TermGroup>
        </Glossary>

        <Directory
          group="design"
          ground="vermilion"
          layout="right"
          figure="webDesign"
          intro="We design what your customers see and use."
        >
          <Entry
            to="webDesign"
            meaning="website design"
            words="site homepage new hosting domain hindi punjabi hurry"
          >
            We plan a new website around what your customers come to do.
          </Entry>
          <Entry to="redesign" words="old same site update improve">
            We make your old website clear and fast.
          </Entry>
          <Entry to="ecommerceDesign" words="shop store sell online cart screen">
            We design the pages of a shop that is easy to buy from on a phone.
          </Entry>
          <Entry to="cmsDesign" meaning="change it yourself" words="content management edit">
            Your office can change text and prices itself.
          </Entry>
          <Entry to="webPortalDesign" words="login dealers parents patients members">
            Dealers, parents or patients log in to their own pages.
          </Entry>
          <Entry to="staticDesign" words="small cheap simple firms">
            You get five to ten pages that seldom change and cost little to keep.
          </Entry>
        </Directory>

        <Directory
          group="development"
          ground="cobalt"
          layout="left"
          figure="webDevelopment"
          intro="We write the programs behind the pages."
        >
          <Entry to="webDevelopment" words="custom program booking software maintenance whatsapp team">
            We program bookings, orders and payments on your website.
          </Entry>
          <Entry to="phpDevelopment" words="laravel custom repair">
            We write new systems in PHP, and repair old ones.
          </Entry>
          <Entry to="wordpressDevelopment" words="blog theme plugin">
            Your website has an editor that is easy to learn.
          </Entry>
          <Entry to="ecommerceDevelopment" words="shop store payment upi stock courier">
            We build the whole shop: its pages, payments, stock, couriers and bills.
          </Entry>
          <Entry to="magentoDevelopment" words="adobe commerce large long shop">
            Magento suits more than 500 products, or a price for each dealer.
          </Entry>
        </Directory>

        <Directory
          group="graphic"
          ground="ochre"
          layout="right"
          figure="graphicDesign"
          intro="We design print and pictures for your business."
        >
          <Entry to="graphicDesign" words="banner visiting card packaging poster">
            Your signboard, bills and posts share one look.
            {estimates.graphicDesign && ' Here is the time for one piece:'}
          </Entry>
          <Entry to="logoDesign" words="mark brand name">
            You get a logo, and every file that a printer asks for.
          </Entry>
          <Entry to="flyerDesign" words="pamphlet leaflet handbill">
            We design a sheet with one offer, ready to print.
          </Entry>
          <Entry to="brochureDesign" words="catalogue folder bifold">
            A folded brochure is for buyers who compare before they call.
          </Entry>
          <Entry to="psdToHtml" words="figma photoshop convert slicing screen">
            We make your designer’s file into working web pages.
          </Entry>
        </Directory>

        <Directory
          group="app"
          ground="violet"
          layout="left"
          figure="cardApp"
          intro="Apps are for customers and staff who use them every week."
        >
          <Entry to="mobileApp" words="phone application regular">
            We say whether you need an app, and which kind. Then we build it.
          </Entry>
          <Entry to="androidApp" words="google play ordinary">
            We build for the phones that most people carry.
          </Entry>
          <Entry to="iosApp" words="iphone ipad apple app store">
            It is for iPhone and iPad. We take it through Apple’s review.
          </Entry>
        </Directory>

        <Directory
          group="seo"
          ground="pine"
          layout="right"
          figure="searchLens"
          meaning="Search engine optimization"
          intro="People find you on Google, without a fee for each click."
        >
          <Entry to="seo" words="google ranking local map search engine">
            We improve your pages and your place on Google Maps. Links follow by the month.
          </Entry>
          <Entry to="ecommerceSeo" words="shop products ranking">
            Each product page of a shop gets SEO of its own.
          </Entry>
        </Directory>

        <Directory
          group="lead"
          ground="coal"
          layout="left"
          figure="enquiryFunnel"
          intro="More visitors call you or write to you."
        >
          <Entry to="digitalMarketing" words="online promotion plan budget">
            One plan covers search, ads, e-mail and social media.
          </Entry>
          <Entry to="contentMarketing" words="blog article writing">
            Articles answer what your buyers ask.
          </Entry>
          <Entry to="emailMarketing" words="newsletter mail">
            People who know you get your news and reminders.
          </Entry>
        </Directory>

        <Directory
          group="sem"
          ground="cobalt"
          layout="right"
          figure="clickTarget"
          meaning="Search engine marketing: SEO, PPC and SMO"
          intro="People see your ads within weeks, for a budget that you set."
        >
          <Entry to="sem" meaning="search marketing" words="search engine marketing three pillars">
            We plan free results, paid ones and social pages together.
          </Entry>
          <Entry to="ppc" meaning="pay per click" words="pay per click advertising ads">
            You pay for clicks, up to your monthly limit.
          </Entry>
          <Entry to="googleAds" words="adwords advertising display shopping">
            We choose the kinds of ads that suit you.
          </Entry>
        </Directory>

        <Directory
          group="smo"
          ground="ochre"
          layout="right"
          figure="likedBubble"
          meaning="Social media optimization"
          intro="People follow your pages, and see your ads there."
        >
          <Entry to="smo" meaning="social media" words="instagram facebook posts reels worth following">
            We plan what to post, how often and where.
          </Entry>
          <Entry to="facebookMarketing" words="instagram meta page">
            We put your page in order, and run ads for people near you.
          </Entry>
          <Entry to="youtubeMarketing" words="video film channel reels">
            We make short videos, and show them before other videos.
          </Entry>
        </Directory>

        <Cards
          title="Four more services, on request"
          layout="fields"
          intro="They have no page of their own yet: each link leads to a form."
        >
          <Card
            to="/hotel-website-design-services"
            picture="hotelFront"
            ground="vermilion"
            title="Hotel Website Design"
            action="Ask for a free quote"
          >
            Guests who book with you directly see rooms, rates and directions.
          </Card>
          <Card
            to="/hotel-website-seo-services"
            picture="hotelFound"
            ground="violet"
            title="Hotel Website SEO"
            action="Ask for a free quote"
          >
            Guests find your hotel by its name, and by the name of your town.
          </Card>
          <Card
            to="/bulk-sms-services"
            picture="manyMessages"
            ground="pine"
            title="Bulk SMS"
            action="Ask for a free quote"
          >
            We send reminders, school notices and delivery messages by text message.
          </Card>
          <Card
            to="/mobile-website-development-services"
            picture="mobileWebsite"
            ground="cobalt"
            title="Mobile Website Development"
            action="Ask for a free quote"
          >
            We build a website of its own for phones, where the present one cannot be changed.
          </Card>
        </Cards>

        <Glossary title="Words in a quote, explained" intro="The words in our quotes, in plain English.">
          <TermGroup title="Your website’s address and home" ground="vermilion">
            <Term id="domain" name="Domain">
              The address of your website, rented by the year.
            </Term>
            <Term id="hosting" name="Hosting">
              Space on a computer that shows your website to visitors.
            </Term>
            <Term id="ssl" name="SSL certificate">
              It encrypts what visitors send; the address then starts with https.
            </Term>
            <Term id="staging" name="Staging">
              {' '}
              A private copy of the website, to test changes.
            </Term>
            <Term id="go-live" name="Go live">
              The website opens to the public.
            </Term>
            <Term id="backup" name="Backup">
              A second copy, in case the first is lost. See{' '}
              <Link to="whoWeAre" hash="safety">
                how we work safely
              </Link>{' '}
              and, for this website, the <Link to="privacy">privacy policy</Link>.
            </Term>
            <Term id="upkeep" name="Upkeep (maintenance)">
              Work by the month on a finished website: updates, backups and small changes.
            </Term>
          </TermGroup>
          <TermGroup title="Pages and programs" ground="cobalt">
            <Term id="cms" name="CMS">
              Content management system: your staff change text and pictures without a programmer.
            </Term>
            <Term id="theme" name="Theme">
              The design of a website that uses a CMS such as WordPress.
            </Term>
            <Term id="plugin" name="Plugin">
              A ready-made part that adds a function, such as a photo gallery.
            </Term>
            <Term id="woocommerce" name="WooCommerce">
              Free software that adds a shop to WordPress.
            </Term>
            <Term id="responsive" name="Responsive">
              The pages fit phones, tablets and computers.
            </Term>
            <Term id="payment-gateway" name="Payment gateway">
              A company that takes card and UPI payments for you.
            </Term>
            <Term id="gst-invoice" name="GST bill">
              A bill that shows your GST number and the tax.
            </Term>
            <Term id="source-code" name="Source code">
              The text that programmers write to make a website or an app.
            </Term>
            <Term id="api" name="API">
              A way for two programs to exchange data, such as orders.
            </Term>
          </TermGroup>
          <TermGroup title="Design and print" ground="ochre">
            <Term id="wireframe" name="Wireframe">
              A sketch of a page, without colours or pictures.
            </Term>
            <Term id="mock-up" name="Mock-up">
              A picture of the finished page.
            </Term>
            <Term id="vector-file" name="Vector file">
              A drawing, such as a logo, that is sharp at every size.
            </Term>
            <Term id="bleed" name="Bleed">
              Extra colour at the edge, cut off after printing.
            </Term>
            <Term id="cmyk" name="CMYK">
              The four printing inks: cyan, magenta, yellow and black.
            </Term>
          </TermGroup>
          <TermGroup title="Search and advertising" ground="pine">
            <Term id="seo-work" name="SEO">
              Work that helps Google to find and show your pages.
            </Term>
            <Term id="keyword" name="Keyword">
              What people type when they search, such as “dentist Mohali”.
            </Term>
            <Term id="google-business-profile" name="Google Business Profile">
              Your free entry on Google Maps: place, hours, photos and phone number.
            </Term>
            <Term id="backlink" name="Backlink">
              A link to your website from another one, such as a supplier’s.
            </Term>
            <Term id="ppc" name="PPC">
              Pay per click: an ad costs you money for each click.
            </Term>
            <Term id="impression" name="Impression">
              Your ad was shown once, clicked or not.
            </Term>
            <Term id="conversion" name="Conversion">
              A visitor calls, orders or fills in the form.
            </Term>
            <Term id="landing-page" name="Landing page">
              The page that opens after a click on an ad.
            </Term>
          </TermGroup>
          <TermGroup title="The quote itself" ground="violet">
            <Term id="deposit" name="Deposit">
              The {facts.depositPercent}% of the fee that you pay first, by our{' '}
              <Link to="terms">terms and conditions</Link>.
            </Term>
            <Term id="scope" name="Scope">
              The list of what we make for the fee.
            </Term>
            <Term id="variation" name="Variation">
              Work outside the scope; we tell you its price first.
            </Term>
          </TermGroup>
        </Glossary>
      </ServiceSearch>

      <Cta title="Hire Developers" to="contact" action="Enquiry Now" picture="fiveTrades">
        Our developers can join your project full time, by the month. You lead and give them their tasks. Tell
        us which of the services above the work belongs to, and how long it will last.
      </Cta>
    </>
  );
}
