import { Split } from '../layout/split.tsx';
import { Link } from '../parts/link.tsx';
import { DrivingSchool } from '../samples/driving-school.tsx';
import { Cta } from '../sections/cta.tsx';
import { Enquiry } from '../sections/enquiry.tsx';
import { Deliverables, Duration, Essentials, Needs, Next, Price } from '../sections/essentials.tsx';
import { Hero } from '../sections/hero.tsx';
import { Piece, Pieces } from '../sections/pieces.tsx';
import { Prose, Statement } from '../sections/prose.tsx';
import { Question, Questions, RightPage } from '../sections/questions.tsx';
import { Stop, Tour } from '../sections/tour.tsx';

export function WebDevelopment() {
  return (
    <>
      <Hero
        figure="webDevelopment"
        title="Web development for bookings and orders"
        lede="We build websites that take bookings, orders and fees, and keep the records for you."
      />

      <Split layout="stacked" ground="ochre">
        <Prose title="A mistake in a booking costs you a customer">
          <Statement>Two learners come for the 7:45 am lesson. One car is free.</Statement>
          <p>
            We program the rules of your manager: the car is given once, and the second learner sees “full”.
          </p>
        </Prose>
        <Tour
          title="A booking website, screen by screen"
          intro="The driving school in Mohali is made up."
          screen={<DrivingSchool />}
        >
          <Stop title="The visit">Visitors see the price and a button.</Stop>
          <Stop title="The booking">A full hour cannot be booked.</Stop>
          <Stop title="The owner’s record">The owner sees every booking, with car and payment.</Stop>
        </Tour>
      </Split>

      <Enquiry form="webDevelopment" />

      <Pieces layout="grid" title="What we build for you">
        <Piece ground="vermilion" picture="sixTrades 1/6" title="Clinics">
          Patients book at a branch and get reminders. Their details stay on your hosting.
        </Piece>
        <Piece ground="ochre" picture="sixTrades 2/6" title="Hotels">
          Guests book rooms and pay advances.
        </Piece>
        <Piece ground="violet" picture="sixTrades 3/6" title="Salons">
          Customers book an hour.
        </Piece>
        <Piece ground="pine" picture="sixTrades 4/6" title="Wholesalers">
          Shops order from your price list.
        </Piece>
        <Piece ground="cobalt" picture="sixTrades 5/6" title="Schools">
          Parents pay a fee online.
        </Piece>
        <Piece ground="coal" picture="sixTrades 6/6" title="Workshops">
          Job cards show each repair.
        </Piece>
      </Pieces>

      <Pieces layout="rows" title="Three kinds of web development">
        <Piece title="Custom web design">
          We design pages for you alone. <Link to="webDesign">See website design</Link>
        </Piece>
        <Piece title="PHP development">
          We write most of our programs in PHP. <Link to="phpDevelopment">See PHP development</Link>
        </Piece>
        <Piece title="CMS development">
          Your staff change the pages. <Link to="cmsDesign">See CMS design</Link>
        </Piece>
      </Pieces>

      <Essentials title="Web development: what you get, and when" picture="signedPaper">
        <Deliverables>
          <li>The website, on your own hosting</li>
          <li>The rules we agreed, in writing</li>
          <li>Training for your staff</li>
          <li>Your records, as an Excel file</li>
        </Deliverables>
        <Duration>A link to Tally adds time.</Duration>
        <Price
          less="You have one rate all year and complete records."
          more="You have rates by season, and ten years of registers."
          othersBill="Hosting, SMS and the payment gateway"
        />
        <Needs access="your domain and hosting, if you have them">
          <li>How you take bookings now</li>
          <li>Photos of your forms and bills</li>
          <li>Your prices, hours, and who may cancel</li>
        </Needs>
        <Next>
          <li>You tell us what the website must do.</li>
          <li>You describe one working day to us.</li>
          <li>You get a list of functions, with one sum and dates.</li>
          <li>After the deposit we build the first part.</li>
        </Next>
      </Essentials>

      <Questions title="Questions, testing and maintenance">
        <RightPage />
        <div>
          <Question ask="How do you test it?">
            <p>On a cheap phone we send wrong forms, and try to book a slot twice.</p>
          </Question>
          <Question ask="Who maintains it?">
            <p>
              We can:{' '}
              <Link to="packages" hash="by-the-month">
                upkeep by the month
              </Link>{' '}
              is updates, backups and small changes.
            </p>
          </Question>
        </div>
        <Question ask="Can you take over a website built by others?">
          <p>
            Yes. We look at it, and say whether repair or a <Link to="redesign">redesign</Link> costs less.
          </p>
        </Question>
      </Questions>

      <Cta title="Hire Developers" to="contact" action="Enquiry Now">
        Hire our developers by the month. They work in your team, full time.
      </Cta>
    </>
  );
}
