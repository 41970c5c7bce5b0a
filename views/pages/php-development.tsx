import { Enquiry } from '../parts/enquiry.tsx';
import { Heading, Input, Press, Row, Screen, Tag } from '../samples/screen.tsx';
import { Argument } from '../sections/argument.tsx';
import { HeroForm } from '../sections/hero.tsx';
import { Question, Questions } from '../sections/questions.tsx';
import { ReadyToDiscuss } from '../sections/ready-to-discuss.tsx';
import { Scene, Scenes } from '../sections/scenes.tsx';
import { Step, Steps } from '../sections/steps.tsx';
import { Tile, Tiles } from '../sections/tiles.tsx';

export function PhpDevelopment() {
  return (
    <>
      <HeroForm
        title="PHP development that fits your work"
        lede="Office software, written in PHP for the way you work: bookings, dealer orders, fees. It runs in any browser."
        figure="phpDevelopment"
        form="phpDevelopment"
      />

      <Argument title="The spreadsheet that three people keep open">
        <p>
          Every growing business has one. It began as a list of rooms, or lorries, or students. Now it has
          eleven tabs, colours that only one clerk can read, and a copy on somebody’s laptop that is two days
          old.
        </p>
        <p>
          It is software that was never designed. We design it. The guest house gets a calendar in which two
          people cannot sell the same room. The transporter gets a trip sheet that the driver fills in at the
          toll. The institute takes its fees online, and each receipt carries its own number.
        </p>
        <p>
          PHP has been in use for thirty years. Hosts everywhere run it, and people who know it are easy to
          find.
        </p>
      </Argument>

      <Enquiry form="phpDevelopment" />

      <Tiles title="Benefits of building in PHP">
        <Tile title="No licence to buy">
          The language, the database and the server under them are free. You pay for work, not per user.
        </Tile>
        <Tile title="Runs on any hosting">
          From a shared plan to your own cloud server, and from one to the other when you grow.
        </Tile>
        <Tile title="Connects to what you have">
          Payment gateways, SMS, e-mail, accounts software, the attendance machine at the gate.
        </Tile>
        <Tile title="Can grow in parts">
          Bookings first, then bills. Pages, rules and records are kept apart, so a new look does not touch
          your data.
        </Tile>
        <Tile title="Safe with your data">
          Passwords are stored scrambled, every input is checked, and backups are tried by restoring one.
        </Tile>
        <Tile title="Not tied to us">
          Plain names, a known framework, notes and tests. Another developer can take over.
        </Tile>
      </Tiles>

      <Scenes
        title="What an office system looks like"
        intro="Pahari Truck Lines is a made-up transporter. These are four screens of its system."
      >
        <Scene
          title="Login"
          screen={
            <Screen
              label="The login page of a made-up transport office: a name, a password, a code from the phone and a button."
              bar="office.pahari.example"
            >
              <Heading>Pahari Truck Lines</Heading>
              <Input label="Name">suman</Input>
              <Input label="Password">••••••••</Input>
              <Input label="Code from your phone">402 118</Input>
              <Press>Log in</Press>
            </Screen>
          }
        >
          Each person has a login. Nobody needs to share a password.
        </Scene>
        <Scene
          title="Roles"
          screen={
            <Screen
              label="A table of roles: drivers open their own trips, clerks trips and bills, the accountant bills and payments, the owner everything."
              bar="office.pahari.example"
            >
              <Heading>Who may open what</Heading>
              <Row value="own trips">Driver</Row>
              <Row value="trips, bills">Clerk</Row>
              <Row value="bills, payments">Accountant</Row>
              <Row value="everything">Owner</Row>
              <Press isQuiet>Add a person</Press>
            </Screen>
          }
        >
          The owner sets this without a programmer. Drivers do not see the rates.
        </Scene>
        <Scene
          title="A record"
          screen={
            <Screen
              label="The record of one trip: route, driver, advance and tolls, marked as delivered, with a button that prints the bill."
              bar="office.pahari.example"
            >
              <Heading>Trip 2418</Heading>
              <Row value="Ludhiana to Delhi">Route</Row>
              <Row value="Balbir">Driver</Row>
              <Row value="Rs 8,000">Advance</Row>
              <Row value="Rs 1,120">Tolls</Row>
              <Tag>Delivered</Tag>
              <Press>Print the bill</Press>
            </Screen>
          }
        >
          The driver enters tolls on the road. The bill takes them from here.
        </Scene>
        <Scene
          title="Its history"
          screen={
            <Screen
              label="The history of the same trip: who opened it, who added a toll, and who changed the advance from what to what."
              bar="office.pahari.example"
            >
              <Heading>Trip 2418: changes</Heading>
              <Row value="Mon 9:05">Suman opened it</Row>
              <Row value="Mon 14:40">Balbir added a toll of Rs 1,120</Row>
              <Row value="Tue 10:15">Suman set the advance from Rs 6,000 to Rs 8,000</Row>
            </Screen>
          }
        >
          If a figure looks wrong, you see who changed it, when, and what it was before.
        </Scene>
      </Scenes>

      <Steps
        title="If the old code was written by others"
        intro="Often the programmer cannot be reached any more. We can still take the system over."
      >
        <Step title="Read">
          We run it on a copy and write down what it does, including what no one remembers asking for.
        </Step>
        <Step title="Make safe">
          A current version of PHP, security holes closed, backups that work. It looks the same as before.
        </Step>
        <Step title="Test">
          What you cannot afford to lose gets a test of its own: the bill total, the seat count, the login.
        </Step>
        <Step title="Change">Only now your new wishes, one at a time, each small enough to undo.</Step>
      </Steps>

      <Questions title="Questions about PHP systems">
        <Question ask="Why not buy a ready product?">
          <p>
            A ready product suits work that all firms do alike, such as payroll. We write our own where it
            lacks the part that earns your money.
          </p>
        </Question>
        <Question ask="Which framework do you use?">
          <p>
            Laravel for most new systems, plain PHP where the job is small, and whatever is already there when
            we take over old code.
          </p>
        </Question>
        <Question ask="How do we explain what we want?">
          <p>
            Show us how it is done today, with paper, sheet and phone calls. We write the description, you
            correct it, and it becomes part of the quote.
          </p>
        </Question>
      </Questions>

      <ReadyToDiscuss title="Bring the spreadsheet">
        Tell us which sheet everybody keeps open and what went wrong in it last month. The quote begins there.
      </ReadyToDiscuss>
    </>
  );
}
