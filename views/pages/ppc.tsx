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
import { Question, Questions, RightPage } from '../sections/questions.tsx';
import { Report } from '../sections/report.tsx';

export function Ppc() {
  return (
    <>
      <Hero
        figure="ppc"
        title="PPC campaigns with a monthly limit you set"
        lede="PPC means pay per click: you pay when somebody clicks your ad."
      />

      <Split ground="ink">
        <Prose layout="beside" title="Which clicks a PPC campaign should buy">
          <Statement as="search">root canal cost Mohali</Statement>

          <p>A dentist should buy this click.</p>
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
        intro="Our fee comes on top."
      >
        <p>
          <strong>The price of a click</strong>: open Keyword Planner and type your search. See “Top of page
          bid”.
        </p>
        <p>
          <strong>How many call or write</strong>: in Google Ads, see “Conv. rate”.
        </p>
      </Calculator>

      <Enquiry form="ppc" />

      <Pieces layout="fields" title="Two services that help PPC">
        <Piece ground="ochre" picture="searchThatGrows" to="seo" title="SEO">
          It works for years.
        </Piece>
        <Piece ground="vermilion" picture="halfCleanCar" to="youtubeMarketing" title="YouTube Ads">
          They show your work.
        </Piece>
      </Pieces>

      <Essentials title="PPC: what you get, and when" picture="cardClicks">
        <Deliverables
          monthly={
            <>
              <li>Bids changed, searches blocked, new ads</li>
              <li>A report each week</li>
            </>
          }
        >
          <li>A list of searches</li>
          <li>Your first ads, and a count of the calls</li>
        </Deliverables>
        <Duration>New pages take longer.</Duration>
        <Price
          less="You advertise in one town."
          more="You advertise in three towns."
          othersBill="Each click (Google, with GST)"
        />
        <Needs access="Google Ads and your website, if you have them">
          <li>What you sell, and its profit</li>
          <li>The towns you serve</li>
          <li>Your limit</li>
        </Needs>
        <Next>
          <li>You tell us what you sell.</li>
          <li>We look up what the clicks cost.</li>
          <li>You get a quote.</li>
          <li>You pay the deposit, and we start.</li>
        </Next>
      </Essentials>

      <Questions title="Questions about PPC budgets">
        <RightPage />

        <Question ask="May a dentist advertise?">
          <p>
            Yes, with true facts. The Dental Council forbids false promises and rebates. Read{' '}
            <Link to="seo" hash="dentist">
              what your website may say
            </Link>
            .
          </p>
        </Question>
        <Question ask="When should we stop?">
          <p>When a customer costs more than you earn.</p>
        </Question>
      </Questions>

      <Cta title="What may a new customer cost you?">Tell us what a customer brings you.</Cta>
    </>
  );
}
