import type { ReactNode } from 'react';
import { DedicatedTeam } from '../diagrams/dedicated-team.tsx';
import { FixedPrice } from '../diagrams/fixed-price.tsx';
import { TimeAndMaterial } from '../diagrams/time-and-material.tsx';
import { Weeks } from '../diagrams/weeks.tsx';
import { estimates } from '../estimates.ts';
import { facts } from '../facts.ts';
import { Link } from '../parts/link.tsx';
import { Pane, Panes } from '../samples/pane.tsx';
import { Heading, Row, Screen, Tag, Text } from '../samples/screen.tsx';
import { Check, Checklist } from '../sections/checklist.tsx';
import { Cta } from '../sections/cta.tsx';
import { Hero } from '../sections/hero.tsx';
import { Item, Piece, Pieces } from '../sections/pieces.tsx';
import { Model, Pricing } from '../sections/pricing.tsx';
import { Question, Questions } from '../sections/questions.tsx';
import { Report } from '../sections/report.tsx';
import { Table } from '../sections/table.tsx';

/** The share of the fee that each of the two later bills of the sample quote has. */
const later = (100 - facts.depositPercent) / 2;

/** The fee of the sample quote and its tax, made up as the school is. The rate of the tax is the real one. */
const fee = 60_000;
const tax = (fee * facts.gstPercent) / 100;

/** The fees of a month in the samples by the month, made up too. */
const seoMonth = 12_000;
const adsMonth = 8_000;
const upkeepMonth = 3_000;

/** How many of six weeks the deposit pays for. A client who stops pays for no less: see `Fees and deposits` in the terms. */
const deposit = (6 * facts.depositPercent) / 100;

