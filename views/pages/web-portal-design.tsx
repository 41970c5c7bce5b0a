import { estimates, timeOf } from '../estimates.ts';
import { Split } from '../layout/split.tsx';
import { Link } from '../parts/link.tsx';
import { Display, Pane, Panes } from '../samples/pane.tsx';
import { Heading, Image, Row, Screen } from '../samples/screen.tsx';
import { TilePortal } from '../samples/tile-portal.tsx';
import { Cta } from '../sections/cta.tsx';
import { Deliverables, Duration, Essentials, Needs, Next, Price } from '../sections/essentials.tsx';
import { ArcadeHero } from '../sections/hero-stages/arcade.tsx';
import { Illustration, Point } from '../sections/illustration.tsx';
import { Piece, Pieces } from '../sections/pieces.tsx';
import { Line, Lines, Prose, Statement } from '../sections/prose.tsx';
import { Question, Questions, RightPage } from '../sections/questions.tsx';
import { Table } from '../sections/table.tsx';
import { Stop, Tour } from '../sections/tour.tsx';

export function WebPortalDesign() {
  return (
    <>
      <ArcadeHero
        title="Web portal design: your clients log in"
        lede="A portal knows who has logged in. A dealer sees only dealer rates, a parent only their own child’s marks, a patient only their own reports."
        figure="webPortalDesign"
      />

      <Illustration
        layout="below"
        title="Sample: the plan of a web portal on one page"
        intro="You get a plan of your own, and correct it."
        drawing={
          <Screen
            client="neelamTiles"
            frame="paper"
            label="A sample plan of a portal on one page. Dealers see their own rates, balance and stock, book and cancel, and get an answer at night. The depot sees the day’s orders without rates, marks them as loaded or left, and gets one list. The office sees all dealers and payments, sets rates, adds dealers, and knows by 9 am what is due."
          >
            <Heading>Neelam Tiles</Heading>
            <Panes>
              <Pane>
                <Image name="tileDealer" />
                <Display>Dealers</Display>
                <Row value="own rates, balance, stock">See</Row>
                <Row value="book, cancel until loading">Do</Row>
                <Row value="an answer at night">Get</Row>
              </Pane>
              <Pane>
                <Image name="tileDepot" />
                <Display>Depot</Display>
                <Row value="the day’s orders, no rates">See</Row>
                <Row value="mark as loaded, as left">Do</Row>
                <Row value="one list, no slips">Get</Row>
              </Pane>
              <Pane>
                <Image name="tileOffice" />
                <Display>Office</Display>
                <Row value="all dealers, all payments">See</Row>
                <Row value="set rates, add dealers">Do</Row>
                <Row value="what is due, by 9 am">Get</Row>
              </Pane>
            </Panes>
          </Screen>
        }
      >
        <Point title="Objective">
          We write what the portal must do, for example bring in all orders by 4 pm.
        </Point>
        <Point title="Target">We write who logs in: a driver on a phone, a manager at a desk.</Point>
        <Point title="Research">We sit at your counter and read your registers.</Point>
      </Illustration>

      <Tour
        ground="accent"
        title="The same sample portal, screen by screen"
        intro="A dealer of a made-up firm orders tiles."
        screen={<TilePortal />}
      >
        <Stop title="Login">A user types a phone number and a code from an SMS.</Stop>
        <Stop title="Office screen">The office sees all dealers’ orders, and what is new or unpaid.</Stop>
        <Stop title="Dealer screen">A dealer sees only their own rate, balance and orders.</Stop>
        <Stop title="One record">Dealer and office read the same lines.</Stop>
      </Tour>

      <Split ground="ink">
        <Prose layout="beside" title="The questions that your clerk answers today">
          <Statement>
            Count the calls <em>of one morning.</em>
          </Statement>
          <Lines>
            <Line at="9:05 am">What is my balance?</Line>
            <Line at="9:15 am">Has the lorry left?</Line>

            <Line at="9:55 am">What is my balance?</Line>
          </Lines>
        </Prose>
        <Pieces layout="rows" title="Benefits of a web portal">
          <Piece title="Your staff">They have time for other calls.</Piece>
          <Piece title="Your clients">They get the answer at 11 pm, even in Ludhiana.</Piece>
          <Piece title="Your records">They are typed once, so two registers cannot disagree.</Piece>
          <Piece title="You">You see in the morning what is waiting, late or unpaid.</Piece>
        </Pieces>
      </Split>

      <Table
        title="For a school: website, software or portal"
        criteria={['It suits', 'It takes', 'Who sets it up']}
        options={[
          {
            name: 'A website',
            answers: [
              <>
                Admissions, a list of fees, circulars, on <Link to="wordpressDevelopment">WordPress</Link>
              </>,
              timeOf(estimates.wordpressDevelopment),
              'We do',
            ],
          },
          {
            name: 'Ready software',
            answers: ['Attendance, payment of fees, report cards', 'Its seller says', 'Its seller'],
          },
          {
            name: 'Your own portal',
            answers: ['Rules that no ready software follows', timeOf(estimates.webPortalDesign), 'We do'],
          },
        ]}
      />

      <Essentials title="Web portals: what you get, and when" picture="docks">
        <Deliverables>
          <li>The plan</li>
          <li>Designs of every screen for each user</li>
          <li>The portal on your domain</li>
          <li>A test that no user opens the pages of another</li>
          <li>A backup each night, which runs by itself</li>
          <li>Training for your staff</li>
        </Deliverables>
        <Duration>Each further kind of user adds time.</Duration>
        <Price
          less="Your dealers look up stock, from complete lists."
          more="Drivers log in too, and dealers order. The portal reads live from Tally, and old records are on paper."
          othersBill="The domain, hosting, each SMS or WhatsApp message and each online payment"
        />
        <Needs access="your domain and hosting, if you have them">
          <li>One day’s calls: who called, and what they asked</li>
          <li>Samples of a bill, an order or a report card</li>
          <li>Who will log in, and what they must not see</li>
          <li>Name of the person who decides</li>
        </Needs>
        <Next>
          <li>You tell us which calls take most of your clerk’s day.</li>
          <li>We ask who would log in, and where your records are.</li>
          <li>You get a quote for the first part, with its functions listed.</li>
          <li>You pay the deposit. We visit you, and you correct our plan.</li>
        </Next>
      </Essentials>

      <Questions title="Questions about a web portal">
        <RightPage />
        <Question ask="Our data is in Tally and in Excel. Is that a problem?">
          <p>No. The portal reads them live or at fixed hours, or the records move into it.</p>
        </Question>

        <Question id="school" ask="Does a school need a portal of its own?">
          <p>
            Mostly not: see the table above. If it does, we test the portal for result day, when all parents
            log in.
          </p>
        </Question>
        <Question ask="Where are our pupils’ details kept?">
          <p>
            On your own hosting, in India if you wish. From May 2027 the law asks for a parent’s consent, with
            exceptions for schools. The portal keeps each parent’s “yes” or “no”.
          </p>
        </Question>
        <Question id="dealers" ask="Should our dealers order in a portal, or in a Magento shop?">
          <p>
            In a <Link to="magentoDevelopment">Magento shop</Link>, if they fill a cart from a long catalogue.
            If they also ask for their balance and their lorry, take a portal: they can order there too.
          </p>
        </Question>
        <Question ask="Do our dealers need an app?">
          <p>
            Seldom: a portal opens in any phone’s browser. To order without a signal, see{' '}
            <Link to="androidApp">Android apps</Link>.
          </p>
        </Question>
      </Questions>

      <Cta title="Ready to discuss your project?" to="contact" action="Free Quote" layout="beside">
        Write down one day’s calls, then call us.
      </Cta>
    </>
  );
}
