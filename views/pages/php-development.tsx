import { Link } from '../parts/link.tsx';
import { Image } from '../samples/screen.tsx';
import { TruckOffice } from '../samples/truck-office.tsx';
import { Cta } from '../sections/cta.tsx';
import { Enquiry } from '../sections/enquiry.tsx';
import { Deliverables, Duration, Essentials, Needs, Next, Price } from '../sections/essentials.tsx';
import { Hero } from '../sections/hero.tsx';
import { Illustration, Point } from '../sections/illustration.tsx';
import { Prose, Statement } from '../sections/prose.tsx';
import { Question, Questions, RightPage } from '../sections/questions.tsx';
import { Stop, Tour } from '../sections/tour.tsx';

export function PhpDevelopment() {
  return (
    <>
      <Hero
        title="PHP development that fits your work"
        lede="We write office software for the way you work: bookings, orders, fees."
        figure="phpDevelopment"
      />

      <Prose layout="beside" title="The spreadsheet that runs your office" picture="spreadsheet">
        <Statement>
          It began as a list of rooms. Now it has eleven tabs, and one clerk who can read it.
        </Statement>
        <p>We turn it into software. A guest house gets a calendar that cannot book a room twice.</p>
      </Prose>

      <Tour
        ground="accent"
        title="What an office system looks like"
        intro="The transporter is made up."
        screen={<TruckOffice />}
      >
        <Stop title="Login">Each person has a login of their own.</Stop>
        <Stop title="Roles">The owner sets who may open what.</Stop>
        <Stop title="A record">The tolls of a trip go into its bill.</Stop>
        <Stop title="Its history">It shows who changed what, and when.</Stop>
      </Tour>

      <Enquiry form="phpDevelopment" />

      <Illustration layout="beside" title="Benefits of building in PHP" drawing={<Image name="almirah" />}>
        <Point title="No licence to buy">PHP and its database are free.</Point>
        <Point title="Connects to what you have">It works with payments, SMS and accounts.</Point>
        <Point title="Can grow in parts">You start with bookings, and add bills later.</Point>
        <Point title="Careful with your data">Nobody can read stored passwords.</Point>
      </Illustration>

      <Essentials title="PHP systems: what you get, and when" picture="truckCab">
        <Deliverables>
          <li>The system, on your own hosting</li>
          <li>A login for each person</li>
          <li>The data from your spreadsheet</li>
          <li>Training for your staff</li>
          <li>Notes and tests for the next programmer</li>
        </Deliverables>
        <Duration>Other functions follow in parts.</Duration>
        <Price
          less="You need bookings alone, for the owner and a clerk. The old data is one tidy sheet."
          more="You need bookings and bills, six kinds of login, and a rate for each customer. The old data is five sheets with different columns."
          othersBill="Hosting and SMS"
        />
        <Needs access="your hosting, if you have it">
          <li>The spreadsheet, as it is today</li>
          <li>A photo of each kind of bill</li>
          <li>Who may change what</li>
          <li>What went wrong last month</li>
        </Needs>
        <Next>
          <li>You tell us about the sheet, or the old website, that everybody uses.</li>
          <li>We ask about each column.</li>
          <li>You correct the screens in our quote.</li>
          <li>After the deposit we start with one screen.</li>
        </Next>
      </Essentials>

      <Questions title="Questions about PHP development">
        <RightPage />
        <Question ask="Why not buy a ready product?">
          <p>
            For payroll, buy one. For a website, <Link to="wordpressDevelopment">WordPress</Link> costs less.
          </p>
        </Question>
        <Question ask="Can you take over old PHP code?">
          <p>
            Yes. We look at it first, say whether repair or a new system costs less, and move it to a current
            version of PHP. After that, upkeep is by the month.
          </p>
        </Question>
        <Question id="abroad" ask="Can it handle enquiries from abroad?">
          <p>
            Yes. Buyers send a list from your{' '}
            <Link to="cmsDesign" hash="exporter">
              catalogue
            </Link>
            . In the system it has the buyer’s country, local time and currency. Your clerk fills in the rates
            and sends the offer with its drawings.
          </p>
        </Question>
        <Question ask="Do we lose the old spreadsheet?">
          <p>No. We copy its rows into the new system, and the file stays with you, unchanged.</p>
        </Question>
      </Questions>

      <Cta title="Show us your spreadsheet">Call us and say what goes wrong with it.</Cta>
    </>
  );
}
