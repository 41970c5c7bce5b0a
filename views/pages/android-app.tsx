import { Link } from '../parts/link.tsx';
import {
  Group,
  Heading,
  Image,
  Input,
  Press,
  Row,
  Screen,
  Snackbar,
  Stepper,
  Text,
} from '../samples/screen.tsx';
import { Cta } from '../sections/cta.tsx';
import { Enquiry } from '../sections/enquiry.tsx';
import { Deliverables, Duration, Essentials, Needs, Next, Price } from '../sections/essentials.tsx';
import { Gallery, Work } from '../sections/gallery.tsx';
import { DeviceHero } from '../sections/hero-stages/device.tsx';
import { Item, Piece, Pieces } from '../sections/pieces.tsx';
import { Prose, Statement } from '../sections/prose.tsx';
import { Question, Questions } from '../sections/questions.tsx';

export function AndroidApp() {
  return (
    <>
      <DeviceHero
        title="Android app development for ordinary phones"
        lede="We build Android apps that work on phones that are four years old, nearly full and on a weak signal."
        figure="androidApp"
      />

      <Prose ground="ink" title="Android apps that people keep">
        <Statement as="notification">When a phone is full, people delete the apps they use least.</Statement>
        <p>So we ask who will use yours. A delivery rider in Zirakpur has one free hand.</p>
      </Prose>

      <Pieces layout="rows" title="APIs and technologies" intro="Your app needs only some of them.">
        <Piece title="APIs" picture="phoneApis">
          <Item title="Riders on a map">Google Maps SDK</Item>
          <Item title="A message to each buyer">Firebase Cloud Messaging</Item>
          <Item title="Payment in any UPI app">UPI intents</Item>
          <Item title="Monthly plans">Play Billing</Item>
          <Item title="Bills on a small printer">Bluetooth</Item>
        </Piece>
        <Piece title="Technologies" picture="phoneTechnologies">
          <Item title="Code others can take over">Kotlin</Item>
          <Item title="Screens of every size">Jetpack Compose</Item>
          <Item title="Orders kept without signal">Room</Item>
          <Item title="Sends them later by itself">WorkManager</Item>
          <Item title="A small download">Android App Bundle</Item>
        </Piece>
      </Pieces>

      <Gallery
        layout="phones"
        title="A sample Android app for dealers"
        intro="Dealers order hinges and locks on old phones."
        ground="accent"
      >
        <Work
          title="Notification"
          drawing={
            <Screen client="lohaOrders" frame="phone" look="androidLocked" bar="Locked">
              <Text>Mon, 9 March</Text>
              <Heading>11:04</Heading>
              <Group>
                <Text isSoft>Loha Orders, now</Text>
                <b>Order 275 comes on Friday</b>
              </Group>
              <Group>
                <Text isSoft>Last bill: 24 hinges, 6 locks</Text>
                <Press>Order again</Press>
              </Group>
              <Image name="fins" />
            </Screen>
          }
        >
          Dealers get a message when the goods leave.
        </Work>
        <Work
          title="Install"
          drawing={
            <Screen client="lohaOrders" frame="phone" look="android" bar="9:12">
              <Heading>Google Play</Heading>
              <Image name="hammer" />
              <b>Loha Orders</b>
              <Row value="8 MB">Download</Row>
              <Row value="9 or newer">Android</Row>
              <Press>Install</Press>
            </Screen>
          }
        >
          The download is small, in two languages.
        </Work>
        <Work
          title="Offline"
          drawing={
            <Screen client="lohaOrders" frame="phone" look="android" bar="11:06">
              <Heading>Order 276</Heading>
              <Row value={<Stepper>24</Stepper>}>Hinge H-40</Row>
              <Row value={<Stepper>6</Stepper>}>Lock L-7</Row>
              <Row value="Rs 1,602" isTotal>
                Total
              </Row>
              <Snackbar>No network. Saved, even if the battery runs out.</Snackbar>
              <Press>Send later</Press>
            </Screen>
          }
        >
          The phone keeps the order and sends it later.
        </Work>
        <Work
          title="Old phone"
          drawing={
            <Screen client="lohaOrders" frame="phone" look="android" bar="11:06">
              <Heading>Find a part</Heading>
              <Input label="Part number">H-40</Input>
              <Row value="Rs 38">Hinge, 4 inch</Row>
              <Row value="Rs 52">Hinge, 5 inch</Row>

              <Press>Order 24</Press>
            </Screen>
          }
        >
          It has large buttons. We test it on a slow phone.
        </Work>
      </Gallery>

      <Enquiry form="androidApp" />

      <Essentials title="Android apps: what you get, and when" picture="weakSignal">
        <Deliverables>
          <li>The app in Google Play</li>
          <li>The key for updates</li>
          <li>Icon and store text</li>
          <li>Training for your staff</li>
        </Deliverables>
        <Duration>Google’s checks of a new account can add some days.</Duration>
        <Price
          less="It is in English, for phones alone, and needs a signal."
          more="It is in Hindi and Punjabi too, on tablets and with printers. It works offline."
          othersBill="A Google Play account (25 US dollars once), maps, text messages and the server"
        />
        <Needs>
          <li>Who will use it, and on which phones</li>
          <li>The tasks, most important first</li>
          <li>Company papers and D-U-N-S number</li>
          <li>Logo, product list and prices</li>
        </Needs>
        <Next>
          <li>You describe your users in the form.</li>
          <li>We call you about their phones.</li>
          <li>You receive a quote for the first version.</li>
          <li>After the deposit you open the Play account with our help, and we start to design.</li>
        </Next>
      </Essentials>

      <Questions title="Questions about Android apps">
        <Question ask="What does Google Play check?">
          <p>
            The papers of your company, and its D-U-N-S number, from Dun & Bradstreet. The app needs a privacy
            policy, a data safety form, a reason for each permission, and a way for users to delete their
            account. We fill in the forms with you.
          </p>
        </Question>
        <Question ask="Does Google take a share of what we sell?">
          <p>
            Google takes a fee on digital goods, such as a video course, but not on groceries or hotel rooms.
          </p>
        </Question>
        <Question ask="Must we build for iPhone at the same time?">
          <p>
            No. The server can be used again, so an <Link to="iosApp">iOS app</Link> can follow later. Or
            compare <Link to="mobileApp">native and hybrid apps</Link>.
          </p>
        </Question>
      </Questions>

      <Cta title="Plan your Android app with us">Tell us which phones your customers use.</Cta>
    </>
  );
}
