import { AppStoreRoad } from '../diagrams/app-store-road.tsx';
import { Enquiry } from '../parts/enquiry.tsx';
import { Link } from '../parts/link.tsx';
import { Argument } from '../sections/argument.tsx';
import { HeroForm } from '../sections/hero.tsx';
import { Illustration } from '../sections/illustration.tsx';
import { Drawer, Inventory, Item } from '../sections/inventory.tsx';
import { Question, Questions } from '../sections/questions.tsx';
import { ReadyToDiscuss } from '../sections/ready-to-discuss.tsx';
import { Tile, Tiles } from '../sections/tiles.tsx';

export function IosApp() {
  return (
    <>
      <HeroForm
        form="iosApp"
        title="iPhone apps with good manners"
        lede="iOS apps written in Swift, tried on real iPhones and iPads, and taken through Apple’s review under your own company’s name."
        figure="iosApp"
      />

      <Argument title="For people who notice">
        <p>
          On an iPhone a swipe from the edge goes back, a face replaces the password, and text grows when the
          owner has asked for large type. An app that ignores such habits feels foreign within a minute.
        </p>
        <p>
          That matters where trust is part of the price. A skin clinic sends photographs to and fro. A builder
          hands the iPad across the table with the floor plan on it. An exporter shows a range at a fair
          abroad where the hall’s Wi-Fi has given up. In each case the app stands for the firm.
        </p>
        <p>
          Start the paperwork with us on the first day. Apple wants a company to prove that it exists, by a
          D-U-N-S number and a person with authority to sign, and that can take longer than the first screens.
        </p>
      </Argument>

      <Enquiry form="iosApp" />

      <Tiles title="Manners we build in" intro="They cost little at the start and a good deal afterwards.">
        <Tile title="It reads aloud">
          VoiceOver finds every button by name, and the largest type size still fits the screen.
        </Tile>
        <Tile title="It asks once">
          Camera, location and notifications are requested at the moment they are needed, with the reason
          given.
        </Tile>
        <Tile title="It works in aeroplane mode">
          What was seen yesterday can be seen today. Changes wait for the network and then go through.
        </Tile>
        <Tile title="It lets people leave">
          An account can be deleted where it was made. Apple insists on it, and rightly.
        </Tile>
      </Tiles>

      <Inventory
        title="The tools on our bench"
        intro="Apple’s own wherever they are good enough: they age with the phone and cost you no licence."
      >
        <Drawer title="To write it">
          <Item name="Xcode">editor, simulator and signing</Item>
          <Item name="Swift">the language, with its strict checks on</Item>
          <Item name="SwiftUI">screens for iPhone and iPad from one source</Item>
          <Item name="UIKit">where a screen needs finer control</Item>
          <Item name="SF Symbols">signs that match the system’s own</Item>
          <Item name="WidgetKit">today’s booking on the lock screen</Item>
        </Drawer>
        <Drawer title="To remember and find">
          <Item name="SwiftData">records kept on the device, for new apps</Item>
          <Item name="Core Data">the same for apps that already have it</Item>
          <Item name="Keychain">tokens and keys under lock</Item>
          <Item name="MapKit">branches, plots and directions</Item>
        </Drawer>
        <Drawer title="To reach and to charge">
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

      <Illustration
        title="The road to the App Store"
        intro="A reviewer at Apple opens your app before any customer can. We plan for the visit."
        diagram={<AppStoreRoad />}
      >
        <div>
          <h3>Build and test</h3>
          <p>Each version goes to the phones you name, through TestFlight, with a note on what is new.</p>
        </div>
        <div>
          <h3>Review</h3>
          <p>We send a demonstration login, a short film and answers to what is going to be asked.</p>
        </div>
        <div>
          <h3>If it is refused</h3>
          <p>The reason comes in writing. We mend it or argue the point, and hand it in again.</p>
        </div>
      </Illustration>

      <Questions title="Before you deal with Apple">
        <Question ask="Why do apps get refused?">
          <p>
            Commonly for a login the reviewer cannot pass, a website wrapped up as an app, permissions without
            a reason, or digital goods sold outside Apple’s own payment. All four can be ruled out before work
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

      <ReadyToDiscuss title="Who will hold the iPhone?">
        Tell us that, and what they should be able to do with one hand. From there we can talk about screens
        and sums.
      </ReadyToDiscuss>
    </>
  );
}
