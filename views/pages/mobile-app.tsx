import { Enquiry } from '../parts/enquiry.tsx';
import { Heading, Photo, Press, Row, Screen, Tag, Text } from '../samples/screen.tsx';
import { Argument } from '../sections/argument.tsx';
import { HeroForm } from '../sections/hero.tsx';
import { Invitation } from '../sections/invitation.tsx';
import { Question, Questions } from '../sections/questions.tsx';
import { Route, Routes } from '../sections/routes.tsx';
import { Scene, Scenes } from '../sections/scenes.tsx';
import { Step, Steps } from '../sections/steps.tsx';

export function MobileApp() {
  return (
    <>
      <HeroForm
        form="mobileApp"
        figure="mobileApp"
        title="Mobile app development for regular customers"
        lede="We build Android and iPhone apps for businesses that the same people use every day or week: a tiffin service, a dairy, a gym, a sales team on the road."
      />

      <Argument title="Do you need an app at all?">
        <p>
          Often not. A family that buys one sofa in ten years will not install anything to do it. Give them a
          good web page.
        </p>
        <p>
          An app is useful where there is a habit: milk tomorrow, the child’s homework tonight, the next drop
          on the delivery list. It remembers who you are, works where there is no signal, and can send a
          message when the school bus is late or the order is packed. We ask about that habit first. If we
          cannot find one, we tell you before you have spent anything on it.
        </p>
        <p>
          If it is there, the first version does a single task for your regulars and does it well. What they
          ask for next is a better plan than any list of features drawn up beforehand.
        </p>
      </Argument>

      <Enquiry form="mobileApp" />

      <Routes
        title="Android, iPhone or mobile website"
        intro="Which phones do your customers have? The answer decides where to begin."
      >
        <Route to="androidApp" title="Android app" action="See Android">
          For low-cost handsets and large ones, on patchy networks, through Google Play.
        </Route>
        <Route to="iosApp" title="iOS app" action="See iOS">
          For iPhone and iPad, built to Apple’s rules and taken through its review.
        </Route>
        <Route to="/mobile-website-development-services" title="Mobile website" action="Ask about it">
          No download: a site that behaves like an app, opened from a link or a QR code.
        </Route>
      </Routes>

      <Scenes
        title="A sample app for a dairy"
        intro="Gopal Dairy is made up. Each evening its customers check the milk for tomorrow."
        frame="phone"
      >
        <Scene
          title="Open"
          screen={
            <Screen
              frame="phone"
              bar="8:05 pm"
              label="The first screen of a dairy’s app: two litres of milk and curd for tomorrow, with buttons to change it or to skip a day."
            >
              <Heading>Tomorrow</Heading>
              <Row value="2 litres">Cow milk</Row>
              <Row value="400 g">Curd</Row>
              <Press>Change</Press>
              <Press isQuiet>Skip a day</Press>
              <Text isSoft>Open until 10 pm</Text>
            </Screen>
          }
        >
          The app opens on tomorrow’s order. On most evenings there is nothing to tap.
        </Scene>
        <Scene
          title="Order"
          screen={
            <Screen
              frame="phone"
              bar="8:06 pm"
              label="The order is changed to three litres of milk, curd and paneer. The total is Rs 322."
            >
              <Heading>Change order</Heading>
              <Row value="− 3 +">Milk, litres</Row>
              <Row value="− 1 +">Curd, 400 g</Row>
              <Row value="− 1 +">Paneer, 200 g</Row>
              <Row value="Rs 322" isTotal>
                Total
              </Row>
              <Press>Save</Press>
            </Screen>
          }
        >
          One screen, large buttons, and the price before saving.
        </Scene>
        <Scene
          title="Offline"
          screen={
            <Screen
              frame="phone"
              bar="No network"
              label="Without network the app says that the order is kept on the phone and will be sent later."
            >
              <Tag>Not sent yet</Tag>
              <Heading>3 litres, curd, paneer</Heading>
              <Text>Kept on this phone. It goes out when you are online.</Text>
              <Press isQuiet>Send by SMS</Press>
            </Screen>
          }
        >
          In a lift or a basement the order is not lost, and the app says so.
        </Scene>
        <Scene
          title="Reminder"
          screen={
            <Screen
              frame="phone"
              bar="9:30 pm"
              label="A reminder with a drawn milk bottle: it asks whether the family is away for Holi, with buttons to stop the milk for three days or to keep it."
            >
              <Photo ground="accent">
                <path fill="var(--on-accent)" d="M52 9H68V18L75 28V57H45V28L52 18z" />
                <path fill="var(--ochre)" d="M50 4H70V9H50zM45 36H75V48H45z" />
              </Photo>
              <Heading>Away for Holi?</Heading>
              <Press>Stop for 3 days</Press>
              <Press isQuiet>Keep my milk</Press>
            </Screen>
          }
        >
          One message, when it helps. Customers can turn reminders off.
        </Scene>
      </Scenes>

      <Steps
        title="How we make an app, in four steps"
        intro="From the second step on you can try it on your own phone."
      >
        <Step title="Name the habit">
          Who opens it, how often, and standing where: at a counter, in a bus, on a ladder with one hand free.
        </Step>
        <Step title="Try the sketch">
          You can tap through the screens before there is code. Give them to three regular customers and
          watch.
        </Step>
        <Step title="Build for bad conditions">
          Lost signal, full memory, a payment that hangs. We make these come out right first.
        </Step>
        <Step title="Publish and maintain">
          Store pages, review, launch. Then updates, because phone systems change every year.
        </Step>
      </Steps>

      <Questions title="Questions before you order an app">
        <Question ask="Android or iPhone first?">
          <p>
            Look at who pays you. If most of them carry Android, begin there and give the others a mobile
            website for now. If both matter equally, we build both on the same server.
          </p>
        </Question>
        <Question ask="What does an app cost after launch?">
          <p>
            Three things go on: the server, the fees of the store accounts, and updates for new versions of
            Android and iOS. The quote lists each of them, so the second year brings no surprise.
          </p>
        </Question>
        <Question ask="Will it work without internet?">
          <p>
            The parts that should, yes. A route list, a timetable or a half-written order waits on the phone
            and goes out when the signal returns. What must never wait, such as a payment, says so plainly.
          </p>
        </Question>
        <Question ask="Can it use the stock figures in our billing software?">
          <p>
            If that software lets data in and out, usually. Send its name and version with your enquiry, and
            we find out before we quote.
          </p>
        </Question>
      </Questions>

      <Invitation title="Tell us who would use your app" to="contact" action="Enquiry Now">
        One customer and one habit are enough for a first opinion: whether it should be an app, for which
        phone, and what the smallest useful version would do.
      </Invitation>
    </>
  );
}
