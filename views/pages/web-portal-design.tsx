import { PortalPlan } from '../diagrams/portal-plan.tsx';
import { ButtonLink } from '../parts/button-link.tsx';
import { CallButton } from '../parts/call-button.tsx';
import { Argument } from '../sections/argument.tsx';
import { Hero } from '../sections/hero.tsx';
import { Illustration, Point } from '../sections/illustration.tsx';
import { Question, Questions } from '../sections/questions.tsx';
import { ReadyToDiscuss } from '../sections/ready-to-discuss.tsx';
import { Step, Steps } from '../sections/steps.tsx';
import { Tile, Tiles } from '../sections/tiles.tsx';

export function WebPortalDesign() {
  return (
    <>
      <Hero
        title="A web portal: one door, many rooms"
        lede="A portal is a website that knows who came in. The dealer sees dealer rates, the parent one child’s marks, the patient one set of reports, and none of them sees more."
        figure="webPortalDesign"
      >
        <ButtonLink to="contact">Ask for a free quote</ButtonLink>
        <CallButton />
      </Hero>

      <Argument title="You run a portal already, by telephone">
        <p>
          Count the calls of one morning. What is my balance? Has the lorry left? Which chapter is the test
          on? Your clerk puts the caller on hold, opens a register and reads out a line. The clerk is your
          portal, and goes home at six.
        </p>
        <p>
          A web portal gives the same answer from the same records, at any hour, without a third person in
          between. A dealer looks up what the depot holds and books it before going to bed. A tenant reports
          the lift and sees that the complaint was read. A patient takes last year’s report to a doctor in
          another town.
        </p>
        <p>It pays where the same people come back with the same questions.</p>
      </Argument>

      <Illustration
        title="A tile maker’s portal, in plan"
        intro="A dealer has come in. The red road shows where the dealer’s key leads."
        diagram={<PortalPlan />}
      >
        <Point title="The door">
          One address and one login for all, by password or by a code sent to the phone.
        </Point>
        <Point title="Open rooms">
          The dealer’s own rates, what the depot holds today, and past orders with their bills.
        </Point>
        <Point title="Closed rooms">
          They are not greyed out, they are absent. What a dealer may not open, the screen does not mention.
        </Point>
      </Illustration>

      <Steps
        title="Settled before anything is drawn"
        intro="Three pages of plain writing, which you correct until they are true."
      >
        <Step title="Objective">
          What the portal must take off your hands, in one sentence that can be checked: no more calls about
          balances, every order in by four, reports without a second visit.
        </Step>
        <Step title="Target">
          Who will come in, and with what. A driver with a cracked phone and a purchase manager at a desk need
          different screens, even when they ask about the same consignment.
        </Step>
        <Step title="Research">
          We sit at your counter, talk to some of the people who will use it, and go through the registers and
          sheets. Every question that is asked twice is written down.
        </Step>
      </Steps>

      <Tiles title="Benefits, and whose they are">
        <Tile title="Your staff">
          Get back the hours that went into reading out balances, and keep the calls that need judgement.
        </Tile>
        <Tile title="Your clients">
          Have the answer at eleven at night, in writing, and can show it to a colleague.
        </Tile>
        <Tile title="Your records">
          Are typed once, by the person who knows, so that two registers can no longer disagree.
        </Tile>
        <Tile title="You">
          Open one page in the morning and see what is waiting, what is late and what is unpaid.
        </Tile>
      </Tiles>

      <Questions title="Starting small, starting from Tally">
        <Question ask="Our data is in Tally and in Excel. Is that a problem?">
          <p>
            It is the usual beginning. Either the portal reads from them at fixed hours, or the records move
            into it. Which is better depends on who else works with those files, and the research settles it.
          </p>
        </Question>
        <Question ask="Who can see what we put in?">
          <p>
            Only the roles that you name. Every change goes into a log with the person and the hour. We try
            the doors ourselves with the wrong keys before the right ones are given out.
          </p>
        </Question>
        <Question ask="Can we begin with one room?">
          <p>
            We would rather you did. Open the one that answers the most calls, let it run for some weeks, and
            add the next when people ask for it.
          </p>
        </Question>
      </Questions>

      <ReadyToDiscuss title="Ready to discuss your project?">
        Keep a tally of one day’s calls and call us with it. That is your brief, and the quote is free.
      </ReadyToDiscuss>
    </>
  );
}
