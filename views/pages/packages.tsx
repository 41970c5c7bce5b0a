import { DedicatedTeam } from '../diagrams/dedicated-team.tsx';
import { FixedPrice } from '../diagrams/fixed-price.tsx';
import { TimeAndMaterial } from '../diagrams/time-and-material.tsx';
import { facts } from '../facts.ts';
import { ButtonLink } from '../parts/button-link.tsx';
import { Link } from '../parts/link.tsx';
import { Heading, Part, Parts, Row, Screen, Tag, Text } from '../samples/screen.tsx';
import { Changes } from '../sections/changes.tsx';
import { Guarantees } from '../sections/guarantees.tsx';
import { Hero } from '../sections/hero.tsx';
import { SheetOnDesk } from '../sections/illustration.tsx';
import { LastPoster } from '../sections/last-poster.tsx';
import { Model, Pricing } from '../sections/pricing.tsx';
import { Question, Questions } from '../sections/questions.tsx';
import { Scope } from '../sections/scope.tsx';

/** The share of the fee that each of the two later bills of the sample quote has. */
const later = (100 - facts.depositPercent) / 2;

/** The fee of the sample quote and its tax, made up as the school is. The rate of the tax is the real one. */
const fee = 60_000;
const tax = (fee * facts.gstPercent) / 100;

/** How many of six weeks the deposit pays for. */
const deposit = (6 * facts.depositPercent) / 100;

