import { TestedJoints } from '../diagrams/tested-joints.tsx';
import { Enquiry } from '../parts/enquiry.tsx';
import { Link } from '../parts/link.tsx';
import { Argument } from '../sections/argument.tsx';
import { Check, Checklist } from '../sections/checklist.tsx';
import { HeroForm } from '../sections/hero.tsx';
import { HireDevelopersPoster } from '../sections/hire-developers.tsx';
import { Illustration } from '../sections/illustration.tsx';
import { Question, Questions } from '../sections/questions.tsx';
import { Route, Routes } from '../sections/routes.tsx';

export function WebDevelopment() {
  return (
    <>
      <HeroForm
        form="webDevelopment"
        figure="webDevelopment"
        title="Web development, tested at every joint"
        lede="Bookings, dealer orders, fee payments, stock: when a website has to do work and not only show pages, it needs proper construction underneath."
      />

      <Argument title="A brochure may be wrong, a booking may not">
        <p>
          If a paragraph on your site has a mistake, you mend it tomorrow. If the booking form sells the same
          room twice, two families stand at your reception tonight.
        </p>
        <p>
          Development is the part that prevents the second kind of trouble: the rules, the records, and what
          happens when two people click at once. A guest house in Kasauli, a driving school with three cars
          and a dealer in spare parts all have such rules, in a manager’s head or in a register. We write them
          down with you and agree on them. Only after that do they become code.
        </p>
        <p>
          Finished pieces reach you one at a time, the one your day depends on first. The code comes with
          notes that let another developer carry on.
        </p>
      </Argument>

      <Enquiry form="webDevelopment" />

      <Routes
        title="Three ways to build it"
        intro="Which one is right depends on how unusual your work is, and on who will keep the site current."
      >
        <Route to="webDesign" title="Custom web design" action="See web design">
          Pages drawn and built for you alone, when no ready layout suits the way you sell.
        </Route>
        <Route to="phpDevelopment" title="PHP development" action="See PHP">
          Booking, billing and dealer systems, in a language that nearly every hosting company runs.
        </Route>
        <Route to="cmsDesign" title="CMS development" action="See CMS">
          A panel for your own staff, on WordPress, Magento, Drupal or Joomla.
        </Route>
      </Routes>

      <Checklist
        title="What we are asked to build"
        intro={
          <>
            <Link to="ecommerceDevelopment">Online shops</Link> have a page of their own.
          </>
        }
      >
        <Check>Appointment and room booking for clinics, salons and hotels</Check>
        <Check>Dealer panels where all distributors see their own prices</Check>
        <Check>Fees, attendance and results for schools and colleges</Check>
        <Check>Job cards and delivery lists for workshops and transporters</Check>
        <Check>Links to billing software, SMS, WhatsApp and payment gateways</Check>
        <Check>Reports that open in a spreadsheet</Check>
        <Check>A move to new hosting that keeps every old address working</Check>
        <Check>Half-finished projects taken over and brought to an end</Check>
      </Checklist>

      <Illustration
        title="Testing and maintenance"
        intro="Trouble begins where two parts meet, so that is where we look."
        diagram={<TestedJoints />}
      >
        <div>
          <h3>Before it opens</h3>
          <p>
            We send forms with mistakes in them, from a cheap phone on a slow line. We try what must be
            refused: a slot taken twice, a coupon used again. A payment that breaks off halfway is rehearsed
            on the gateway’s test account, until it neither loses money nor sends goods.
          </p>
        </div>
        <div>
          <h3>Once it is open</h3>
          <p>
            Software underneath a site grows old even when nothing on it changes. Maintenance covers security
            updates, a copy stored elsewhere, and small changes as your rules change. The same tests are run
            again after each.
          </p>
        </div>
      </Illustration>

      <Questions title="How we build, and for how long">
        <Question ask="Which language or platform will you use?">
          <p>
            The plainest that does the job. PHP for most business systems, because hosting and developers for
            it are easy to find; a CMS where the work is mainly pages. The quote gives our reason, so you can
            argue with it.
          </p>
        </Question>
        <Question ask="Can you take over a site built by others?">
          <p>
            Usually. Give us a copy and access to its hosting. We read the code and report which parts are
            sound, which are risky, and whether repair costs less than a new start.
          </p>
        </Question>
        <Question ask="How long will it take?">
          <p>
            That follows from the number of rules more than the number of pages. After the first talk you get
            a list of parts in building order, each with its date, and you see at once if one of them slips.
          </p>
        </Question>
        <Question ask="Where does our data live?">
          <p>
            On hosting that is yours. You can take a full export of customers and orders whenever you like,
            without asking us.
          </p>
        </Question>
      </Questions>

      <HireDevelopersPoster>
        <p>
          Some work has no last day: a portal that grows by a feature every month, a catalogue whose suppliers
          keep changing. For such work you can take one of our developers, or a few, by the month.
        </p>
        <p>
          You decide what is built next and speak to them directly. Testing and review stay with us, so the
          standard does not hang on one person.
        </p>
      </HireDevelopersPoster>
    </>
  );
}
