import { Enquiry } from '../parts/enquiry.tsx';
import { Link } from '../parts/link.tsx';
import { Heading, Input, Photo, Press, Row, Screen, Tag, Text } from '../samples/screen.tsx';
import { Argument } from '../sections/argument.tsx';
import { Check, Checklist } from '../sections/checklist.tsx';
import { HeroForm } from '../sections/hero.tsx';
import { Drawer, Inventory, Item } from '../sections/inventory.tsx';
import { Question, Questions } from '../sections/questions.tsx';
import { ReadyToDiscuss } from '../sections/ready-to-discuss.tsx';
import { Scene, Scenes } from '../sections/scenes.tsx';

export function IosApp() {
  return (
    <>
      <HeroForm
        form="iosApp"
        title="iOS app development for iPhone and iPad"
        lede="We design and build apps in Swift, try them on real iPhones and iPads, and take them through Apple’s review. They are published under your own company’s name."
        figure="iosApp"
      />

      <Argument title="What iPhone users expect">
        <p>
          On an iPhone a swipe from the edge goes back, a face replaces the password, and text grows when the
          owner has asked for large type. An app that ignores such habits feels wrong within a minute.
        </p>
        <p>
          That matters where customers have to trust you. A skin clinic sends photographs both ways. A builder
          hands the iPad across the table with the floor plan on it. An exporter shows a range at a fair
          abroad where the Wi-Fi does not work. In each case people judge the firm by its app.
        </p>
        <p>
          Start the paperwork with us on the first day. Apple checks that a company exists, and that can take
          longer than the first screens.
        </p>
      </Argument>

      <Enquiry form="iosApp" />

      <Scenes
        title="A sample iPhone app for a skin clinic"
        intro="Chandan Skin Clinic is made up. These four screens use what iPhones offer."
        frame="phone"
      >
        <Scene
          title="Large type"
          screen={
            <Screen
              frame="phone"
              bar="9:41"
              label="A patient’s next visit in large type: today at 4.30, with Dr Rao, and a large button for the way there."
            >
              <Tag>Your next visit</Tag>
              <Heading>Today at 4.30 pm</Heading>
              <Heading>Dr Rao, room 2</Heading>
              <Press>Show the way</Press>
              <Press isQuiet>Move the visit</Press>
            </Screen>
          }
        >
          The patient has set large type. The app follows, and VoiceOver reads each button aloud.
        </Scene>
        <Scene
          title="Face ID"
          screen={
            <Screen
              frame="phone"
              bar="9:42"
              label="The patient’s photographs are locked. A drawn face in a frame says that Face ID opens them; a button opens them with the passcode."
            >
              <Photo ground="mass">
                <path
                  fill="none"
                  stroke="var(--ochre)"
                  strokeWidth="4"
                  d="M38 19V9h10M72 9h10v10M82 43v10H72M48 53H38V43M52 22v6M68 22v6M61 23v10h-4M51 40q9 7 18 0"
                />
              </Photo>
              <Heading>Photographs, locked</Heading>
              <Text>Look at the phone to open them.</Text>
              <Press isQuiet>Use passcode</Press>
            </Screen>
          }
        >
          Private pictures stay closed, even when somebody else holds the phone.
        </Scene>
        <Scene
          title="Widget"
          screen={
            <Screen
              frame="phone"
              bar="Locked"
              label="The lock screen at 3.50: a drawn clock, and the clinic’s widget with the visit at 4.30 and the time to leave, 4.05."
            >
              <Photo ground="accent">
                <circle cx="60" cy="30" r="24" fill="var(--on-accent)" />
                <path fill="none" stroke="var(--accent)" strokeWidth="4" d="M60 30L44 21M60 30L71 35" />
              </Photo>
              <Tag>Chandan Skin Clinic</Tag>
              <Row value="4.30 pm">Visit</Row>
              <Row value="4.05 pm">Leave home</Row>
              <Text isSoft>No delay at the clinic</Text>
            </Screen>
          }
        >
          The time is on the lock screen. Nobody has to open the app to see it.
        </Scene>
        <Scene
          title="Offline"
          screen={
            <Screen
              frame="phone"
              bar="Aeroplane mode"
              label="In aeroplane mode the treatment plan is still there: sunscreen, cream and wash. A new note waits to be sent."
            >
              <Heading>My treatment</Heading>
              <Row value="8 am">Sunscreen</Row>
              <Row value="9 pm">Cream B</Row>
              <Input label="Note to the doctor">Less red since Monday</Input>
              <Tag>Will be sent later</Tag>
            </Screen>
          }
        >
          What was seen yesterday can be seen today. The note leaves when there is a network.
        </Scene>
      </Scenes>

      <Checklist
        title="What Apple asks of you and your app"
        intro="The first three come from you. We take care of the other three."
      >
        <Check>A developer membership in your company’s name, paid to Apple every year</Check>
        <Check>A D-U-N-S number, which shows that the company exists</Check>
        <Check>A person with the authority to sign for the company</Check>
        <Check>Camera, location and notifications requested only when needed, with the reason</Check>
        <Check>An account that can be deleted in the app where it was made</Check>
        <Check>A privacy page on your website that says what the app collects</Check>
      </Checklist>

      <Inventory
        title="Tools we use for iOS apps"
        intro="Most are Apple’s own. They are kept up to date with the phone, and you pay no licence for them."
      >
        <Drawer title="To write the app">
          <Item name="Xcode">editor, simulator and signing</Item>
          <Item name="Swift">the language, with its strict checks on</Item>
          <Item name="SwiftUI">screens for iPhone and iPad from one source</Item>
          <Item name="UIKit">where a screen needs finer control</Item>
          <Item name="SF Symbols">icons that match the system’s own</Item>
          <Item name="WidgetKit">today’s booking on the lock screen</Item>
        </Drawer>
        <Drawer title="To store and protect data">
          <Item name="SwiftData">records kept on the device, for new apps</Item>
          <Item name="Core Data">the same for apps that already have it</Item>
          <Item name="Keychain">keys and logins, encrypted</Item>
          <Item name="LocalAuthentication">Face ID and Touch ID</Item>
        </Drawer>
        <Drawer title="For maps, messages and payment">
          <Item name="MapKit">branches, plots and directions</Item>
          <Item name="APNs">push notifications through Apple’s service</Item>
          <Item name="StoreKit">subscriptions and digital goods</Item>
          <Item name="PassKit">tickets and loyalty cards in Wallet</Item>
          <Item name="Sign in with Apple">an account without a password</Item>
        </Drawer>
        <Drawer title="To test and release">
          <Item name="Swift Testing and XCTest">checks that run on each change</Item>
          <Item name="Instruments">memory, battery and slow frames measured</Item>
          <Item name="TestFlight">trial versions on your staff’s phones</Item>
          <Item name="App Store Connect">listing, prices, reviews and figures</Item>
        </Drawer>
      </Inventory>

      <Questions title="Questions about iPhone apps">
        <Question ask="Why do apps get refused?">
          <p>
            Commonly for a login the reviewer cannot pass, a website wrapped up as an app, permissions without
            a reason, or digital goods sold outside Apple’s own payment. We plan for all four before work
            begins.
          </p>
        </Question>
        <Question ask="Whose account is it published from?">
          <p>Yours. You pay Apple’s yearly membership directly and invite us as developers.</p>
        </Question>
        <Question ask="Do we need a separate app for the iPad?">
          <p>One app can serve both, provided that the large screen is designed and not merely stretched.</p>
        </Question>
        <Question ask="Our Android app exists. What can be used again?">
          <p>
            The server, the words, the pictures and every decision made on the way. The screens are drawn
            afresh. If yours is still to come, read about <Link to="androidApp">Android apps</Link> too.
          </p>
        </Question>
      </Questions>

      <ReadyToDiscuss title="Tell us about your iPhone app">
        Who will use it, and what should they be able to do with one hand? From there we can talk about
        screens and the price.
      </ReadyToDiscuss>
    </>
  );
}
