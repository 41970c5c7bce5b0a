import { ButtonLink } from '../parts/button-link.tsx';
import { CallButton } from '../parts/call-button.tsx';
import { Heading, Input, Press, Row, Screen, Text } from '../samples/screen.tsx';
import { Argument } from '../sections/argument.tsx';
import { Hero } from '../sections/hero.tsx';
import { Question, Questions } from '../sections/questions.tsx';
import { ReadyToDiscuss } from '../sections/ready-to-discuss.tsx';
import { Scene, Scenes } from '../sections/scenes.tsx';
import { Step, Steps } from '../sections/steps.tsx';
import { Tile, Tiles } from '../sections/tiles.tsx';

export function WebPortalDesign() {
  return (
    <>
      <Hero
        title="Web portal design: one login for all"
        lede="A portal is a website that knows who has logged in. A dealer sees only dealer rates, a parent only the child’s marks, a patient only their own reports."
        figure="webPortalDesign"
      >
        <ButtonLink to="contact">Ask for a free quote</ButtonLink>
        <CallButton />
      </Hero>

      <Argument title="Your clerk answers these questions today">
        <p>
          Count the calls of one morning. What is my balance? Has the lorry left? Which chapter is the test
          on? Your clerk puts the caller on hold, opens a register and reads out a line. At six the clerk goes
          home.
        </p>
        <p>
          A web portal gives the same answer from the same records, at any hour, without a third person in
          between. A dealer looks up what the depot holds and books it before going to bed. A tenant reports
          the lift and sees that the complaint was read. A patient takes last year’s report to a doctor in
          another town.
        </p>
        <p>It pays where the same people come back with the same questions.</p>
      </Argument>

      <Steps
        title="Objective, target and research come first"
        intro="We write them down on three pages, and you correct them before we design a screen."
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

      <Scenes
        title="One order in a tile maker’s portal"
        intro="Neelam Tiles and its dealers are made up. All of them log in at one address."
      >
        <Scene
          title="Login"
          screen={
            <Screen
              bar="neelam.example"
              label="The login of the portal: a phone number, a code and a button."
            >
              <Heading>Neelam Tiles</Heading>
              <Input label="Phone">98765 43210</Input>
              <Input label="Code from the message">4819</Input>
              <Press>Log in</Press>
            </Screen>
          }
        >
          The same for dealers and office. The phone number decides which screen opens.
        </Scene>
        <Scene
          title="What a dealer sees"
          screen={
            <Screen
              bar="neelam.example"
              label="A dealer’s view: the balance, the dealer’s own rate, the stock in the depot, order 318 being loaded, and a button for a new order."
            >
              <Text isSoft>Dealer: Sethi Stores, Ropar</Text>
              <Heading>Balance: Rs 84,300</Heading>
              <Row value="Rs 41">Grey matt, your rate per sq ft</Row>
              <Row value="620 boxes">In the depot</Row>
              <Row value="loading">Order 318</Row>
              <Press>New order</Press>
            </Screen>
          }
        >
          Only this dealer’s rate and orders. What a dealer may not see is not on the page.
        </Scene>
        <Scene
          title="What the office sees"
          screen={
            <Screen
              bar="neelam.example"
              label="The office’s view: three orders of the day from three dealers with their states, and the sum that is due."
            >
              <Text isSoft>Office: dispatch</Text>
              <Heading>3 orders today</Heading>
              <Row value="loading">318 Sethi Stores</Row>
              <Row value="unpaid">319 Bawa Traders</Row>
              <Row value="new">320 Malwa Floors</Row>
              <Row isTotal value="Rs 2,16,500">
                Due this week
              </Row>
            </Screen>
          }
        >
          The orders of all dealers, with what is new and what is unpaid.
        </Scene>
        <Scene
          title="One record"
          screen={
            <Screen
              bar="neelam.example/318"
              label="The record of order 318: forty boxes, the bill, when the dealer booked and when the depot loaded, and when the lorry leaves."
            >
              <Heading>Order 318</Heading>
              <Row value="40 boxes">Grey matt, 640 sq ft</Row>
              <Row value="Rs 26,240">Bill</Row>
              <Row value="10.15 am">Booked by the dealer</Row>
              <Row value="11.40 am">Loading, says the depot</Row>
              <Row value="2 pm">Lorry leaves</Row>
              <Press isQuiet>Open the bill</Press>
            </Screen>
          }
        >
          Dealer, office and depot read the same lines, so “Has it left?” needs no call.
        </Scene>
      </Scenes>

      <Tiles title="Benefits for everyone who logs in">
        <Tile title="Your staff">
          They get back the hours that went into reading out balances, and keep the calls that need judgement.
        </Tile>
        <Tile title="Your clients">
          They have the answer at eleven at night, in writing, and can show it to a colleague.
        </Tile>
        <Tile title="Your records">
          They are typed once, by the person who knows, so that two registers can no longer disagree.
        </Tile>
        <Tile title="You">
          You open one page in the morning and see what is waiting, what is late and what is unpaid.
        </Tile>
      </Tiles>

      <Questions title="Questions about a web portal">
        <Question ask="Our data is in Tally and in Excel. Is that a problem?">
          <p>
            It is the usual beginning. Either the portal reads from them at fixed hours, or the records move
            into it. Which is better depends on who else works with those files, and the research settles it.
          </p>
        </Question>
        <Question ask="Who can see what we put in?">
          <p>
            Only the roles that you name. Every change goes into a log with the person and the hour. Before
            the opening we try each page with the wrong login and make sure that it stays closed.
          </p>
        </Question>
        <Question ask="Can we begin with one part?">
          <p>
            We would rather you did. Open the one that answers the most calls, let it run for some weeks, and
            add the next when people ask for it.
          </p>
        </Question>
      </Questions>

      <ReadyToDiscuss title="Ready to discuss your project?">
        Write down one day’s calls, then call us. We can start from that list, and the quote is free.
      </ReadyToDiscuss>
    </>
  );
}
