import { TwoStores } from '../diagrams/two-stores.tsx';
import { Enquiry } from '../parts/enquiry.tsx';
import { Argument } from '../sections/argument.tsx';
import { HeroForm } from '../sections/hero.tsx';
import { Illustration } from '../sections/illustration.tsx';
import { Invitation } from '../sections/invitation.tsx';
import { Question, Questions } from '../sections/questions.tsx';
import { Route, Routes } from '../sections/routes.tsx';
import { Step, Steps } from '../sections/steps.tsx';

export function MobileApp() {
  return (
    <>
      <HeroForm
        form="mobileApp"
        figure="mobileApp"
        title="Mobile apps for people who come back"
        lede="A tiffin service, a dairy route, a gym, a sales team on the road: where the same people return every day, an icon on the phone is the shortest way to you."
      />

      <Argument title="Do you need an app at all?">
        <p>
          Often not. A family that buys one sofa in ten years will not install anything to do it. Give them a
          good web page.
        </p>
        <p>
          An app earns its place where there is a habit: milk tomorrow, the child’s homework tonight, the next
          drop on the delivery list. It remembers who you are, keeps working where the signal goes, and can
          knock politely when the school bus is late or the order is packed. We ask about that habit first. If
          we cannot find one, we tell you before you have spent anything on it.
        </p>
        <p>
          If it is there, the first version does a single task for your regulars and does it well. What they
          ask for next is a better plan than any list of features drawn up beforehand.
        </p>
      </Argument>

      <Enquiry form="mobileApp" />

      <Routes
        title="Three roads to the phone"
        intro="Which phones do your customers carry? That decides more than fashion does."
      >
        <Route to="androidApp" title="Android app" action="See Android">
          For low-cost handsets and large ones, on patchy networks, through Google Play.
        </Route>
        <Route to="iosApp" title="iOS app" action="See iOS">
          For iPhone and iPad, made to pass Apple’s review and to feel at home there.
        </Route>
        <Route to="/mobile-website-development-services" title="Mobile website" action="Ask about it">
          No download: a site that behaves like an app, opened from a link or a QR code.
        </Route>
      </Routes>

      <Illustration
        title="What is made once, and what twice"
        intro="Where the cost of a second platform comes from."
        diagram={<TwoStores />}
      >
        <div>
          <h3>Shared</h3>
          <p>The plan, the screens, the wording, and a server that holds customers and orders for both.</p>
        </div>
        <div>
          <h3>Separate</h3>
          <p>
            Each kind of phone has manners of its own, and needs its own build and its own round of testing on
            real devices.
          </p>
        </div>
        <div>
          <h3>Two gatekeepers</h3>
          <p>Google and Apple each check every release. Both accounts are opened in your name.</p>
        </div>
      </Illustration>

      <Steps
        title="From a habit to the home screen"
        intro="You hold something in your hand from the second step on."
      >
        <Step title="Name the habit">
          Who opens it, how often, and standing where: at a counter, in a bus, on a ladder with one hand free.
        </Step>
        <Step title="Tap the sketch">
          Screens that answer on your own phone before there is code. Hand them to three regulars and say
          nothing.
        </Step>
        <Step title="Build for the bad day">
          Lost signal, full memory, a payment that hangs. We make these come out right first.
        </Step>
        <Step title="List and look after">
          Store pages, review, launch. Then updates, because phone systems change every year.
        </Step>
      </Steps>

      <Questions title="Before you commission an app">
        <Question ask="Android or iPhone first?">
          <p>
            Look at who pays you. If most of them carry Android, begin there and give the others a mobile
            website for now. If both matter equally, the two can be written from largely common code.
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

      <Invitation title="Describe one customer and one habit" to="contact" action="Enquiry Now">
        That is enough for a first opinion: whether it should be an app, for which phone, and what the
        smallest useful version would do.
      </Invitation>
    </>
  );
}
