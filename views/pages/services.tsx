import { facts } from '../facts.ts';
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
            Go to the part that you need: <a href="#design">website design</a>,{' '}
            <a href="#development">development</a>, <a href="#graphic">graphic design</a>,{' '}
            <a href="#app">apps</a>, <a href="#seo">search</a>, <a href="#lead">enquiries</a>,{' '}
            <a href="#sem">search ads</a> and <a href="#smo">social media</a>.
          </>
        }
      />

      <ServiceSearch>
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
            words="site homepage new hosting domain hindi punjabi"
          >
            A new website, planned around what your customers come to do.
          </Entry>
          <Entry to="redesign" words="old site update improve">
            Your old website, made clear and fast.
          </Entry>
          <Entry to="ecommerceDesign" words="shop store sell online cart">
            A shop that is easy to buy from on a phone.
          </Entry>
          <Entry to="cmsDesign" meaning="change it yourself" words="content management edit">
            A website whose texts and prices your office can change.
          </Entry>
          <Entry to="webPortalDesign" words="login dealers parents patients members">
            Pages behind a login, for dealers, parents, patients or staff.
          </Entry>
          <Entry to="staticDesign" words="small cheap simple pages">
            Five to ten pages that seldom change and cost little to keep.
          </Entry>
        </Directory>

        <Directory
          group="development"
          ground="cobalt"
          layout="left"
          figure="webDevelopment"
          intro="We write the programs behind the pages."
        >
          <Entry to="webDevelopment" words="custom program booking software maintenance whatsapp">
            Bookings, calculators and member areas, programmed for you.
          </Entry>
          <Entry to="phpDevelopment" words="laravel custom repair">
            New systems in PHP, and old ones repaired.
          </Entry>
          <Entry to="wordpressDevelopment" words="blog theme plugin">
            A website with an editor that is easy to learn.
          </Entry>
          <Entry to="ecommerceDevelopment" words="shop store payment upi stock courier">
            Payments, stock, couriers and bills that work together.
          </Entry>
          <Entry to="magentoDevelopment" words="adobe commerce large shop">
            For thousands of products, or several shops.
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
            One look for signboard, bill, box and posts.
          </Entry>
          <Entry to="logoDesign" words="mark brand name">
            A logo, and every file that a printer asks for.
          </Entry>
          <Entry to="flyerDesign" words="pamphlet leaflet handbill">
            One sheet with one offer, ready to print.
          </Entry>
          <Entry to="brochureDesign" words="catalogue folder bifold">
            A folded brochure for buyers who compare before they call.
          </Entry>
          <Entry to="psdToHtml" words="figma photoshop convert slicing">
            Your designer’s file, made into working web pages.
          </Entry>
        </Directory>

        <Directory
          group="app"
          ground="violet"
          layout="left"
          figure="cardApp"
          intro="Apps are for customers and staff who come back every week."
        >
          <Entry to="mobileApp" words="phone application">
            Whether you need an app, which kind, and then the app itself.
          </Entry>
          <Entry to="androidApp" words="google play">
            For the phones that most people carry.
          </Entry>
          <Entry to="iosApp" words="iphone ipad apple app store">
            For iPhone and iPad. We take it through Apple’s review.
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
            Your place on Google Maps, your pages, and links from other websites.
          </Entry>
          <Entry to="ecommerceSeo" words="shop products ranking">
            SEO for each product page of a shop.
          </Entry>
        </Directory>

        <Directory
          group="lead"
          ground="coal"
          layout="left"
          figure="enquiryFunnel"
          intro="More visitors call you or write to you."
        >
          <Entry to="digitalMarketing" words="online promotion plan">
            One plan for search, advertising, e-mail and social media.
          </Entry>
          <Entry to="contentMarketing" words="blog article writing">
            Articles that answer what your buyers ask.
          </Entry>
          <Entry to="emailMarketing" words="newsletter mail">
            News and reminders for people who know you.
          </Entry>
        </Directory>

        <Directory
          group="sem"
          ground="cobalt"
          layout="right"
          figure="clickTarget"
          meaning="Search engine marketing: SEO, PPC and SMO"
          intro="People see you within days, for a budget that you set."
        >
          <Entry to="sem" meaning="search marketing" words="search engine marketing">
            Free results, paid ones and social pages.
          </Entry>
          <Entry to="ppc" meaning="pay per click" words="pay per click advertising ads">
            You pay for clicks, up to your monthly limit.
          </Entry>
          <Entry to="googleAds" words="adwords advertising display shopping">
            You have one account, and six kinds of ads.
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
          <Entry to="smo" meaning="social media" words="instagram facebook posts reels social media">
            What to post, how often and where.
          </Entry>
          <Entry to="facebookMarketing" words="instagram meta page">
            A page for your town, and ads by neighbourhood.
          </Entry>
          <Entry to="youtubeMarketing" words="video film channel reels">
            Short videos, and ads before other videos.
          </Entry>
        </Directory>

        <Cards
          title="On request"
          layout="fields"
          intro="We also offer these three services. They have no page of their own yet: each link leads to a form."
        >
          <Card
            to="/hotel-website-design-services"
            picture="hotelFront"
            ground="vermilion"
            title="Hotel Website Design"
            action="Ask for a free quote"
          >
            Rooms, rates and directions, for guests who prefer to book with you directly.
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
            Reminders, school notices and delivery messages by text message.
          </Card>
        </Cards>
      </ServiceSearch>

      <Glossary title="Thirty words in a quote, explained" intro="The words in our quotes, in plain English.">
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
            A second copy, in case the first is lost.
          </Term>
          <Term id="maintenance" name="Maintenance">
            Updates and repairs after the website is public.
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
            A ready-made part that adds a function, such as a booking calendar.
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
            The {facts.depositPercent}% of the fee that you pay first.
          </Term>
          <Term id="scope" name="Scope">
            The list of what we make for the fee.
          </Term>
          <Term id="variation" name="Variation">
            Work outside the scope; we tell you its price first.
          </Term>
        </TermGroup>
      </Glossary>

      <Cta title="Hire Developers" to="contact" action="Enquiry Now" picture="fiveTrades">
        Designers and developers can join your project full time, by the month. You lead and give them their
        tasks. Tell us which of the services above the work belongs to, and how long it will last.
      </Cta>
    </>
  );
}
