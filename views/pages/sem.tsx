import { estimates, timeOf } from '../estimates.ts';
import { Link } from '../parts/link.tsx';
import { Heading, Image, Query, Screen, Source, Text } from '../samples/screen.tsx';
import { Change, Compare } from '../sections/compare.tsx';
import { Cta } from '../sections/cta.tsx';
import { Enquiry } from '../sections/enquiry.tsx';
import { Deliverables, Duration, Essentials, Needs, Next, Price } from '../sections/essentials.tsx';
import { TempleHero } from '../sections/hero-stages/temple.tsx';
import { Piece, Pieces } from '../sections/pieces.tsx';
import { Prose, Statement } from '../sections/prose.tsx';
import { Question, Questions, RightPage } from '../sections/questions.tsx';

export function Sem() {
  return (
    <>
      <TempleHero
        figure="sem"
        title="Search engine marketing on three pillars"
        lede="We plan SEO, PPC and SMO together, and divide your budget among the ones that suit your trade."
      />

      <Compare
        layout="equal"
        ground="accent"
        title="Two searches, and the results of each"
        intro="Two samples for a made-up sofa workshop. A colour shows how each result got there."
        names={['A buyer', 'A reader']}
        before={
          <Screen client="searchPage">
            <Query>sofa repair mohali</Query>
            <Source kind="paid">Paid result</Source>
            <Heading>Sofa repair at your home</Heading>
            <Text isSoft>Sponsored · neemroadsofa.example</Text>
            <Source kind="map">Map result</Source>
            <Image name="townMap" />
            <Text>Neem Road Sofa Works, open till 7 pm</Text>
            <Source kind="free">Free result</Source>
            <Heading>New foam and cloth: prices by size</Heading>
            <Text isSoft>neemroadsofa.example/prices</Text>
          </Screen>
        }
        after={
          <Screen client="searchPage">
            <Query>how to clean a velvet sofa</Query>
            <Source kind="free">Free result</Source>
            <Heading>Tea on velvet: what to do first</Heading>

            <Source kind="video">Video, free</Source>
            <Image name="sofaFilm" />
            <Heading>We clean a velvet sofa</Heading>
          </Screen>
        }
      >
        <Change title={<Source kind="paid">Paid: PPC</Source>}>
          This person wants to pay for a repair, so the click is worth its price.
        </Change>
        <Change title={<Source kind="map">Map: local SEO</Source>}>It is for people nearby.</Change>
        <Change title={<Source kind="free">Free: SEO</Source>}>
          We write pages about what you sell as SEO, and instructions for readers as{' '}
          <Link to="contentMarketing">content marketing</Link>.
        </Change>
        <Change title={<Source kind="video">Video: SMO</Source>}>
          The video is made for social pages. Search shows it too.
        </Change>
      </Compare>

      <Enquiry form="sem" />

      <Pieces layout="fields" title="The three pillars of SEM">
        <Piece ground="vermilion" picture="freeResults" to="seo" title="SEO">
          It may bring you onto the map in weeks, and into the free results in months.
        </Piece>
        <Piece ground="pine" picture="paidClick" to="ppc" title="PPC">
          Your ads stand above the free results. You can stop them on any day.
        </Piece>
        <Piece ground="ochre" picture="postWithReplies" to="smo" title="SMO">
          Posts and replies show careful buyers your work.
        </Piece>
      </Pieces>

      <Prose layout="beside" ground="ink" title="When your advertising budget is spent">
        <Statement as="tag">No money, no clicks</Statement>
        <p>Free results go on without a budget.</p>
      </Prose>

      <Essentials title="SEM: what you get, and when" picture="levelScales">
        <Deliverables
          monthly={
            <>
              <li>New pages and posts, and better ads</li>
              <li>A report each month, and of ads each week</li>
            </>
          }
        >
          <li>One plan, with a budget for each</li>
          <li>Your first ads or posts</li>
          <li>Your pages corrected, if you take SEO</li>
        </Deliverables>
        <Duration>
          {estimates.seo && `With SEO, your pages are corrected in ${timeOf(estimates.seo)}.`} Free results
          come months later.
        </Duration>
        <Price
          less="A plumber in Mohali has five services."
          more="A hospital has ten services, for all of Punjab."
          othersBill="The clicks (Google, with GST)"
        />
        <Needs access="your website, Google and social pages">
          <li>Your web address</li>
          <li>What a customer is worth</li>
          <li>Your towns and busy months</li>
          <li>Your monthly budget</li>
        </Needs>
        <Next>
          <li>You tell us your trade and town.</li>
          <li>We search as your customers do.</li>
          <li>You get a quote, with a budget for each.</li>
          <li>You pay the deposit and invite us. We write the plan.</li>
        </Next>
      </Essentials>

      <Questions title="Questions about SEM">
        <RightPage />

        <Question ask="I can pay for only one part. Which?">
          <p>
            For enquiries this month, take PPC. If you can wait half a year, take SEO. If people buy by looks,
            as with sarees, take SMO.
          </p>
        </Question>
        <Question ask="Can another firm do our SEO?">
          <p>Yes. We then do PPC and SMO.</p>
        </Question>
      </Questions>

      <Cta title="Which of the three should you pay for first?">
        Send your trade, town and monthly budget.
      </Cta>
    </>
  );
}
