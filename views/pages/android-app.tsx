import { Enquiry } from '../parts/enquiry.tsx';
import { Link } from '../parts/link.tsx';
import { Heading, Input, Photo, Press, Row, Screen, Tag, Text } from '../samples/screen.tsx';
import { Argument } from '../sections/argument.tsx';
import { Check, Checklist } from '../sections/checklist.tsx';
import { HeroForm } from '../sections/hero.tsx';
import { Drawer, Inventory, Item } from '../sections/inventory.tsx';
import { Invitation } from '../sections/invitation.tsx';
import { Question, Questions } from '../sections/questions.tsx';
import { Scene, Scenes } from '../sections/scenes.tsx';

export function AndroidApp() {
  return (
    <>
      <HeroForm
        form="androidApp"
        title="Android app development for ordinary phones"
        lede="We build Android apps that work on phones that are four years old, nearly full and on a weak signal. They run on new phones too, and are published through Google Play."
        figure="androidApp"
      />

      <Argument title="Small enough to stay on the phone">
        <p>
          When a phone is full, its owner deletes whatever was used least. An app stays if it does one thing
          often, starts at once and takes little room.
        </p>
        <p>
          So we ask who will use it. A delivery rider has one free hand. The mother at the gate wants to know
          where the school bus is. The hardware dealer reorders at eleven at night, by part number, from
          memory. Each needs a different first screen.
        </p>
        <p>
          The first version does that one thing. The rest goes on a list, and the people who use the app put
          it in order.
        </p>
      </Argument>

      <Enquiry form="androidApp" />

      <Scenes
        title="A sample Android app for dealers"
        intro="Loha Fittings is a made-up wholesaler. Its dealers reorder hinges and locks on the phones they have."
        frame="phone"
      >
        <Scene
          title="Install"
          screen={
            <Screen
              frame="phone"
              bar="Google Play"
              label="The app’s page in Google Play: a drawn hammer, the name Loha Orders, a size of 8 MB and a button to install it."
            >
              <Photo ground="accent">
                <path fill="var(--on-accent)" d="M36 10H72L88 22V26H36zM54 26H64V56H54z" />
              </Photo>
              <Heading>Loha Orders</Heading>
              <Text>For dealers of Loha Fittings</Text>
              <Text isSoft>8 MB, Hindi and English</Text>
              <Press>Install</Press>
            </Screen>
          }
        >
          A small download for a nearly full phone. It asks for no permission before it needs one.
        </Scene>
        <Scene
          title="Offline"
          screen={
            <Screen
              frame="phone"
              bar="No network"
              label="Order 318 with hinges and locks, made without network. It is saved on the phone and waits for a signal."
            >
              <Heading>Order 318</Heading>
              <Row value="× 24">Hinge H-40</Row>
              <Row value="× 6">Lock L-7</Row>
              <Tag>Waiting for signal</Tag>
              <Text>Saved, even if the battery runs out.</Text>
            </Screen>
          }
        >
          The order is kept in the phone and sent when the signal returns. Two tries never make two orders.
        </Scene>
        <Scene
          title="Update"
          screen={
            <Screen
              frame="phone"
              bar="11:04 pm"
              label="A notice of a new version of 2 MB, which can order from an old bill, with buttons to update now or later."
            >
              <Tag>New version, 2 MB</Tag>
              <Heading>Order again from an old bill</Heading>
              <Press>Update now</Press>
              <Press isQuiet>Later</Press>
              <Text isSoft>Your open order stays.</Text>
            </Screen>
          }
        >
          The app says what is new. Nobody is stopped in the middle of an order.
        </Scene>
        <Scene
          title="Small phone"
          screen={
            <Screen
              frame="phone"
              bar="11:06 pm"
              label="On a small phone: one field with a part number, the part and its price, and a button to order 24 pieces."
            >
              <Input label="Part number">H-40</Input>
              <Heading>Hinge, 4 inch</Heading>
              <Row value="Rs 38">One piece</Row>
              <Row value="24">Last time</Row>
              <Press>Order 24</Press>
            </Screen>
          }
        >
          Few pictures and one large button. We test this on a cheap, slow phone.
        </Scene>
      </Scenes>

      <Inventory
        title="APIs and technologies"
        intro="You can ask other developers about these names. No app needs all of them."
      >
        <Drawer title="APIs">
          <Item name="Google Maps SDK">shops, riders and delivery areas on a map</Item>
          <Item name="Fused Location">where the phone is, sparing its battery</Item>
          <Item name="Firebase Cloud Messaging">notifications that arrive when the app is shut</Item>
          <Item name="UPI intents">payment in the UPI app people already use</Item>
          <Item name="Play Billing">subscriptions to digital content</Item>
          <Item name="CameraX">bills, documents and damage on camera</Item>
          <Item name="ML Kit">barcodes and text, read without network</Item>
          <Item name="Credential Manager">passkeys and Google sign-in</Item>
          <Item name="BiometricPrompt">a fingerprint before the balance is shown</Item>
          <Item name="Bluetooth">receipt printers and weighing scales</Item>
        </Drawer>
        <Drawer title="Technologies">
          <Item name="Kotlin">the language we write apps in</Item>
          <Item name="Jetpack Compose">screens that fit phone, fold and tablet</Item>
          <Item name="Material 3">buttons and lists that feel familiar</Item>
          <Item name="Android Studio">editor, emulator and profiler</Item>
          <Item name="Coroutines and Flow">work that never freezes the screen</Item>
          <Item name="Room">a database in the phone itself</Item>
          <Item name="WorkManager">tasks that outlive a restart</Item>
          <Item name="Retrofit and Ktor">talk with your server</Item>
          <Item name="Crashlytics">crash reports with the line at fault</Item>
          <Item name="Android App Bundle">each phone downloads only its own part</Item>
        </Drawer>
      </Inventory>

      <Checklist
        title="What Google Play wants to see"
        intro="Most delays happen here, so we start on the list in the first week."
      >
        <Check>A developer account in your company’s name, with its papers verified</Check>
        <Check>A privacy policy at a public address, and the data safety form to match it</Check>
        <Check>A reason, in plain words, for each permission the app asks for</Check>
        <Check>A way for users to delete their account, inside the app and on the web</Check>
        <Check>Icon, screenshots and a listing in the languages your customers search in</Check>
      </Checklist>

      <Questions title="Questions about Android apps">
        <Question ask="Does Google take a share of what we sell?">
          <p>
            Of digital goods, such as a video course inside the app, it charges a service fee. Groceries,
            hotel rooms and doctor’s visits are paid by UPI or card, and Play takes nothing.
          </p>
        </Question>
        <Question ask="Must we build for iPhone at the same time?">
          <p>
            No. The server and its rules are made once, so the <Link to="iosApp">iOS app</Link> can follow
            when the enquiries ask for it.
          </p>
        </Question>
        <Question ask="What happens when a new Android comes out?">
          <p>
            Google requires apps to be rebuilt for recent versions, usually within a year. We test yours on
            the beta and tell you what has to change.
          </p>
        </Question>
        <Question ask="Can we see it before it is public?">
          <p>
            Yes. Test versions arrive on your own phone through Play’s internal track while we are still
            building. You use them in your shop, and we hear what is wrong.
          </p>
        </Question>
      </Questions>

      <Invitation title="One price, or by the month?" to="packages" action="Compare the ways to pay">
        A fixed price suits a first version with a clear list of functions. For an app that grows with its
        users, hours or a team are better.
      </Invitation>
    </>
  );
}
