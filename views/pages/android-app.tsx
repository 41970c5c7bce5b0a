import { OfflineOrder } from '../diagrams/offline-order.tsx';
import { Enquiry } from '../parts/enquiry.tsx';
import { Link } from '../parts/link.tsx';
import { Argument } from '../sections/argument.tsx';
import { Check, Checklist } from '../sections/checklist.tsx';
import { HeroForm } from '../sections/hero.tsx';
import { Illustration } from '../sections/illustration.tsx';
import { Drawer, Inventory, Item } from '../sections/inventory.tsx';
import { Invitation } from '../sections/invitation.tsx';
import { Question, Questions } from '../sections/questions.tsx';

export function AndroidApp() {
  return (
    <>
      <HeroForm
        form="androidApp"
        title="Android apps for ordinary phones"
        lede="Four years old, nearly full, on one bar of signal: that is the phone an app has to please. We build for it first, and the new ones follow."
        figure="androidApp"
      />

      <Argument title="Small enough to be kept">
        <p>
          When a phone is full, its owner deletes whatever was used least. An app stays if it does one thing
          often, starts at once and takes little room.
        </p>
        <p>
          So we ask who will hold it. A delivery rider has one dry thumb. The mother at the gate wants to know
          where the school bus is. The hardware dealer reorders at eleven at night, by part number, from
          memory. Each needs a different first screen.
        </p>
        <p>
          The first version does that one thing. The rest goes on a list, and the people who use the app put
          it in order.
        </p>
      </Argument>

      <Enquiry form="androidApp" />

      <Illustration
        title="An order placed in a basement"
        intro="What our apps do when the network goes away in the middle of things."
        diagram={<OfflineOrder />}
      >
        <div>
          <h3>Tapped</h3> <p>The button answers at once, so it is not tapped twice.</p>
        </div>
        <div>
          <h3>Kept</h3>
          <p>Room, the database inside the phone, holds the order, even when the battery gives up.</p>
        </div>
        <div>
          <h3>Sent</h3>
          <p>WorkManager waits for a signal and delivers. A repeated try never makes a second order.</p>
        </div>
      </Illustration>

      <Inventory
        title="APIs and technologies"
        intro="By name, so that you can ask around about them. No app needs all; each earns its place."
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
          <Item name="Kotlin">the language of every new line</Item>
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

      <Questions title="Google Play and after">
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
        A first version with firm edges suits a fixed price. An app that grows with its users is better served
        by hours or a team.
      </Invitation>
    </>
  );
}
