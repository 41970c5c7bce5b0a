import { Split } from '../layout/split.tsx';
import { Link } from '../parts/link.tsx';
import { Group, Heading, Image, Press, PulledSheet, Row, Screen, Tabs, Text } from '../samples/screen.tsx';
import { Cta } from '../sections/cta.tsx';
import { Enquiry } from '../sections/enquiry.tsx';
import { Deliverables, Duration, Essentials, Needs, Next, Price } from '../sections/essentials.tsx';
import { Gallery, Work } from '../sections/gallery.tsx';
import { DeviceHero } from '../sections/hero-stages/device.tsx';
import { Item, Piece, Pieces } from '../sections/pieces.tsx';
import { Prose, Statement } from '../sections/prose.tsx';
import { Question, Questions } from '../sections/questions.tsx';

export function IosApp() {
  return (
    <>
      <DeviceHero
        title="iOS app development for iPhone and iPad"
        lede="We design and build apps in Swift, try them on real iPhones and iPads, and take them through Apple’s review."
        figure="iosApp"
      />

      <Split>
        <Prose title="What iPhone users expect">
          <Statement as="notification">
            On an iPhone you swipe from the edge to go back, and you unlock it with Face ID.
          </Statement>
          <p>People expect the same of your app.</p>
          <p>A builder in Mohali can show plans on an iPad.</p>
        </Prose>

        <Gallery layout="phones" title="A sample iPhone app for a skin clinic">
          <Work
            title="Large type"
            drawing={
              <Screen client="chandanClinic" frame="phone" look="ios" bar="9:41">
                <Text isSoft>Your next visit</Text>
                <Heading>Today at 4:30 pm</Heading>
                <Group>
                  <Row value="Rao">Doctor</Row>
                  <Row value="2">Room</Row>
                </Group>
                <PulledSheet>
                  <Heading>Can you come?</Heading>
                  <Press>Show the way</Press>
                  <Press isQuiet>Change the time</Press>
                </PulledSheet>
              </Screen>
            }
          >
            The patient has set large type, and the app follows. VoiceOver reads each button to blind users.
          </Work>
          <Work
            title="Widget"
            drawing={
              <Screen client="chandanClinic" frame="phone" look="iosLocked" bar="Locked">
                <Text>Monday, 9 March</Text>
                <Heading>3:50</Heading>
                <Group>
                  <Text isSoft>Chandan Skin Clinic</Text>
                  <Row value="4:30 pm">Visit</Row>
                  <Row value="4:05 pm">Leave home</Row>
                </Group>
                <Image name="hills" />
              </Screen>
            }
          >
            Patients see the time without opening the app.
          </Work>
          <Work
            title="Face ID"
            drawing={
              <Screen client="chandanClinic" frame="phone" look="ios" bar="9:42">
                <Heading>Photos</Heading>
                <Image name="lockedPhotos" />
                <Group>
                  <Text>Look at the phone to open them.</Text>
                </Group>
                <Tabs names={['Photos', 'Visits', 'Plan']} />
              </Screen>
            }
          >
            Only the patient’s face opens the photos.
          </Work>
        </Gallery>
      </Split>

      <Enquiry form="iosApp" />

      <Pieces layout="rows" title="Tools we use for iOS apps" intro="They are free.">
        <Piece title="To write the app" picture="codeIcon">
          <Item title="Xcode">editor and simulator</Item>
          <Item title="Swift and SwiftUI">for iPhone and iPad</Item>
          <Item title="WidgetKit">the lock screen</Item>
        </Piece>
        <Piece title="To store and protect data" picture="lockIcon">
          <Item title="SwiftData">records on the device</Item>
          <Item title="Keychain">passwords</Item>
          <Item title="Local Authentication">Face ID and Touch ID</Item>
        </Piece>
        <Piece title="For maps, messages and payment" picture="messageIcon">
          <Item title="MapKit">maps and directions</Item>
          <Item title="APNs">push notifications</Item>
          <Item title="StoreKit">subscriptions</Item>
        </Piece>
        <Piece title="To test and release" picture="planeIcon">
          <Item title="Swift Testing">checks each change</Item>
          <Item title="Instruments">speed</Item>
          <Item title="TestFlight">trials for your staff</Item>
        </Piece>
      </Pieces>

      <Essentials title="iOS apps: what you get, and when" picture="twoApps">
        <Deliverables>
          <li>The app in the App Store</li>
          <li>Icon and store text</li>
          <li>Trial versions in TestFlight</li>
          <li>Training for your staff</li>
        </Deliverables>
        <Duration>An open Apple account saves days.</Duration>
        <Price
          less="It has Apple’s buttons. Customers book a time."
          more="It has your own design. Staff use it too, and it keeps patients’ photos."
          othersBill="An Apple account (99 US dollars a year) and the server. Apple keeps a share of digital goods"
        />
        <Needs>
          <li>Apple account, or your company’s papers and D-U-N-S number</li>
          <li>What users do with it, in three lines</li>
          <li>Your logo as a vector file</li>
          <li>Photos</li>
        </Needs>
        <Next>
          <li>You write about the app.</li>
          <li>We ask about your Apple account first.</li>
          <li>The quote says what you pay at each stage.</li>
          <li>After the deposit you see the screens on your iPhone.</li>
        </Next>
      </Essentials>

      <Questions title="Questions about iPhone apps">
        <Question ask="Why does Apple refuse apps?">
          <p>
            Often it is because the reviewer cannot log in, the app is only a website, or an account cannot be
            deleted. We check these first.
          </p>
        </Question>
        <Question ask="Whose account is it published from?">
          <p>
            It is yours. You pay Apple and invite us. An individual account shows your own name. A company
            account shows the firm’s, and needs a D-U-N-S number.
          </p>
        </Question>

        <Question ask="We have an Android app. What can be used again?">
          <p>
            The server, the text and the pictures can. The screens are made again. If you have none, see{' '}
            <Link to="androidApp">Android apps</Link>, or <Link to="mobileApp">compare the kinds of app</Link>
            .
          </p>
        </Question>
      </Questions>

      <Cta title="Tell us about your iPhone app">What will people do with it?</Cta>
    </>
  );
}
