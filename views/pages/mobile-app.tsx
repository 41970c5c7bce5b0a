import { Link } from '../parts/link.tsx';
import { Heading, Image, Press, Row, Screen, Stepper, Text } from '../samples/screen.tsx';
import { Cta } from '../sections/cta.tsx';
import { Enquiry } from '../sections/enquiry.tsx';
import { Deliverables, Duration, Essentials, Needs, Next, Price } from '../sections/essentials.tsx';
import { Gallery, Work } from '../sections/gallery.tsx';
import { Hero } from '../sections/hero.tsx';
import { Prose, Statement } from '../sections/prose.tsx';
import { Question, Questions } from '../sections/questions.tsx';
import { Table } from '../sections/table.tsx';
import { Switches, Tick } from '../sections/tally.tsx';

export function MobileApp() {
  return (
    <>
      <Hero
        layout="below"
        figure="mobileApp"
        title="Mobile app development for regular customers"
        lede="We build Android and iPhone apps for businesses that the same people use every day or week: a dairy, a gym, a sales team on the road."
      />

      <Prose ground="ochre" title="Do you need an app at all?">
        <Statement as="notification">
          Often not. To sell a sofa, a good <Link to="webDesign">website</Link> is enough.
        </Statement>
        <p>An app helps if people come back, as they do to a dairy in Mohali. Switch on each “yes”.</p>
        <Switches
          off={
            <>
              A <Link to="webDesign">website</Link> is enough.
            </>
          }
          on="An app is worth it."
        >
          <Tick>Do the same people come every week?</Tick>
          <Tick>Must it work without a signal?</Tick>
          <Tick>Does it need a camera, maps or a printer?</Tick>
        </Switches>
      </Prose>

      <Gallery layout="phones" title="A sample app for a dairy">
        <Work
          title="Open"
          drawing={
            <Screen client="dairy" frame="phone" bar="8:05 pm">
              <Image name="milkBottle" />
              <Heading>Tomorrow</Heading>
              <Row value="2 litres">Cow milk</Row>
              <Row value="400 g">Curd</Row>
              <Press>Change</Press>
              <Press isQuiet>Skip a day</Press>
            </Screen>
          }
        >
          Customers scan a code to install it.
        </Work>
        <Work
          title="Order"
          drawing={
            <Screen client="dairy" frame="phone" bar="8:06 pm">
              <Heading>Change order</Heading>
              <Row value={<Stepper>3</Stepper>}>Milk, litres</Row>
              <Row value={<Stepper>1</Stepper>}>Curd, 400 g</Row>
              <Row value={<Stepper>1</Stepper>}>Paneer, 200 g</Row>
              <Row value="Rs 322" isTotal>
                Total
              </Row>
              <Press>Save</Press>
            </Screen>
          }
        >
          The price is shown while you choose.
        </Work>
        <Work
          title="Reminder"
          drawing={
            <Screen client="dairy" frame="phone" bar="9:30 pm">
              <Image name="holi" />
              <Heading>Away for Holi?</Heading>
              <Text>No milk from Monday to Wednesday.</Text>
              <Press>Stop for 3 days</Press>
              <Press isQuiet>Keep my milk</Press>
            </Screen>
          }
        >
          They can turn reminders off.
        </Work>
      </Gallery>

      <Enquiry form="mobileApp" />

      <Table
        title="Native app, hybrid app or mobile website"
        intro={
          <>
            A native app is made for one system: read about <Link to="androidApp">Android apps</Link> and{' '}
            <Link to="iosApp">iPhone apps</Link>. Or ask about a{' '}
            <a href="/mobile-website-development-services">mobile website</a>.
          </>
        }
        criteria={['Good for', 'Made', 'Offline']}
        options={[
          {
            name: 'Native app',
            picture: 'twoApps',
            answers: [
              'daily use, camera, maps, printers',
              'twice, for Android and for iPhone',
              'yes, if planned',
            ],
          },
          {
            name: 'Hybrid app',
            picture: 'oneAppForTwo',
            answers: [
              'forms, orders and lists on both systems',
              'once, then fitted to both',
              'yes, if planned',
            ],
          },
          {
            name: 'Mobile website',
            picture: 'phonePage',
            answers: [
              'rare visits, and people who find you on Google',
              'once, for all phones',
              'in part, if planned',
            ],
          },
        ]}
      />

      <Essentials title="Your mobile app: what you get, and when" picture="riderInRain">
        <Deliverables>
          <li>The app in both stores</li>
          <li>Icon and store text</li>
          <li>Training for your staff</li>
        </Deliverables>
        <Duration>A second language adds time.</Duration>
        <Price
          less="You type the stock, and customers pay cash."
          more="People pay by UPI, and stock comes from your billing."
          othersBill="The store accounts (Apple 99 US dollars a year, Google 25 once) and the server"
        />
        <Needs>
          <li>Who will use the app, and how often</li>
          <li>The three tasks that matter most</li>
          <li>Name and version of your billing software</li>
          <li>Company papers and D-U-N-S number</li>
        </Needs>
        <Next>
          <li>You tell us about your customers and their phones.</li>
          <li>We tell you if a website is enough.</li>
          <li>Our quote lists every screen, for one sum.</li>
          <li>You pay the deposit, and try sketches of the screens.</li>
        </Next>
      </Essentials>

      <Questions title="Questions about mobile apps">
        <Question ask="Android or iPhone first?">
          <p>If most customers use Android, start there.</p>
        </Question>
        <Question ask="How do you test an app?">
          <p>We use cheap, nearly full phones without a signal.</p>
        </Question>

        <Question ask="What do we pay in the second year?">
          <p>You pay for the server and the Apple account and, if you want it, for upkeep.</p>
        </Question>
      </Questions>

      <Cta title="Tell us who would use your app" to="contact" action="Enquiry Now">
        Tell us what they do every week.
      </Cta>
    </>
  );
}
