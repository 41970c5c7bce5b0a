import { Split } from '../layout/split.tsx';
import { Link } from '../parts/link.tsx';
import { Paper, Rank } from '../samples/document.tsx';
import { Heading, Image, Others, Query, Row, Screen, Text } from '../samples/screen.tsx';
import { Change, Compare } from '../sections/compare.tsx';
import { Cta } from '../sections/cta.tsx';
import { Enquiry } from '../sections/enquiry.tsx';
import { Deliverables, Duration, Essentials, Needs, Next, Price } from '../sections/essentials.tsx';
import { SearchHero } from '../sections/hero-stages/search.tsx';
import { Piece, Pieces } from '../sections/pieces.tsx';
import { Prose, Statement } from '../sections/prose.tsx';
import { Question, Questions } from '../sections/questions.tsx';
import { Report } from '../sections/report.tsx';

export function Seo() {
  return (
    <>
      <SearchHero
        figure="seo"
        title="SEO for local businesses"
        lede="People near you type “RO repair near me” or “nursery admission Panchkula”. SEO is work on your website and your entry on Google Maps (Google Business Profile), so that Google can show you in its free results."
      />

      <Split layout="stacked" ground="ochre">
        <Prose layout="beside" title="Can a buyer find your shop?">
          <Statement as="search">ro repair zirakpur</Statement>

          <p>Google prefers shops that are near and trusted.</p>
        </Prose>

        <Compare
          layout="improved"
          title="A search result, before and after SEO"
          intro="The repair shop is made up."
          before={
            <Screen client="searchPage">
              <Query>ro repair zirakpur</Query>
              <Others />
              <Row value="no hours">Amrit Water Co</Row>
              <Others />
              <div>
                <Text isSoft>amrit.example › 7</Text>
                <Heading>Home</Heading>
              </div>
            </Screen>
          }
          after={
            <Screen client="searchPage">
              <Query>ro repair zirakpur</Query>
              <Others />
              <Image name="townMap" />
              <Row value="until 8 pm">
                <b>Amrit Water</b>
              </Row>
              <div>
                <Text isSoft>amrit.example › ro-repair › zirakpur</Text>
                <Heading>RO repair in Zirakpur, same day</Heading>
                <Text>Visit Rs 250, taken off the bill.</Text>
              </div>
            </Screen>
          }
        >
          <Change title="Title">It names the service and the town.</Change>
          <Change title="Text">It says the fee, and how soon you come.</Change>
          <Change title="Map">It shows your hours and the right number.</Change>
        </Compare>
      </Split>

      <Enquiry form="seo" />

      <Split>
        <Pieces layout="rows" title="Three factors that decide your place">
          <Piece picture="threeFactors 1/3" title="Local Optimization">
            Your Google Business Profile has your place, hours and photos.
          </Piece>
          <Piece picture="threeFactors 2/3" title="On-Page Optimization">
            Each page answers one question and opens fast.
          </Piece>
          <Piece picture="threeFactors 3/3" title="Backlink Building">
            Suppliers and newspapers link to your website. We buy no links.
          </Piece>
        </Pieces>

        <Report title="A sample SEO report for a month">
          <Paper client="phaseSevenDental" of="Amrit Water" date="Positions in July">
            <Rank was={14} now={6}>
              ro repair zirakpur
            </Rank>
            <Rank was={17} now={9}>
              ro service dhakoli
            </Rank>

            <p>
              <b>Calls from the map: 31. In June: 22.</b>
            </p>
          </Paper>
        </Report>
      </Split>

      <Essentials title="SEO: what you get, and when" picture="pinOnShop">
        <Deliverables
          monthly={
            <>
              <li>New pages about what you sell</li>
              <li>Posts in your Google Business Profile</li>
              <li>Websites that we ask for a link</li>
              <li>A report of positions, calls and enquiries</li>
            </>
          }
        >
          <li>A list of your positions</li>
          <li>Your pages, corrected</li>
          <li>A complete Google Business Profile</li>
        </Deliverables>
        <Duration>Places on the map may rise in weeks, and those in the results in months.</Duration>
        <Price
          less="Your website has few faults."
          more="Your rivals are strong."
          othersBill="Only the domain and hosting"
        />
        <Needs access="your website and Google Business Profile, if you have them">
          <li>Your web address</li>
          <li>The services that earn most</li>
          <li>The towns you serve</li>
        </Needs>
        <Next>
          <li>You send your web address and your trade.</li>
          <li>We look up your position and call you.</li>
          <li>
            You get a quote for the corrections, and for{' '}
            <Link to="packages" hash="by-the-month">
              work by the month
            </Link>
            .
          </li>
          <li>You pay the deposit, and we start.</li>
        </Next>
      </Essentials>

      <Questions title="Questions about SEO">
        <Question ask="Can you promise the first place, on Google or in ChatGPT?">
          <p>No, nobody can. Both read your pages, so we state your facts clearly.</p>
        </Question>
        <Question id="dentist" ask="What may a dentist’s website say?">
          <p>
            The Dental Council’s code of 2014 allows true facts, treatments and fees on your website. It does
            not allow “best dentist in Mohali”. You see each page before it goes online. For appointments, see{' '}
            <Link to="webDesign" hash="appointments">
              website design
            </Link>
            .
          </p>
        </Question>
        <Question ask="Should we advertise instead?">
          <p>
            For calls this month, yes: see <Link to="ppc">PPC</Link>.
          </p>
        </Question>
      </Questions>

      <Cta title="Can people find you on Google?">
        Type what you sell and your town. If you are not there, write to us.
      </Cta>
    </>
  );
}
