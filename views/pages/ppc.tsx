import { HundredClicks } from '../diagrams/hundred-clicks.tsx';
import { Split } from '../layout/split.tsx';
import { Link } from '../parts/link.tsx';
import { Entry, Paper } from '../samples/document.tsx';
import { Calculator } from '../sections/calculator.tsx';
import { Cta } from '../sections/cta.tsx';
import { Enquiry } from '../sections/enquiry.tsx';
import { Deliverables, Duration, Essentials, Needs, Next, Price } from '../sections/essentials.tsx';
import { Hero } from '../sections/hero.tsx';
import { Piece, Pieces } from '../sections/pieces.tsx';
import { Prose, Statement } from '../sections/prose.tsx';
import { Question, Questions } from '../sections/questions.tsx';
import { Report } from '../sections/report.tsx';

export function Ppc() {
  return (
    <>
      <Hero
        figure="ppc"
        title="PPC campaigns with a monthly limit you set"
        lede="PPC means pay per click: you pay when somebody clicks your ad. "
      />

      <Split ground="ink">
        <Prose layout="beside" title="Which clicks a PPC campaign should buy">
          <Statement as="search">root canal cost Mohali</Statement>

          <p>A dentist should buy this click.</p>
          <p>
            We use <Link to="googleAds">Google Ads</Link>.
          </p>
        </Prose>
        <Report title="A sample PPC report: one week" intro="What each call cost a made-up dentist.">
          <Paper client="phaseSevenDental" of="Phase 7 Dental, Mohali" date="3 to 9 August">
            <Entry name="root canal cost mohali" count="60 clicks, 6 calls, Rs 1,200" sum="Rs 200" />
            <Entry name={<del>what is a root canal</del>} count="20 clicks, 0 calls, Rs 240" sum="no call">
              Blocked.
            </Entry>
            <Entry name="All" count="80 clicks, 6 calls, Rs 1,440" sum="Rs 240" />
          </Paper>
        </Report>
      </Split>

      <Calculator
        name="ppc"
        drawing={HundredClicks}
        layout="tag"
        title="What a new customer costs with PPC"
        intro="Your own figures, without our fee."
      >
        <p>
          <strong>The price of a click</strong>: open Keyword Planner and type your search. See “Top of page
          bid”.
        </p>
        <p>
          <strong>How many call or write</strong>: in the Campaigns table of Google Ads, see “Conv. rate”.
        </p>
      </Calculator>

      <Enquiry form="ppc" />

      <Pieces layout="fields" title="Two services that help PPC">
        <Piece ground="ochre" picture="searchThatGrows" to="seo" title="SEO">
          SEO is for searches that matter for years.
        </Piece>
        <Piece ground="vermilion" picture="halfCleanCar" to="youtubeMarketing" title="YouTube Ads">
          Videos are for work that people want to see.
        </Piece>
      </Pieces>

      <Essentials title="PPC: what you get, and when" picture="cardClicks">
        <Deliverables
          monthly={
            <>
              <li>Bids changed and searches blocked</li>
              <li>A report each week</li>
            </>
          }
        >
          <li>A list of searches to buy and to block</li>
          <li>Your first ads</li>
          <li>A first report</li>
        </Deliverables>
        <Duration>New pages take longer.</Duration>
        <Price
          less="You advertise in one town."
          more="You advertise in three towns."
          othersBill="each click (Google, with GST)"
        />
        <Needs>
          <li>What you sell, and its profit</li>
          <li>The towns you serve</li>
          <li>When you answer the phone</li>
          <li>Your monthly limit</li>
        </Needs>
        <Next>
          <li>You tell us what you sell.</li>
          <li>We look up what the clicks cost.</li>
          <li>You get a quote.</li>
          <li>You pay the deposit, and we start.</li>
        </Next>
      </Essentials>

      <Questions title="Questions about PPC budgets">
        <Question ask="How much should I put in for a trial?">
          <p>Enough for a hundred clicks.</p>
        </Question>

        <Question ask="May a dentist advertise?">
          <p>Yes, with facts. The Dental Council forbids false promises and rebates.</p>
        </Question>
        <Question ask="When is it better to stop?">
          <p>Stop when a customer costs more than you earn from one.</p>
        </Question>
      </Questions>

      <Cta title="What may a new customer cost you?">Tell us what a customer brings you.</Cta>
    </>
  );
}
