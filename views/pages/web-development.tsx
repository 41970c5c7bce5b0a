import { Split } from '../layout/split.tsx';
import { Link } from '../parts/link.tsx';
import { DrivingSchool } from '../samples/driving-school.tsx';
import { Cta } from '../sections/cta.tsx';
import { Enquiry } from '../sections/enquiry.tsx';
import { Deliverables, Duration, Essentials, Needs, Next, Price } from '../sections/essentials.tsx';
import { Hero } from '../sections/hero.tsx';
import { Piece, Pieces } from '../sections/pieces.tsx';
import { Prose, Statement } from '../sections/prose.tsx';
import { Question, Questions } from '../sections/questions.tsx';
import { Stop, Tour } from '../sections/tour.tsx';

export function WebDevelopment() {
  return (
    <>
      <Hero
        form="webDevelopment"
        figure="webDevelopment"
        title="Web development for bookings and orders"
        lede="We build websites that take bookings, orders and fees, and keep the records for you."
      />

      <Split layout="stacked" ground="ochre">
        <Prose title="A mistake in a booking costs you a customer">
          <Statement>Two learners come for the 7:45 lesson. One car is free.</Statement>
          <p>
            We program the rules of your manager: the car is given once, and the second learner sees “full”.
          </p>
        </Prose>
        <Tour
          title="A booking website, screen by screen"
          intro="A sample driving school in Mohali."
          screen={<DrivingSchool />}
        >
          <Stop title="The visit">The price and the booking button.</Stop>
          <Stop title="The booking">If two people book at once, one gets the car.</Stop>
          <Stop title="The owner’s record">Every booking, with car and payment.</Stop>
        </Tour>
      </Split>

      <Enquiry form="webDevelopment" />

      <Pieces layout="grid" title="What we build for you">
        <Piece ground="vermilion" picture="sixTrades 1/6" title="Clinics">
          Appointments and reminders
        </Piece>
        <Piece ground="ochre" picture="sixTrades 2/6" title="Hotels">
          Rooms and advances
        </Piece>
        <Piece ground="violet" picture="sixTrades 3/6" title="Salons">
          Bookings by chair and hour
        </Piece>
        <Piece ground="pine" picture="sixTrades 4/6" title="Dealers">
          Each sees their own prices
        </Piece>
        <Piece ground="cobalt" picture="sixTrades 5/6" title="Schools">
          Fees and results
        </Piece>
        <Piece ground="coal" picture="sixTrades 6/6" title="Workshops">
          Job cards
        </Piece>
      </Pieces>

      <Pieces layout="rows" title="Three kinds of web development">
        <Piece title="Custom web design">
          Pages designed for you alone. <Link to="webDesign">See website design</Link>
        </Piece>
        <Piece title="PHP development">
          Our usual choice. <Link to="phpDevelopment">See PHP</Link>
        </Piece>
        <Piece title="CMS development">
          Pages that your staff change. <Link to="cmsDesign">See CMS design</Link>
        </Piece>
      </Pieces>

      <Essentials title="Time and payment for web development" picture="signedPaper">
        <Deliverables>
          <li>The website, on your own hosting</li>
          <li>The rules we agreed, in writing</li>
          <li>The code, with notes</li>
          <li>Your records, for Excel</li>
        </Deliverables>
        <Duration>A link to Tally adds time.</Duration>
        <Price
          jobs="A simple system or a complex one"
          less="One place with one rate all year, and clean records. Only the office logs in."
          more="Rates by season, a login for each dealer, a link to Tally, and ten years of registers."
          extra="Hosting, SMS and payment gateways cost extra."
        />
        <Needs>
          <li>How you take bookings now</li>
          <li>Photos of your forms and bills</li>
          <li>Your prices, hours, and who may cancel</li>
          <li>Your hosting, if any</li>
        </Needs>
        <Next>
          <li>You tell us what the site must do.</li>
          <li>We go through a day with you.</li>
          <li>You get a list with prices and dates.</li>
          <li>After the deposit we build the first part.</li>
        </Next>
      </Essentials>

      <Questions title="Testing and maintenance">
        <div>
          <Question ask="How do you test it?">
            <p>On a cheap phone: we send wrong forms and try to book a slot twice.</p>
          </Question>
          <Question ask="Who maintains it?">
            <p>We can, for a monthly fee.</p>
          </Question>
        </div>
        <Question ask="Can you take over a site built by others?">
          <p>
            We say whether repair or a <Link to="redesign">redesign</Link> costs less.
          </p>
        </Question>
      </Questions>

      <Cta title="Hire Developers" to="contact" action="Enquiry Now">
        Hire ours by the month.
      </Cta>
    </>
  );
}
