import { DedicatedTeam } from '../diagrams/dedicated-team.tsx';
import { FixedPrice } from '../diagrams/fixed-price.tsx';
import { ScopeAndRisk } from '../diagrams/scope-and-risk.tsx';
import { TimeAndMaterial } from '../diagrams/time-and-material.tsx';
import { facts } from '../facts.ts';
import { ButtonLink } from '../parts/button-link.tsx';
import { CallButton } from '../parts/call-button.tsx';
import { Link } from '../parts/link.tsx';
import { Check, Checklist } from '../sections/checklist.tsx';
import { Hero } from '../sections/hero.tsx';
import { Illustration } from '../sections/illustration.tsx';
import { Invitation } from '../sections/invitation.tsx';
import { Model, Pricing } from '../sections/pricing.tsx';
import { Question, Questions } from '../sections/questions.tsx';
import { Step, Steps } from '../sections/steps.tsx';
import { Tile, Tiles } from '../sections/tiles.tsx';

export function Packages() {
  return (
    <>
      <Hero
        figure="packages"
        title="Three ways to pay for the work"
        lede="Fixed price, time and material, or a dedicated team. Which of them is fair to you depends on one thing above all: how much of the work you can describe today."
      >
        <ButtonLink to="contact">Ask for a quote</ButtonLink>
        <CallButton />
      </Hero>

      <Pricing title="What you pay, and when">
        <Model
          title="Fixed price"
          diagram={<FixedPrice />}
          pays="A lump sum, agreed before work begins"
          fits="A well-defined scope: pages and functions that can be listed now"
          carries="Ours: if it takes us longer, the sum stays"
        >
          You describe the work, we put one sum on it, and the sum holds for as long as the description does.
        </Model>
        <Model
          title="Time and material"
          diagram={<TimeAndMaterial />}
          pays="By the hour, for the hours worked"
          fits="An unclear or changing scope: things you find out on the way"
          carries="Yours, in short stages, with the hours in plain sight"
        >
          We work and note the hours, you see what they went into, and you may turn at any corner.
        </Model>
        <Model
          title="Dedicated team"
          diagram={<DedicatedTeam />}
          pays="By the month, for full-time staff"
          fits="Large or ongoing projects: work that has no last day"
          carries="Shared: we keep the people, you keep them busy"
        >
          Some of us work for you alone, full time and by your priorities, as if your office had grown.
        </Model>
      </Pricing>

      <Illustration
        title="Scope and risk go together"
        intro="No model makes the risk vanish. Each one only settles who stands under it."
        diagram={<ScopeAndRisk />}
      >
        <p>
          <strong>The less is known,</strong> the more an honest lump sum has to allow for surprises. You
          would pay for them even if they stayed away, so hours are fairer.
        </p>
        <p>
          <strong>In the middle</strong> the work is large and its parts change places, but there is always
          enough of it. People by the month cost less to plan than a contract for every part.
        </p>
        <p>
          <strong>When all is listed,</strong> you can hold us to the list, and the risk of a wrong estimate
          belongs to those who made it: us.
        </p>
      </Illustration>

      <Steps title="Choose in three questions" intro="Ask them in this order, and stop at the first yes.">
        <Step title="Can you list it?">
          Every page, form, payment and language on one sheet, with nothing left to find out. Yes: ask for a
          fixed price.
        </Step>
        <Step title="Will it fill months?">
          A portal with many parts, an app that grows, a shop that changes daily. Yes: take a dedicated team.
        </Step>
        <Step title="Neither of the two?">
          Then begin with time and material, in one short stage. It often ends with the very list that
          question one asks for.
        </Step>
      </Steps>

      <Tiles
        title="Compare your project with these"
        intro="Three cases, made up to compare with. They are not our clients."
      >
        <Tile title="A music school’s website">
          Eight pages, a map, a form for trial lessons, English and Hindi. All of it can be named, so all of
          it can be priced: fixed price.
        </Tile>
        <Tile title="A travel desk’s quotation tool">
          The desk works by rules that nobody has written down. They come to light while we build, so the
          hours are counted: time and material.
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
            stands in the <Link to="terms">terms</Link>.
          </p>
        </Question>
        <Question ask="Do I get the deposit back if things go wrong?">
          <p>
            Yes, if we fail to deliver. Not if work has started and it is you who ends the project: by then it
            has paid for people’s days.
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

      <Invitation title="Half a list will do" to="contact" action="Send what you have">
        Write down what you know about the work and where it becomes hazy. We answer with the model that we
        would choose in your place, and why.
      </Invitation>
    </>
  );
}
