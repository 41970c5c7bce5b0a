import { Enquiry } from '../parts/enquiry.tsx';
import { Link } from '../parts/link.tsx';
import { Heading, Input, Photo, Press, Row, Screen } from '../samples/screen.tsx';
import { Argument } from '../sections/argument.tsx';
import { Check, Checklist } from '../sections/checklist.tsx';
import { HeroForm } from '../sections/hero.tsx';
import { HireDevelopersPoster } from '../sections/hire-developers.tsx';
import { Prose } from '../sections/prose.tsx';
import { Question, Questions } from '../sections/questions.tsx';
import { Route, Routes } from '../sections/routes.tsx';
import { Scene, Scenes } from '../sections/scenes.tsx';

export function WebDevelopment() {
  return (
    <>
      <HeroForm
        form="webDevelopment"
        figure="webDevelopment"
        title="Web development for bookings and orders"
        lede="We build websites that do work: they take a booking, an order or a fee and keep the record. Each part is tested before you open."
      />

      <Argument title="A mistake in a booking costs you a customer">
        <p>
          If a paragraph on your site has a mistake, you fix it tomorrow. If the booking form sells the same
          room twice, two families stand at your reception tonight.
        </p>
        <p>
          Development is the part that prevents the second kind of trouble: the rules, the records, and what
          happens when two people click at once. A guest house in Kasauli, a driving school with two cars and
          a dealer in spare parts all have such rules, in a manager’s head or in a register. We write them
          down with you and agree on them. Only after that do they become code.
        </p>
        <p>
          Finished pieces reach you one at a time, the one your day depends on first. The code comes with
          notes that let another developer carry on.
        </p>
      </Argument>

      <Enquiry form="webDevelopment" />

      <Scenes
        title="A booking website, screen by screen"
        intro="Gulmohar Driving School is made up. A learner books a lesson, and the owner finds it in the day’s list."
      >
        <Scene
          title="The visit"
          screen={
            <Screen
              label="The website of a made-up driving school: a drawing of its car, the price of one lesson and of ten, and a button to book."
              bar="gulmohar.example"
            >
              <Photo ground="wall">
                <path fill="var(--stone)" d="M0 48h120v12H0z" />
                <path fill="var(--ochre)" d="M52 7h22v8H52z" />
                <path fill="var(--accent)" d="M20 47V34l15-4 13-15h30l14 15 10 4v13z" />
                <path fill="var(--plaster)" d="M42 30l9-10h9v10zM65 20h11l9 10H65z" />
                <circle cx="40" cy="47" r="8" fill="var(--ink)" />
                <circle cx="84" cy="47" r="8" fill="var(--ink)" />
              </Photo>
              <Heading>Gulmohar Driving School</Heading>
              <Row value="Rs 450">One lesson</Row>
              <Row value="Rs 4,000">Ten lessons</Row>
              <Press>Book a lesson</Press>
            </Screen>
          }
        >
          The price and the next step are on the first screen.
        </Scene>
        <Scene
          title="The booking"
          screen={
            <Screen
              label="The booking page: a list of hours, one of them full, and the learner’s name and phone number."
              bar="gulmohar.example/book"
            >
              <Heading>Tue 8 December</Heading>
              <Row value="full">7:00</Row>
              <Row value="1 car left">7:45</Row>
              <Row value="2 cars left">8:30</Row>
              <Input label="Name">Meena</Input>
              <Input label="Phone">98765 43210</Input>
              <Press>Book 7:45</Press>
            </Screen>
          }
        >
          If two learners tap the last car at the same moment, only one of them gets it. Both get a text
          message.
        </Scene>
        <Scene
          title="The owner’s record"
          screen={
            <Screen
              label="The owner’s list for the day: each lesson with its hour, learner, car and payment, and the sum that was collected."
              bar="gulmohar.example/office"
            >
              <Heading>Tue 8 December</Heading>
              <Row value="paid">7:00 Gurpreet, car 1</Row>
              <Row value="paid">7:00 Imran, car 2</Row>
              <Row value="paid">7:45 Simran, car 1</Row>
              <Row value="due">7:45 Meena, car 2</Row>
              <Row value="Rs 1,350" isTotal>
                Collected
              </Row>
            </Screen>
          }
        >
          Nobody typed this list. Each booking is in it, with car and payment.
        </Scene>
      </Scenes>

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
        <Check>Half-finished projects taken over and completed</Check>
        <Check>A move to new hosting without losing old links</Check>
      </Checklist>

      <Prose title="Testing and maintenance">
        <h3>Before it opens</h3>
        <p>
          Most faults are where two parts meet, so we test there. We send forms with mistakes in them, from a
          cheap phone on a slow line. We try what must be refused: a slot taken twice, a coupon used again. A
          payment that breaks off halfway is tried on the gateway’s test account, until it neither loses money
          nor sends goods.
        </p>
        <h3>Once it is open</h3>
        <p>
          The software below a site ages even when nothing on it changes. Maintenance covers security updates,
          a copy stored elsewhere, and small changes as your rules change. The same tests are run again after
          each.
        </p>
      </Prose>

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
          Some work goes on for years: a portal that grows by a feature every month, a catalogue whose
          suppliers keep changing. For such work you can take one of our developers, or a few, by the month.
        </p>
        <p>
          You decide what is built next and speak to them directly. Testing and review stay with us, so the
          standard does not hang on one person.
        </p>
      </HireDevelopersPoster>
    </>
  );
}
