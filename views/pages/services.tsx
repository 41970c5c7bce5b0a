import { ButtonLink } from '../parts/button-link.tsx';
import { CallButton } from '../parts/call-button.tsx';
import { Directory, Entry } from '../sections/directory.tsx';
import { Hero } from '../sections/hero.tsx';
import { HireDevelopers } from '../sections/hire-developers.tsx';
import { Route, Routes } from '../sections/routes.tsx';

export function Services() {
  return (
    <>
      <Hero
        figure="services"
        title="Everything we do, sector by sector"
        lede={
          <>
            Like our city, this page is laid out in sectors: <a href="#design">website design</a>,{' '}
            <a href="#development">development</a>, <a href="#graphic">graphic design</a>,{' '}
            <a href="#app">apps</a> and four of marketing, for <a href="#seo">search</a>,{' '}
            <a href="#lead">enquiries</a>, <a href="#sem">paid clicks</a> and <a href="#smo">social media</a>.
            Go straight to yours.
          </>
        }
      >
        <ButtonLink to="contact">Ask for a free quote</ButtonLink>
        <CallButton />
      </Hero>

      <Directory group="design" intro="What your customers see, and what they do next.">
        <Entry to="webDesign">The whole website, planned from its busiest visitor outwards.</Entry>
        <Entry to="redesign">An old site that loses people, taken apart and put together better.</Entry>
        <Entry to="ecommerceDesign">Shelves, product pages and a checkout that thumbs can manage.</Entry>
        <Entry to="cmsDesign">A site whose texts and prices your office changes without asking us.</Entry>
        <Entry to="webPortalDesign">Sign-in areas for dealers, parents, patients or staff.</Entry>
        <Entry to="staticDesign">A handful of pages that stay as they are, with little to look after.</Entry>
      </Directory>

      <Directory
        group="development"
        intro="The programs behind the pages, and the people who keep them running."
      >
        <Entry to="webDevelopment">Bookings, calculators, member areas: work that no kit contains.</Entry>
        <Entry to="phpDevelopment">New systems in PHP, and old ones brought back to health.</Entry>
        <Entry to="wordpressDevelopment">
          An editor that your office may know already, set up without clutter.
        </Entry>
        <Entry to="ecommerceDevelopment">
          Payments, stock, couriers and invoices that agree with each other.
        </Entry>
        <Entry to="magentoDevelopment">For thousands of products, or several shops run from one desk.</Entry>
      </Directory>

      <Directory group="graphic" intro="What people hold, pass by, pin up or scroll past.">
        <Entry to="graphicDesign">One look for the signboard, the bill, the box and the post.</Entry>
        <Entry to="logoDesign">A mark, from the first talk to the files a printer asks for.</Entry>
        <Entry to="flyerDesign">One sheet, one offer, ready for the press.</Entry>
        <Entry to="brochureDesign">Folded sheets for buyers who compare before they call.</Entry>
        <Entry to="psdToHtml">Your designer’s file, made into pages a browser can show.</Entry>
      </Directory>

      <Directory
        group="app"
        intro="For customers and field staff who come back often enough to install something."
      >
        <Entry to="mobileApp">
          Whether you need an app at all, and which kind, before anything is coded.
        </Entry>
        <Entry to="androidApp">For the phones that most of your customers in India carry.</Entry>
        <Entry to="iosApp">For iPhone and iPad, through Apple’s review and into the store.</Entry>
      </Directory>

      <Directory group="seo" intro="Standing among the answers when people search.">
        <Entry to="seo">Your place on the map, your pages and the sites that point to them.</Entry>
        <Entry to="ecommerceSeo">The same for a shop, down to the single product.</Entry>
      </Directory>

      <Directory group="lead" intro="Turning strangers into people who write or call.">
        <Entry to="digitalMarketing">Every channel weighed against the others, in one plan.</Entry>
        <Entry to="contentMarketing">Things worth reading, placed where your buyers look things up.</Entry>
        <Entry to="emailMarketing">News and reminders for people who have bought or asked before.</Entry>
      </Directory>

      <Directory group="sem" intro="Being seen today, for a sum that you set.">
        <Entry to="sem">How free results, paid ones and social pages support one another.</Entry>
        <Entry to="ppc">Buying single searches, and not a click more than they are worth.</Entry>
        <Entry to="googleAds">One advertiser’s account, six places to appear.</Entry>
      </Directory>

      <Directory
        group="smo"
        intro="Pages that people follow of their own accord, and advertisements among them."
      >
        <Entry to="smo">What to show, how often, and on which of the networks.</Entry>
        <Entry to="facebookMarketing">A page for your town and offers for its neighbourhoods.</Entry>
        <Entry to="youtubeMarketing">Short films, and the right moments to show them.</Entry>
      </Directory>

      <Routes
        title="On request"
        intro="Three more services that we take on. They have no page of their own yet; behind each name is a form."
      >
        <Route to="/hotel-website-design-services" title="Hotel Website Design" action="Ask about it">
          Rooms, rates and the road there, for guests who would rather book with you than with a portal.
        </Route>
        <Route to="/hotel-website-seo-services" title="Hotel Website SEO" action="Ask about it">
          To be found under your own name and under that of your town.
        </Route>
        <Route to="/bulk-sms-services" title="Bulk SMS" action="Ask about it">
          Reminders, school notices and delivery messages by text.
        </Route>
      </Routes>

      <HireDevelopers>
        <p>
          If what you need is on this page but you would rather lead it yourself, take the people instead of
          the service. Designers and developers join your project by the month, full time, and take their
          tasks from you.
        </p>
        <p>Say which of the sectors above the work belongs to, and how long you expect it to last.</p>
      </HireDevelopers>
    </>
  );
}