export function Packages() {
  return (
    <>
      <Hero
        figure="packages"
        title="Three ways to pay for the work"
        lede="You pay a fixed price, or by the hour, or for a team by the month. Answer up to three questions and see which one is fair for your project."
      />

      <Pieces
        title="Which way to pay suits your project?"
        layout="steps"
        ground="ochre"
        intro={
          <>
            Answer from the top. Stop when an answer names a way to pay. Marketing and upkeep are{' '}
            <a href="#by-the-month">work by the month</a>.
          </>
        }
      >
        <Piece title="Can you list every page and every function today?">
          <Item title="Yes, all of it: fixed price">
            You can list the work, so we can name a sum for all of it. It stays the same, even if we need
            longer.
          </Item>
          <Item title="Not all of it">Go on to the second question.</Item>
        </Piece>
        <Piece title="Is there enough work for several months?">
          <Item title="No, or not sure: time and material">
            The list is not complete yet, so you pay for the hours worked, in short stages. After each stage
            you see the hours and decide whether to go on.
          </Item>
          <Item title="Yes, for months">Go on to the third question.</Item>
        </Piece>
        <Piece title="Will you tell the people each week what comes next?">
          <Item title="Yes, I will: dedicated team">
            You have work for months and you lead it, so some of us work for you alone, full time, for a
            monthly sum.
          </Item>
          <Item title="No, you do that: time and material">
            You pay for the hours worked, in short stages.
          </Item>
        </Piece>
      </Pieces>

      <Pricing title="What you pay, and when">
        <Model
          title="Fixed price"
          ground="vermilion"
          diagram={<FixedPrice />}
          pays="One sum for all of it (a lump sum), in instalments"
          fits="A well-defined scope: pages and functions that can be listed now"
          carries="Ours: you pay no more if it takes us longer"
          example={
            <>
              A music school’s website: eight pages, a map and a form, in two languages. See{' '}
              <Link to="webDesign">website design</Link>.
            </>
          }
        >
          We name one sum for all the work on the list.
        </Model>
        <Model
          title="Time and material"
          ground="cobalt"
          diagram={<TimeAndMaterial />}
          pays="By the hour, for the hours worked"
          fits="An unclear or changing scope: things you find out on the way"
          carries="Yours, in short stages with every hour listed"
          example="A tool with which a travel agent makes quotations. Nobody has written down how the prices are worked out."
        >
          We note the hours. You can change the plan.
        </Model>
        <Model
          title="Dedicated team"
          ground="pine"
          diagram={<DedicatedTeam />}
          pays="By the month, full time"
          fits="Large projects, and work that goes on"
          carries="Shared: we supply the people, you set the tasks"
          example={
            <>
              A distributor’s dealer portal: first orders, then stock and claims, then an app. See{' '}
              <Link to="webPortalDesign">web portals</Link>.
            </>
          }
        >
          They work only for you, full time. Other pages call this “Hire Developers”.
        </Model>
      </Pricing>

      <Table
        title="What you pay when the plan changes"
        intro="A made-up project of six weeks. Each full box is a week that you pay for. If you stop, you pay for the work done by then, and never less than the deposit."
        criteria={['Fixed price', 'Time and material', 'Dedicated team']}
        options={[
          {
            name: 'It takes us eight weeks',
            answers: [
              <Weeks key="vermilion" paid={6} of={8} color="vermilion" bill="6 weeks">
                The price stays.
              </Weeks>,
              <Weeks key="cobalt" paid={8} of={8} color="cobalt" bill="8 weeks">
                All hours worked.
              </Weeks>,
              <Weeks key="pine" paid={8} of={8} color="pine" bill="8 weeks">
                Two full months.
              </Weeks>,
            ],
          },
          {
            name: 'You add a week of work',
            answers: [
              <Weeks key="vermilion" paid={7} of={7} color="vermilion" bill="7 weeks">
                Price agreed first.
              </Weeks>,
              <Weeks key="cobalt" paid={7} of={7} color="cobalt" bill="7 weeks">
                One more week’s hours.
              </Weeks>,
              <Weeks key="pine" paid={8} of={8} color="pine" bill="8 weeks">
                It is part of month two.
              </Weeks>,
            ],
          },
          {
            name: 'You stop after two weeks',
            answers: [
              <Weeks
                key="vermilion"
                paid={deposit}
                of={6}
                color="vermilion"
                bill={`${deposit} weeks`}
              >{`The deposit, ${facts.depositPercent}% of six weeks.`}</Weeks>,
              <Weeks key="cobalt" paid={2} of={6} color="cobalt" bill="2 weeks">
                You pay for the hours worked until then, and never less than the deposit.
              </Weeks>,
              <Weeks key="pine" paid={4} of={4} color="pine" bill="4 weeks">
                You pay two weeks of work and two weeks of notice. The deposit is part of it.
              </Weeks>,
            ],
          },
        ]}
      />

      <Report
        ground="ink"
        title="A sample quote for a website"
        intro={
          <>
            It is for a made-up music school. The sums and dates are an example and not our price. A real
            quote has the same seven parts, and the <Link to="terms">terms</Link> are attached to it.{' '}
            <Link to="services" hash="domain">
              Words in a quote, explained
            </Link>
          </>
        }
      >
        <Screen client="plain" frame="paper">
          <Text isSoft>Sample, 2 April. Fixed price, valid for 30 days.</Text>
          <Heading>Website for Neem Lane Music School</Heading>
          <Panes>
            <Pane>
              <Tag>We make</Tag>
              <Row value="8">Pages, each in English and Hindi</Row>
              <Row value="1">Form for trial lessons</Row>
              <Row value="1">Map with directions</Row>
              <Row value="1 hour">Training for the office</Row>
              <Row value="15 May">All of it online</Row>
              <Tag>Left out</Tag>
              <Text>Online payment, photography, translation, updates after delivery</Text>
              <Tag>Repaired free</Tag>
              <Row value={`${facts.faultDays} days`}>Faults that show after delivery</Row>
            </Pane>
            <Pane>
              <Tag>The school sends</Tag>
              <Row value="by 10 April">Text in both languages, 20 photos</Row>
              <Row value="by 10 April">Fees and timetable</Row>
              <Tag>The school approves</Tag>
              <Row value="by 24 April">The design of all pages</Row>
              <Row value="by 8 May">The pages, on a private link</Row>
              <Row value={`by ${15 + facts.feedbackDays} May`}>The website, once it is online</Row>
              <Tag>Others bill</Tag>
              <Row value="every year">Domain and hosting</Row>
            </Pane>
            <Pane ground="wall">
              <Tag>The school pays</Tag>
              <Row value={share(facts.depositPercent)}>
                Deposit of {facts.depositPercent}%, when it accepts
              </Row>
              <Row value={share(later)}>{later}% when the design is approved</Row>
              <Row value={share(later)}>Balance of {later}%, after delivery</Row>
              <Row value={rupees(fee)} isTotal>
                Fee, before GST
              </Row>
              <Row value={rupees(tax)}>GST of {facts.gstPercent}%, all bills together</Row>
              <Row value={rupees(fee + tax)} isTotal>
                All three bills, with GST
              </Row>
              <Row value={rupees(((fee + tax) * facts.depositPercent) / 100)}>The first bill, with GST</Row>
            </Pane>
          </Panes>
        </Screen>
      </Report>

      <Checklist
        id="by-the-month"
        title="Work by the month: marketing and upkeep"
        intro="It is agreed apart from a project, in a quote of its own."
      >
        <Check>
          On our marketing pages the days end when the first piece of work is ready: for SEO, your corrected
          pages. A first report follows. You pay for both once, with a deposit as for a project. What comes
          after them is work by the month, if you want it.
        </Check>
        <Check>
          For SEO you then get new pages about what you sell, posts in the Google Business Profile, and a
          report each month, and we ask other websites for links. We change your ads every week, on Google we
          block searches that bring nothing, and you get a report each week. For articles, e-mails, posts and
          videos the quote says how many. For the upkeep of a website you get updates, backups and small
          changes. Faults that show within {facts.faultDays} days we repair free, even if you take no upkeep.
        </Check>
        <Check>
          You pay us a fee each month. Google, Facebook and the hosting company send you their own bills.
        </Check>
        <Check>The deposit is {facts.depositPercent}% of the first month’s fee, and is part of it.</Check>
        <Check>
          You can stop at any time, with the notice that your quote names. The ads themselves stop on the day
          that you say.
        </Check>
        <Check>
          When you stop, the accounts, pages, texts and lists stay yours. We send the last report, and you
          remove us from the accounts.
        </Check>
      </Checklist>

      <Report
        ground="concrete"
        title="Three sample quotes for a month"
        intro="The music school and the sums are made up, as above. It has paid for its website, and for the first piece of SEO and of ads, before."
      >
        <SampleMonth title="SEO for Neem Lane Music School" fee={seoMonth}>
          <Pane>
            <Tag>We do each month</Tag>
            <Row value="2">New pages, written by us</Row>
            <Row value="4">Posts in the Google Business Profile</Row>
            <Row value="3">Websites that we ask for a link</Row>
            <Row value="1">Report: positions, calls and enquiries</Row>
          </Pane>
          <Pane>
            <Tag>The school does</Tag>
            <Row value="by the 5th">Dates of new courses, three photos</Row>
            <Row value="by the 20th">Approves the pages</Row>
          </Pane>
        </SampleMonth>
        <SampleMonth title="Google Ads for Neem Lane Music School" fee={adsMonth}>
          <Pane>
            <Tag>We do each month</Tag>
            <Row value="each week">Bids changed, searches blocked</Row>
            <Row value="each week">Report: clicks, calls and enquiries</Row>
            <Row value="2">New ads</Row>
            <Row value="1">Proposed budget for the next month</Row>
          </Pane>
          <Pane>
            <Tag>The school does</Tag>
            <Row value="in 2 days">Approves new ads</Row>
            <Row value="by the 5th">Says who joined a course</Row>
            <Tag>Others bill</Tag>
            <Row value="Rs 9,000 at most">Google, for the clicks</Row>
          </Pane>
        </SampleMonth>
        <SampleMonth title="Upkeep of Neem Lane’s website" fee={upkeepMonth}>
          <Pane>
            <Tag>We do each month</Tag>
            <Row value="tried on a copy">Updates of its software</Row>
            <Row value="each week">Backup, kept elsewhere</Row>
            <Row value="2 hours">Small changes, such as fees</Row>
            <Row value="in office hours">Calls, answered by your contact</Row>
          </Pane>
          <Pane>
            <Tag>The school does</Tag>
            <Row value="by e-mail">Sends what has changed</Row>
            <Tag>Others bill</Tag>
            <Row value="every year">Domain and hosting</Row>
          </Pane>
        </SampleMonth>
      </Report>

      <Pieces
        title="What we promise every client"
        layout="fields"
        intro={
          <>
            Deposit, feedback and ownership are in the <Link to="terms">terms and conditions</Link>, logins,
            backups and secrets in{' '}
            <Link to="whoWeAre" hash="safety">
              how we work safely
            </Link>
            .
          </>
        }
      >
        <Piece picture="ownNamePlate" ground="cobalt" title="Your accounts are in your name">
          Domain, hosting, advertising, Google Business Profile, visitor statistics, social pages and app
          stores are yours. You can remove us on any day.
        </Piece>
        <Piece
          picture="halvedCoin"
          ground="ochre"
          title={`${facts.depositPercent}% now, the rest in instalments`}
        >
          If we fail to deliver, you get the deposit back. If you stop after work has started, we keep it as
          part of your payment.
        </Piece>
        <Piece picture="sevenDays" ground="vermilion" title={`${facts.feedbackDays} days to check the work`}>
          You may change a draft until you approve it. Delivered work counts as approved if you write nothing
          in {facts.feedbackDays} days. What does not match the quote we correct within the fee. Faults that
          show within {facts.faultDays} days we repair free.
        </Piece>
        <Piece picture="keyWithTag" ground="pine" title="Paid work is yours">
          All files are part of it, open files and code too. You may use what we made, change it, and take it
          to somebody else.
        </Piece>
      </Pieces>

      <Questions title="Questions about paying" picture="till">
        <Question ask="How much is due at the start?">
          <p>
            First a deposit of {facts.depositPercent}% of the total fee. The other{' '}
            {100 - facts.depositPercent}% is paid in instalments until delivery or publication. The last
            instalment is the balance, and its bill comes after delivery. See the{' '}
            <Link to="terms">terms</Link>.
          </p>
          <p>
            For work by the hour, the quote names the sum from which the deposit is counted. See also{' '}
            <a href="#by-the-month">work by the month</a>.
          </p>
        </Question>
        <Question ask="Do I get the deposit back if things go wrong?">
          <p>
            Yes, if we fail to deliver, or if you stop before work has started. No, if you stop later: you
            then pay for the work done by that day, or by the end of a notice period, and never less than the
            deposit. This is the same for all three ways to pay. The terms have one exception, for events that
            nobody can prevent.
          </p>
        </Question>
        {Object.values(estimates).every((row) => !row?.price) && (
          <Question ask="Why is there no price list?">
            <p>
              A caterer’s five pages and a wholesaler’s shop are both called a website, but the work is very
              different. Describe yours, and you get a price for yours.
            </p>
          </Question>
        )}
        <Question ask="May I change from one way to pay to another?">
          <p>
            Between stages, yes, in writing. You can plan by the hour, build at a fixed price, and have the
            upkeep done by the month.
          </p>
        </Question>
      </Questions>

      <Cta picture="levelScales" layout="beside" title="Get a quote for your project">
        Write what you know so far. We suggest a way to pay, and say why.
      </Cta>
    </>
  );
}

/** A quote for work by the month: what is done, by whom, and the bill of a month. */
function SampleMonth({ title, fee, children }: { title: string; fee: number; children: ReactNode }) {
  return (
    <Screen client="plain" frame="paper">
      <Text isSoft>Sample, 1 June. By the month, with 30 days’ notice.</Text>
      <Heading>{title}</Heading>
      <Panes>
        {children}
        <Pane ground="wall">
          <Tag>The school pays</Tag>
          <Row value={rupees(fee)} isTotal>
            Fee of a month, before GST
          </Row>
          <Row value={rupees((fee * facts.gstPercent) / 100)}>GST of {facts.gstPercent}%</Row>
          <Row value={rupees((fee * facts.depositPercent) / 100)}>
            Deposit, a part of the first month’s fee
          </Row>
        </Pane>
      </Panes>
    </Screen>
  );
}

/** A share of the fee, in rupees. */
function share(percent: number): string {
  return rupees((fee * percent) / 100);
}

function rupees(sum: number): string {
  return `Rs ${new Intl.NumberFormat('en-IN').format(sum)}`;
}
