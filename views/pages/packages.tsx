import { DedicatedTeam } from '../diagrams/dedicated-team.tsx';
import { FixedPrice } from '../diagrams/fixed-price.tsx';
import { ScopeAndRisk } from '../diagrams/scope-and-risk.tsx';
import { TimeAndMaterial } from '../diagrams/time-and-material.tsx';
import { facts } from '../facts.ts';
import { ButtonLink } from '../parts/button-link.tsx';
import { CallButton } from '../parts/call-button.tsx';
import { Link } from '../parts/link.tsx';
import { Check, Checklist } from '../sections/checklist.tsx';
import { Guarantees } from '../sections/guarantees.tsx';
import { Hero } from '../sections/hero.tsx';
import { Illustration } from '../sections/illustration.tsx';
import { Invitation } from '../sections/invitation.tsx';
import { Model, Pricing } from '../sections/pricing.tsx';
import { Question, Questions } from '../sections/questions.tsx';
import { Scope } from '../sections/scope.tsx';
import { Tile, Tiles } from '../sections/tiles.tsx';

export function Packages() {
  return (
    <>
      <Hero
        figure="packages"
        title="Three ways to pay for the work"
        lede="A fixed price, by the hour, or a team by the month. Answer three questions and see which one is fair for your project."
      >
        <ButtonLink to="contact">Ask for a quote</ButtonLink>
        <CallButton />
      </Hero>

      <Scope
        title="Which one suits your project?"
        intro="Nothing is sent. The answers only change what this page shows."
        fixed={
          <>
            <h3>Fixed price</h3>
            <p>
              You can list the work, so we can name one sum for it before we begin. The sum stays, even if the
              work takes us longer.
            </p>
            <ButtonLink to="contact">Ask for a fixed price</ButtonLink>
          </>
        }
        hourly={
          <>
            <h3>Time and material</h3>
            <p>
              The list is not complete yet, so you pay for the hours worked, in short stages. After each stage
              you see the hours and decide whether to go on.
            </p>
            <ButtonLink to="contact">Ask for an hourly quote</ButtonLink>
          </>
        }
        team={
          <>
            <h3>Dedicated team</h3>
            <p>
              There is steady work and you lead it, so some of us work for you alone, full time, for a monthly
              sum.
            </p>
            <ButtonLink to="contact">Ask for a team</ButtonLink>
          </>
        }
      />

      <Pricing title="What you pay, and when">
        <Model
          title="Fixed price"
          diagram={<FixedPrice />}
          pays="A lump sum, agreed before work begins"
          fits="A well-defined scope: pages and functions that can be listed now"
          carries="Ours: if it takes us longer, the sum stays"
        >
          You describe the work and we name one sum for it. The sum changes only if the description does.
        </Model>
        <Model
          title="Time and material"
          diagram={<TimeAndMaterial />}
          pays="By the hour, for the hours worked"
          fits="An unclear or changing scope: things you find out on the way"
          carries="Yours, in short stages, and you see every hour"
        >
          We note the hours and you see what they were used for. You can change the plan at any time.
        </Model>
        <Model
          title="Dedicated team"
          diagram={<DedicatedTeam />}
          pays="By the month, for full-time staff"
          fits="Large or ongoing projects: work that goes on"
          carries="Shared: we provide the people, you provide the work"
        >
          Some of us work for you alone, full time, on what you choose.
        </Model>
      </Pricing>

      <Illustration
        title="Who carries the risk"
        intro="Work can take longer than planned. Each model says who pays for that."
        diagram={<ScopeAndRisk />}
      >
        <p>
          <strong>Little is known yet:</strong> a fixed sum would have to include every possible surprise, and
          you would pay for it even if none came. Paying by the hour is fairer.
        </p>
        <p>
          <strong>Much work, often changing:</strong> a monthly team is simpler than a new contract for every
          part.
        </p>
        <p>
          <strong>Everything is listed:</strong> you can hold us to the list. If our estimate was wrong, that
          is our loss.
        </p>
      </Illustration>

      <Guarantees />

      <Tiles title="Compare your project with these" intro="Three made-up cases. They are not our clients.">
        <Tile title="A music school’s website">
          Eight pages, a map, a form for trial lessons, English and Hindi. All of it can be named, so all of
          it can be priced: fixed price.
        </Tile>
        <Tile title="A travel desk’s quotation tool">
          Nobody has written down how the quotations are worked out. We find out while we build, so the hours
          are counted: time and material.
        </Tile>
        <Tile title="A distributor’s dealer portal">
          First orders, then stock and claims, then an app, then the next state. The people stay on it: a
          dedicated team.
        </Tile>
      </Tiles>

      <Checklist title="What every quote says" intro="Whichever model it is for.">
        <Check>What we make, page by page or task by task, and what is left out.</Check>
        <Check>What you have to supply, and by when.</Check>
        <Check>Which sum is due when, the deposit included.</Check>
        <Check>What others charge on top: domain, hosting, licences, advertising.</Check>
        <Check>Who speaks for you and who for us.</Check>
      </Checklist>

      <Questions title="Questions about paying">
        <Question ask="How much is due at the start?">
          <p>
            A deposit of {facts.depositPercent}% of the total fee. The other {100 - facts.depositPercent}% you
            pay in instalments until delivery or publication; the balance invoice follows delivery. All of it
            is in the <Link to="terms">terms</Link>.
          </p>
        </Question>
        <Question ask="Do I get the deposit back if things go wrong?">
          <p>
            Yes, if we fail to deliver. Not if work has started and it is you who ends the project: by then it
            has paid for work done.
          </p>
        </Question>
        <Question ask="Why is there no price list?">
          <p>
            Because a caterer’s five pages and a wholesaler’s shop are both called a website. A figure that
            covers both would be wrong for each. Describe yours and you get a figure for yours.
          </p>
        </Question>
        <Question ask="May I change from one model to another?">
          <p>
            Between stages, yes, in writing. Many projects are explored by the hour, built at a fixed price
            and looked after by the month.
          </p>
        </Question>
        <Question ask="What happens when I want something that is not on the list?">
          <p>
            We tell you its price and what it does to the date before we begin. You say yes or no. Until then
            the project goes on as agreed.
          </p>
        </Question>
      </Questions>

      <Invitation title="A half-finished list is enough" to="contact" action="Send what you have">
        Write down what you know about the work, and what you do not know yet. We answer with the model that
        we would choose in your place, and why.
      </Invitation>
    </>
  );
}
