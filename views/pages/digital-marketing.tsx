import { Fragment } from 'react';
import { Enquiry } from '../parts/enquiry.tsx';
import { Link } from '../parts/link.tsx';
import { Budget, Floor } from '../samples/budget.tsx';
import { Paper } from '../samples/paper.tsx';
import { Image } from '../samples/screen.tsx';
import { Argument } from '../sections/argument.tsx';
import { Comparison } from '../sections/comparison.tsx';
import { Deliverables, Duration, Essentials, Needs, Next, Price } from '../sections/essentials.tsx';
import { HeroForm } from '../sections/hero.tsx';
import { Invitation } from '../sections/invitation.tsx';
import { Pictured, Piece } from '../sections/pictured.tsx';
import { Question, Questions } from '../sections/questions.tsx';
import { Report } from '../sections/report.tsx';
import { Together } from '../sections/together.tsx';

export function DigitalMarketing() {
  return (
    <>
      <HeroForm
        form="digitalMarketing"
        figure="digitalMarketing"
        title="Digital marketing on one budget"
        lede="We plan and run SEO, advertisements, e-mail and social media. Tell us your profit on a new customer. We keep advertising that costs less than that."
      />

      <Report
        ground="ink"
        title="A sample monthly report"
        intro="Each block is as high as its share of the budget."
      >
        <Paper
          kind="budget"
          of="Rs 24,770"
          date="for 53 enquiries of Shikhar Classes in March"
          label="What 53 enquiries from three channels cost."
        >
          <Budget>
            <Floor name="PPC" cost="Rs 610">
              26 enquiries, each
            </Floor>
            <Floor name="SEO" cost="Rs 420">
              18 enquiries, each
            </Floor>
            <Floor name="Email" cost="Rs 150">
              9 enquiries, each
            </Floor>
          </Budget>
          <p>
            <b>Changed:</b> a new advertisement for class 11, because class 9 is full.
          </p>
          <p>
            <b>Stopped:</b> e-mails on exam dates. No call came from them.
          </p>
          <p>
            <b>Needed from you:</b> the new batch timings.
          </p>
        </Paper>
      </Report>

      <Pictured title="Six digital marketing services">
        <Piece picture="sixChannels" to="seo" title="SEO">
          Pages and maps that are found.
        </Piece>
        <Piece picture="sixChannels" to="smo" title="SMO">
          Social pages that people follow.
        </Piece>
        <Piece picture="sixChannels" to="ppc" title="PPC">
          Search ads, paid by the click.
        </Piece>
        <Piece picture="sixChannels" to="emailMarketing" title="Email Marketing">
          E-mails to your own customers.
        </Piece>
        <Piece picture="sixChannels" to="contentMarketing" title="Content Marketing">
          Articles and videos that help.
        </Piece>
        <Piece picture="sixChannels" to="sem" title="SEM">
          Paid and unpaid search in a plan.
        </Piece>
      </Pictured>

      <Enquiry form="digitalMarketing" />

      <Together layout="stacked">
        <Argument title="Send the right message in the right month">
          <p>Dear parents, class 11 begins in April.</p>
          <p>A tuition centre fills in April, a caterer in the wedding months.</p>
          <p>
            An exporter whose orders are planned months ahead can wait for SEO. A new gym has rent to pay, so
            it advertises until people know it.
          </p>
        </Argument>

        <Comparison
          title="SEO, Google Ads or Facebook?"
          criteria={['First results', 'You pay for', 'Good for', 'Stops when']}
          options={[
            [
              <Fragment key="seo">
                <Image name="treeTapSpeaker" />
                <Link to="seo">SEO</Link>
              </Fragment>,
              'after months, on the map often sooner',
              'our work; clicks are free',
              'services people search for all year',
              'the work ends, but slowly',
            ],
            [
              <Fragment key="googleAds">
                <Image name="treeTapSpeaker" />
                <Link to="googleAds">Google Ads</Link>
              </Fragment>,
              'within days',
              'clicks, and our work',
              'people who want to buy now',
              'the budget is used up',
            ],
            [
              <Fragment key="facebook">
                <Image name="treeTapSpeaker" />
                <Link to="facebookMarketing">Facebook</Link>
              </Fragment>,
              'within days',
              'views or clicks, and our work',
              'local offers',
              'the budget is used up',
            ],
          ]}
        />
      </Together>

      <Essentials title="What decides the price of digital marketing" picture="shopWithKeepers">
        <Deliverables>
          <li>A plan of months and sums</li>
          <li>Ads, posts and e-mails</li>
          <li>Ad accounts in your name</li>
          <li>A monthly report like the sample</li>
        </Deliverables>
        <Duration>New accounts, which Google or Meta may check, take longer.</Duration>
        <Price
          jobs="Two channels or six"
          less="Channels: two. Area: Mohali. Pictures: your photos. Monthly posts: four."
          more="Channels: six. Area: Punjab. Pictures: new photos. Monthly posts: twenty."
          extra="Google or Meta bills you for advertising."
        />
        <Needs>
          <li>What you sell, and your profit on an order</li>
          <li>Your busy months and your quiet months</li>
          <li>How many more customers you can serve</li>
          <li>Access to your website, Google and social pages</li>
          <li>The sum you can spend in a season</li>
        </Needs>
        <Next>
          <li>You tell us your trade and budget.</li>
          <li>We call about your figures.</li>
          <li>You get a quote.</li>
          <li>You pay the deposit, and we write the plan.</li>
        </Next>
      </Essentials>

      <Questions title="Questions about digital marketing">
        <Question ask="How much should we spend?">
          <p>Start from your profit on a new customer, and spend for a season: a week proves nothing.</p>
        </Question>
        <Question ask="How do we know which channel a call came from?">
          <p>Every advertisement and e-mail has a marked link, and your staff ask callers.</p>
        </Question>
        <Question ask="We have no time to post every day. Is that a problem?">
          <p>No. Once a month you take pictures from a short list, and approve our posts.</p>
        </Question>
      </Questions>

      <Invitation title="What can you spend in a month?" to="packages" action="Check Our Plan">
        A campaign and a year of monthly work are paid for differently.
      </Invitation>
    </>
  );
}
