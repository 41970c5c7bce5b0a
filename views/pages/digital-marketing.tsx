import { estimates, timeOf } from '../estimates.ts';
import { Link } from '../parts/link.tsx';
import { Budget, Floor } from '../samples/document.tsx';
import { Cta } from '../sections/cta.tsx';
import { Enquiry } from '../sections/enquiry.tsx';
import { Deliverables, Duration, Essentials, Needs, Next, Price } from '../sections/essentials.tsx';
import { Hero } from '../sections/hero.tsx';
import { Piece, Pieces } from '../sections/pieces.tsx';
import { Prose, Statement } from '../sections/prose.tsx';
import { Question, Questions } from '../sections/questions.tsx';
import { Report } from '../sections/report.tsx';
import { Table } from '../sections/table.tsx';

export function DigitalMarketing() {
  return (
    <>
      <Hero
        figure="digitalMarketing"
        title="Digital marketing on one budget"
        lede="We plan and run SEO, ads, e-mail and social media. Tell us what you earn from a new customer: we keep only the ads that bring one for less."
      />

      <Report
        ground="ink"
        title="A sample monthly report"
        intro="Each block is as high as its share of the budget."
      >
        <Budget
          client="shikharClasses"
          of="Rs 24,770"
          date="for 53 enquiries of Shikhar Classes in March"
          floors={
            <>
              <Floor name="PPC" cost="Rs 610">
                26 enquiries, each
              </Floor>
              <Floor name="SEO" share="middle" cost="Rs 420">
                18 enquiries, each
              </Floor>
              <Floor name="Email" share="low" cost="Rs 150">
                9 enquiries, each
              </Floor>
            </>
          }
        >
          <p>
            <b>Changed:</b> a new ad for class 11, because class 9 is full.
          </p>
          <p>
            <b>Stopped:</b> e-mails on exam dates. No call came from them.
          </p>
          <p>
            <b>Needed from you:</b> the new batch timings.
          </p>
        </Budget>
      </Report>

      <Pieces layout="strip" title="Six digital marketing services">
        <Piece picture="sixChannels 1/6" to="seo" title="SEO">
          People find you in the results and on the map.
        </Piece>
        <Piece picture="sixChannels 2/6" to="smo" title="SMO">
          People follow your social pages.
        </Piece>
        <Piece picture="sixChannels 3/6" to="ppc" title="PPC">
          You pay for search ads by the click.
        </Piece>
        <Piece picture="sixChannels 4/6" to="emailMarketing" title="Email Marketing">
          We write to your own customers.
        </Piece>
        <Piece picture="sixChannels 5/6" to="contentMarketing" title="Content Marketing">
          Articles and videos answer buyers.
        </Piece>
        <Piece picture="sixChannels 6/6" to="sem" title="SEM">
          One plan covers SEO, PPC and SMO.
        </Piece>
      </Pieces>

      <Enquiry form="digitalMarketing" />

      <Prose layout="beside" ground="accent" title="Send the right message in the right month">
        <Statement as="letter">Dear parents, class 11 begins in April.</Statement>
        <p>A tuition centre gets pupils in April, and a caterer is busy in the wedding months.</p>
        <p>
          An exporter whose orders are planned months ahead has time for SEO, which works slowly. A new gym
          has rent to pay, so it advertises until people know it.
        </p>
      </Prose>

      <Table
        title="SEO, Google Ads or Facebook?"
        criteria={['First results', 'You pay for', 'Good for', 'Stops when']}
        options={[
          {
            name: <Link to="seo">SEO</Link>,
            picture: 'treeTapSpeaker 1/3',
            ground: 'pine',
            answers: [
              'after months, on the map often sooner',
              'our work; clicks are free',
              'services people search for all year',
              'the work ends: it fades slowly',
            ],
          },
          {
            name: <Link to="googleAds">Google Ads</Link>,
            picture: 'treeTapSpeaker 2/3',
            ground: 'ochre',
            answers: [
              'within weeks',
              'clicks, and our work',
              'people who want to buy now',
              'the budget is used up',
            ],
          },
          {
            name: <Link to="facebookMarketing">Facebook</Link>,
            picture: 'treeTapSpeaker 3/3',
            ground: 'vermilion',
            answers: [
              'within weeks',
              'views or clicks, and our work',
              'local offers',
              'the budget is used up',
            ],
          },
        ]}
      />

      <Essentials title="Digital marketing: what you get, and when" picture="shopWithKeepers">
        <Deliverables
          monthly={
            <>
              <li>SEO, ads, posts and e-mails</li>
              <li>A report like the sample, and of ads one each week</li>
            </>
          }
        >
          <li>A plan with dates and budgets</li>
          <li>The first ads or posts</li>
          <li>Your pages corrected, if you take SEO</li>
        </Deliverables>
        <Duration>
          {estimates.seo && `With SEO, your pages are corrected in ${timeOf(estimates.seo)}.`} New accounts,
          which Google or Meta may check, take longer.
        </Duration>
        <Price
          less="You advertise in Mohali, with your photos and four posts a month."
          more="You advertise in all of Punjab, with new photos and twenty posts a month."
          othersBill="The ads (Google or Facebook, with GST)"
        />
        <Needs access="your website, Google and social pages">
          <li>What you sell, and your profit on an order</li>
          <li>Your busy months and your quiet months</li>
          <li>How many more customers you can serve</li>
          <li>The sum you can spend in a season</li>
        </Needs>
        <Next>
          <li>You tell us your trade and your towns.</li>
          <li>We call about your figures.</li>
          <li>You get a quote.</li>
          <li>You pay the deposit, and we write the plan.</li>
        </Next>
      </Essentials>

      <Questions title="Questions about digital marketing">
        <Question ask="Website, SEO or ads: what comes first?">
          <p>
            If your website fails on a phone, <Link to="redesign">renew it</Link> first. If it is good but
            nobody finds it, begin with SEO. If you need calls this month, begin with ads that lead to one
            good page.
          </p>
        </Question>
        <Question ask="How much should we spend?">
          <p>Start from your profit on a new customer, and spend for a season: a week proves nothing.</p>
        </Question>
        <Question ask="How do we know which channel a call came from?">
          <p>A marked link in every ad and e-mail counts the visits, and your staff ask callers.</p>
        </Question>
        <Question ask="We have no time to post every day. Is that a problem?">
          <p>No. Once a month you take the photos on a short list, and approve our posts.</p>
        </Question>
      </Questions>

      <Cta title="Start small, and see what it brings" to="packages" action="Check Our Plan">
        You can stop at any time. For work by the month, your quote names the notice. The next page shows how
        it is paid.
      </Cta>
    </>
  );
}
