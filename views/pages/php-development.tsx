import { ApplicationFloors } from '../diagrams/application-floors.tsx';
import { Enquiry } from '../parts/enquiry.tsx';
import { Argument } from '../sections/argument.tsx';
import { HeroForm } from '../sections/hero.tsx';
import { Illustration, Point } from '../sections/illustration.tsx';
import { Question, Questions } from '../sections/questions.tsx';
import { ReadyToDiscuss } from '../sections/ready-to-discuss.tsx';
import { Step, Steps } from '../sections/steps.tsx';
import { Tile, Tiles } from '../sections/tiles.tsx';

export function PhpDevelopment() {
  return (
    <>
      <HeroForm
        title="PHP development, cut to your work"
        lede="Where no ready product does it your way, we write it in PHP: booking engines, dealer panels, fees and results."
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
          PHP is old enough to be dull, which is what one wants of a foundation. Hosts everywhere run it, and
          people who know it are easy to find.
        </p>
      </Argument>

      <Enquiry form="phpDevelopment" />

      <Tiles title="Benefits of building in PHP">
        <Tile title="No licence to buy">
          The language, the database and the server under them are free. You pay for work, not by the seat.
        </Tile>
        <Tile title="At home on any host">
          From a shared plan to your own cloud server, and from one to the other when you grow.
        </Tile>
        <Tile title="It talks to the rest">
          Payment gateways, SMS, e-mail, accounts software, the attendance machine at the gate.
        </Tile>
        <Tile title="It grows by parts">
          Bookings first, bills when bookings run smoothly, without tearing down what stands.
        </Tile>
        <Tile title="Guarded by habit">
          Passwords are stored scrambled, every input is checked, and backups are tried by restoring one.
        </Tile>
        <Tile title="Open to the next hand">
          Plain names, a known framework, notes and tests. Another developer can take over in days.
        </Tile>
      </Tiles>

      <Illustration
        title="Three floors, kept apart"
        intro="A booking system in section. Each floor can be repaired while people live on the others."
        diagram={<ApplicationFloors />}
      >
        <Point title="Pages">What guests and staff see. A new look touches this floor alone.</Point>
        <Point title="Rules">
          How you work: seasons, discounts, who may cancel. Payments and messages plug in here.
        </Point>
        <Point title="Records">What you must still be able to find years from now.</Point>
      </Illustration>

      <Steps
        title="If the old code was written by others"
        intro="Often the author has moved to another city. We do not begin by laughing at the work."
      >
        <Step title="Read">
          We run it on a copy and write down what it does, including what no one remembers asking for.
        </Step>
        <Step title="Make safe">
          A current version of PHP, the holes closed, backups that work. It looks the same as before.
        </Step>
        <Step title="Test">
          What you cannot afford to lose gets a test of its own: the bill total, the seat count, the login.
        </Step>
        <Step title="Change">Only now your new wishes, one at a time, each small enough to undo.</Step>
      </Steps>

      <Questions title="Owners ask, programmers answer">
        <Question ask="Why not buy a ready product?">
          <p>
            A ready product suits work that all firms do alike, such as payroll. We write our own where the
            part it lacks is the part you earn your money with.
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
