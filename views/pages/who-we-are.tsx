import { facts } from '../facts.ts';
import { Split } from '../layout/split.tsx';
import { figures, measured, spokenAudits, spokenDate } from '../measurements.ts';
import { Link } from '../parts/link.tsx';
import { Card, Cards, SampleCard } from '../sections/cards.tsx';
import { Check, Checklist } from '../sections/checklist.tsx';
import { Cta } from '../sections/cta.tsx';
import { Hero } from '../sections/hero.tsx';
import { People, Person, Team } from '../sections/people.tsx';
import { Piece, Pieces } from '../sections/pieces.tsx';
import { Prose, Statement } from '../sections/prose.tsx';
import { Stat, Stats, StatsDetails } from '../sections/stats.tsx';

export function WhoWeAre() {
  return (
    <>
      <Hero
        layout="below"
        figure="whoWeAre"
        title="Who we are, and how we work with you"
        lede={
          <>
            We are {facts.professionals} professionals in Chandigarh, a team formed in {facts.formedIn}. We
            make websites and apps, design for print, and do the marketing.
          </>
        }
      />

      <Split layout="stacked">
        <Prose title="About us">
          <Statement>
            Few small businesses can pay a designer, a programmer and a marketing person every month.
            So&nbsp;they share ours.
          </Statement>
          <p>
            A caterer’s website needs five or six skills for a few weeks, and a number to call when something
            breaks. Our team has these skills: the person who designs your order form works with the person
            who programs it.
          </p>
        </Prose>

        <Pieces layout="fields" title="Mission and vision">
          <Piece picture="mission" ground="vermilion" title="Mission">
            We want to give small businesses good design and code, at a price they can pay and in plain words.
            In each project we first ask: what should be easier for your customer?
          </Piece>
          <Piece picture="vision" ground="pine" title="Vision">
            We want a city where a small workshop is as easy to find, and to buy from, as a chain store on the
            main road.
          </Piece>
        </Pieces>
      </Split>

      <Stats
        id="measured"
        title="Test our work on this website"
        intro={
          <>
            Clients’ figures are private, so we show our own. You can measure the first three again.{' '}
            <Link to="contact">Ask for the same figures on your own website</Link>
          </>
        }
        after={
          <StatsDetails title="Measure it yourself">
            <li>Lighthouse: open a page in Chrome on a computer, press F12, choose Lighthouse.</li>
            <li>Seconds: the same report, under “Largest Contentful Paint”.</li>
            <li>
              Data: press F12, choose Network, load a page and scroll to its end. Add up what comes from this
              website.
            </li>
            <li>Enquiries: send one with your network switched off, then switch it on again.</li>
            <li>
              We ran Lighthouse on {spokenDate(measured.lighthouse.date)}, and show{' '}
              {spokenAudits(measured.lighthouse)}. We measured the data on {spokenDate(measured.visit.date)}.
            </li>
          </StatsDetails>
        }
      >
        <Stat picture="lighthouse" title="Google Lighthouse" {...figures.score}>
          in Google’s free test, in all five categories, on all {measured.lighthouse.pages} pages.
        </Stat>
        <Stat picture="stopWatch" title="On a slow phone" {...figures.seconds}>
          until the slowest page shows.
        </Stat>
        <Stat
          picture="kitchenScales"
          title="Data for a first visit"
          value={measured.visit.kilobytes}
          unit="kilobytes"
        >
          for the heaviest page, read to its end, without the map on our contact page.
        </Stat>
        <Stat picture="letterBox" title="Test enquiries" {...figures.enquiries}>
          {measured.send.senders} senders wrote at once. Your form can be built in the same way.
        </Stat>
      </Stats>

      <Cards
        title="Sample work for made-up clients"
        layout="wall"
        intro="Each picture leads to the page that shows the whole sample."
      >
        <SampleCard picture="tripsOfTheWeek" client="Pahari Truck Lines" to="phpDevelopment" isWide />
        <SampleCard picture="hallBrochure" client="Rangmahal" to="brochureDesign" />
        <SampleCard picture="repairResults" client="Amrit Water" to="seo" />
        <SampleCard picture="sareeShop" client="Resham Sarees" to="ecommerceDesign" />
        <SampleCard picture="noticeEditor" client="Nritya Academy" to="cmsDesign" />
        <SampleCard picture="furnitureSite" client="Sheesham Works" to="webDesign" isWide />
      </Cards>

      <Cards title="All services, and how we charge" layout="fields">
        <Card to="services" figure="viewServices" ground="cobalt" title="View All Services">
          The list has websites, programs, print, apps and marketing, each with a short description.
        </Card>
        <Card to="packages" figure="priceTag" ground="ochre" title="Price & Packages">
          Three ways to pay, how each of them works, and a sample quote.
        </Card>
      </Cards>

      <People
        title="The people on your project"
        intro="An example: a caterer’s website in five weeks. A box in colour is a week with work for that person. An empty box is a week without."
      >
        <Person sign="square" color="vermilion" title="Designers" works={[1, 2]} spoken="Weeks 1 and 2">
          They plan what people see first on a page, a logo or a brochure.
        </Person>
        <Person sign="brackets" color="cobalt" title="Developers" works={[2, 3, 4]} spoken="Weeks 2 to 4">
          They program booking forms, shops and portals, and repair them later.
        </Person>
        <Person sign="phone" color="violet" title="App makers" works={[]} spoken="Not needed">
          They build for Android and iPhone. The caterer needs no app, and pays for none.
        </Person>
        <Person sign="megaphone" color="pine" title="Marketers" works={[4, 5]} spoken="Weeks 4 and 5">
          They bring visitors by search, advertising, e-mail and social media, and count who came.
        </Person>
        <Person
          sign="talk"
          color="ochre"
          title="Your contact person"
          works={[1, 2, 3, 4, 5]}
          spoken="All weeks"
        >
          This person knows what we agreed, what it costs, when it is due and who works on it.
        </Person>
        <Person sign="shop" color="coal" title="You" works={[1, 2, 4, 5]} spoken="Weeks 1, 2, 4 and 5">
          You tell us about your customers, choose the design, and try the pages before they open.
        </Person>
      </People>

      <Team />

      <Checklist
        title="We Lead The Industry"
        intro="We lead in the way we work with a client. These are six of our habits: ask us to show you any of them."
      >
        <Check>Design, code and marketing are in the same team, so you are not sent to another firm.</Check>
        <Check>You get the price, and what it covers, in writing first.</Check>
        <Check>You try the work on your own phone while we make it, and tell us what is wrong.</Check>
        <Check>
          Your accounts are in your name: domain, hosting, advertising, visitor statistics, app stores, Google
          Business Profile and social pages. You give us access to work, and you can remove us.
        </Check>
        <Check>Pages are tested on a cheap phone with a weak signal.</Check>
        <Check>If we think that you do not need a service, we leave it out of the quote and say why.</Check>
      </Checklist>

      <Checklist
        id="safety"
        title="How we work safely"
        intro="Your lawyer and your IT person may ask about these points."
      >
        <Check>Your accounts are in your name, and we work in them as your guests.</Check>
        <Check>
          You invite each of us to your accounts, so nobody sends a password. For a quote we only read. After
          the deposit you let us change what the task needs, and when it ends you remove us.
        </Check>
        <Check>
          We make a backup before we change a website that is in use, and we test that it can be restored.
        </Check>
        <Check>
          We also try to open every protected page with a wrong login. If a page opens, we repair it before
          your users come.
        </Check>
        <Check>
          You decide what is done with your customers’ data, and we only process it for you:{' '}
          <Link to="terms" hash="information-required">
            the clause is in our terms
          </Link>
          .
        </Check>
        <Check>We sign a promise to keep your secrets (NDA) before you show us anything, if you ask.</Check>
        <Check>
          Our own team does the work. A subcontractor does a part of it only if the quote says so or you
          agree.
        </Check>
      </Checklist>

      <Cta title="Hire Developers" to="contact" action="Enquiry Now" picture="longTable" layout="above">
        You have a plan and a project leader, but no developers? Ours can join you full time, for PHP,
        WordPress, Magento, Android or iOS. You pay by the month. Tell us what exists already, or call.
      </Cta>
    </>
  );
}