export function Packages() {
  return (
    <>
      <Hero
        figure="packages"
        title="Three ways to pay for the work"
        lede="A fixed price, by the hour, or a team by the month. Answer up to three questions and see which one is fair for your project."
        names={['One sum', 'By the hour', 'By the month']}
      >
        <ButtonLink to="contact">Ask for a free quote</ButtonLink>
      </Hero>

      <Scope
        title="Which way to pay suits your project?"
        intro="Your answers are not sent to us. They only change what this page shows."
        fixed={
          <>
            <h3>Fixed price</h3>
            <p>
              You can list the work, so we can name a sum for all of it. It stays the same, even if we need
              longer.
            </p>
            <ButtonLink to="contact">Ask for a free quote</ButtonLink>
          </>
        }
        hourly={
          <>
            <h3>Time and material</h3>
            <p>
              The list is not complete yet, so you pay for the hours worked, in short stages. After each stage
              you see the hours and decide whether to go on.
            </p>
            <ButtonLink to="contact">Ask for a free quote</ButtonLink>
          </>
        }
        team={
          <>
            <h3>Dedicated team</h3>
            <p>
              You have work for months and you lead it, so some of us work for you alone, full time, for a
              monthly sum.
            </p>
            <ButtonLink to="contact">Ask for a free quote</ButtonLink>
          </>
        }
      />

      <Pricing title="What you pay, and when">
        <Model
          title="Fixed price"
          diagram={<FixedPrice />}
          pays="A lump sum, agreed at the start"
          fits="A well-defined scope: pages and functions that can be listed now"
          carries="Ours: you pay no more if it takes us longer"
          example={
            <>
              A music school’s website: eight pages, a map and a form, in two languages. See{' '}
              <Link to="webDesign">website design</Link>.
            </>
          }
        >
          We name the sum for what is described.
        </Model>
        <Model
          title="Time and material"
          diagram={<TimeAndMaterial />}
          pays="By the hour, for the hours worked"
          fits="An unclear or changing scope: things you find out on the way"
          carries="Yours, in short stages with every hour listed"
          example="A travel desk’s quotation tool. Nobody has written down how the quotations are worked out."
        >
          We note the hours. You can change the plan.
        </Model>
        <Model
          title="Dedicated team"
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
          They work only for you, full time.
        </Model>
      </Pricing>

      <Changes
        title="What you pay when the plan changes"
        intro="A made-up project of six weeks. Each full box is a week that you pay for."
        models={['Fixed price', 'Time and material', 'Dedicated team']}
        cases={[
          {
            happens: 'It takes us eight weeks',
            answers: [
              { paid: 6, weeks: 8, bill: '6 weeks', note: 'The price stays.' },
              { paid: 8, weeks: 8, bill: '8 weeks', note: 'All hours worked.' },
              { paid: 8, weeks: 8, bill: '8 weeks', note: 'Two full months.' },
            ],
          },
          {
            happens: 'You add a week of work',
            answers: [
              { paid: 7, weeks: 7, bill: '7 weeks', note: 'Price agreed first.' },
              { paid: 7, weeks: 7, bill: '7 weeks', note: 'One more week’s hours.' },
              { paid: 8, weeks: 8, bill: '8 weeks', note: 'It is in month two.' },
            ],
          },
          {
            happens: 'You stop after two weeks',
            answers: [
              {
                paid: deposit,
                weeks: 6,
                bill: `${deposit} weeks`,
                note: `The ${facts.depositPercent}% deposit.`,
              },
              { paid: 2, weeks: 6, bill: '2 weeks', note: 'The hours until then.' },
              { paid: 4, weeks: 4, bill: '4 weeks', note: 'Notice included.' },
            ],
          },
        ]}
      />

      <SheetOnDesk
        title="A sample quote for a website"
        intro={
          <>
            For a made-up music school, with sums that are an example and not our price. A real quote has the
            same five parts, and says what GST adds.{' '}
            <Link to="services" hash="domain">
              Words in a quote, explained
            </Link>
          </>
        }
      >
        <Screen
          frame="paper"
          label={`A sample quote for a music school’s website. We make eight pages in two languages, a form and a map. Online payment, photography, translation and updates are left out. The school sends its text and photos by 10 April and its comments by 24 April. Others charge for the domain and the hosting every year. The fee is ${rupees(fee)}, an example. It pays ${share(facts.depositPercent)} at the start, ${share(later)} when the design is approved and ${share(later)} after delivery. With GST it is ${rupees(fee + tax)}.`}
        >
          <Text isSoft>Sample, 2 April. Fixed price, valid for 30 days.</Text>
          <Heading>Website for Neem Lane Music School</Heading>
          <Parts>
            <Part>
              <Tag>We make</Tag>
              <Row value="8">Pages, each in English and Hindi</Row>
              <Row value="1">Form for trial lessons</Row>
              <Row value="1">Map with directions</Row>
              <Row value="15 May">All of it online</Row>
              <Tag>Left out</Tag>
              <Text>Online payment, photography, translation, updates after delivery</Text>
            </Part>
            <Part>
              <Tag>The school sends</Tag>
              <Row value="by 10 April">Text in both languages, 20 photos</Row>
              <Row value="by 10 April">Fees and timetable</Row>
              <Row value="by 24 April">Comments on the design</Row>
              <Tag>Others charge</Tag>
              <Row value="every year">Domain and hosting</Row>
            </Part>
            <Part>
              <Tag>The school pays</Tag>
              <Row value={share(facts.depositPercent)}>
                Deposit of {facts.depositPercent}%, when it accepts
              </Row>
              <Row value={share(later)}>{later}% when the design is approved</Row>
              <Row value={share(later)}>Balance of {later}%, after delivery</Row>
              <Row value={rupees(fee)} isTotal>
                Fee, before GST
              </Row>
              <Row value={rupees(tax)}>GST of {facts.gstPercent}%, on each bill</Row>
              <Row value={rupees(fee + tax)} isTotal>
                All three bills
              </Row>
            </Part>
          </Parts>
        </Screen>
      </SheetOnDesk>

      <Guarantees />

      <Questions title="Questions about paying" picture="till">
        <Question ask="How much is due at the start?">
          <p>
            First a deposit of {facts.depositPercent}% of the total fee. Then the other{' '}
            {100 - facts.depositPercent}% in instalments until delivery or publication. The last invoice, for
            the balance, comes after delivery. See the <Link to="terms">terms</Link>.
          </p>
          <p>
            For monthly work, the quote names the sum from which the deposit is counted, and the notice
            period.
          </p>
        </Question>
        <Question ask="Do I get the deposit back if things go wrong?">
          <p>
            Yes, if we fail to deliver. No, if work has started and you end the project, because the deposit
            has then paid for that work.
          </p>
        </Question>
        <Question ask="Why is there no price list?">
          <p>
            A caterer’s five pages and a wholesaler’s shop are both called a website, but the work is very
            different. Describe yours, and you get a price for yours.
          </p>
        </Question>
        <Question ask="May I change from one model to another?">
          <p>
            Between stages, yes, in writing. You can plan by the hour, build at a fixed price, and have the
            site looked after by the month.
          </p>
        </Question>
      </Questions>

      <LastPoster
        picture="levelScales"
        title="Get a price for your project"
        to="contact"
        action="Ask for a free quote"
      >
        Write what you know so far. We suggest a way to pay, and say why.
      </LastPoster>
    </>
  );
}

/** A share of the fee, in rupees. */
function share(percent: number): string {
  return rupees((fee * percent) / 100);
}

function rupees(sum: number): string {
  return `Rs ${new Intl.NumberFormat('en-IN').format(sum)}`;
}
