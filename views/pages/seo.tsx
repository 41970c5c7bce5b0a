import { Enquiry } from '../parts/enquiry.tsx';
import { Link } from '../parts/link.tsx';
import { Paper } from '../samples/paper.tsx';
import { Rank } from '../samples/rank.tsx';
import { Heading, Image, Row, Screen, Text } from '../samples/screen.tsx';
import { Hit, Others, Query } from '../samples/search-page.tsx';
import { Argument } from '../sections/argument.tsx';
import { Change, Compare } from '../sections/compare.tsx';
import { Deliverables, Duration, Essentials, Needs, Next, Price } from '../sections/essentials.tsx';
import { HeroForm } from '../sections/hero.tsx';
import { Pictured, Piece } from '../sections/pictured.tsx';
import { Question, Questions } from '../sections/questions.tsx';
import { ReadyToDiscuss } from '../sections/ready-to-discuss.tsx';
import { Report } from '../sections/report.tsx';
import { Together } from '../sections/together.tsx';

export function Seo() {
  return (
    <>
      <HeroForm
        form="seo"
        figure="seo"
        title="SEO for local businesses"
        lede="People near you type “RO repair near me” or “nursery admission Panchkula”. SEO is work on your website and your entry on Google Maps, so that the unpaid results can show you."
      />

      <Together layout="stacked">
        <Argument title="A buyer types this. Can she find your shop?">
          <p>ro repair zirakpur</p>
          <p>She needs it today, so she calls.</p>
          <p>Unpaid places go to near, clear and trusted pages. If the work stops, your place may fall.</p>
        </Argument>

        <Compare
          title="A search result, before and after SEO"
          intro="A made-up repair shop."
          before={
            <Screen label="Before: a result called Home.">
              <Query>ro repair zirakpur</Query>
              <Others />
              <Row value="no hours">Amrit Water Co</Row>
              <Others />
              <Hit>
                <Text isSoft>amrit.example › 7</Text>
                <Heading>Home</Heading>
              </Hit>
            </Screen>
          }
          after={
            <Screen label="After: map, town, fee.">
              <Query>ro repair zirakpur</Query>
              <Others />
              <Image name="townMap" />
              <Row value="until 8 pm">
                <b>Amrit Water</b>
              </Row>
              <Hit>
                <Text isSoft>amrit.example › ro-repair › zirakpur</Text>
                <Heading>RO repair in Zirakpur, same day</Heading>
                <Text>Visit Rs 250, taken off the bill.</Text>
              </Hit>
            </Screen>
          }
        >
          <Change title="Title">The service and the town.</Change>
          <Change title="Text">The fee, and how soon.</Change>
          <Change title="Map">Hours and the right number.</Change>
        </Compare>
      </Together>

      <Enquiry form="seo" />

      <Together layout="beside">
        <Pictured title="Three factors that decide your place">
          <Piece picture="threeFactors" title="Local Optimization">
            Pin, hours and photos on Google Maps.
          </Piece>
          <Piece picture="threeFactors" title="On-Page Optimization">
            Each page answers one question and opens fast.
          </Piece>
          <Piece picture="threeFactors" title="Backlink Building">
            Mentions by suppliers and papers. We buy none.
          </Piece>
        </Pictured>

        <Report ground="page" title="A sample SEO report for a month">
          <Paper of="Amrit Water" date="Average places in July" label="From 14 to 6, 17 to 9, 11 to 12.">
            <Rank was={14} now={6}>
              ro repair zirakpur
            </Rank>
            <Rank was={17} now={9}>
              ro service dhakoli
            </Rank>
            <Rank was={11} now={12}>
              water filter price
            </Rank>
            <p>
              <b>Calls from the map: 31, were 22.</b>
            </p>
          </Paper>
        </Report>
      </Together>

      <Essentials title="SEO, from day 1 to the report" picture="pinOnShop">
        <Deliverables>
          <li>A list of searches, and your places</li>
          <li>Your pages, repaired and rewritten</li>
          <li>A complete Google profile</li>
          <li>A monthly report</li>
        </Deliverables>
        <Duration>Map places may rise in weeks, the rest in months.</Duration>
        <Price
          jobs="A small town or strong rivals"
          less="Ten searches in one town. Your site has a few faults."
          more="A hundred searches against strong rivals. We also write in Punjabi."
          extra="Google takes no money for unpaid results."
        />
        <Needs>
          <li>Your website</li>
          <li>Your Google Business Profile</li>
          <li>The services that earn most</li>
          <li>The towns you serve</li>
        </Needs>
        <Next>
          <li>You send your web address and your trade.</li>
          <li>We look up your place today and call you.</li>
          <li>You get a quote for repairs, and a monthly fee.</li>
          <li>You pay the deposit, and the repairs start.</li>
        </Next>
      </Essentials>

      <Questions title="Questions about SEO">
        <Question ask="Can you promise the first place?">
          <p>No. The search engine decides the order.</p>
        </Question>
        <Question ask="What about answers by AI?">
          <p>AI takes its facts from pages that state them clearly.</p>
        </Question>
        <Question ask="Should we advertise instead?">
          <p>
            For calls this week, yes: see <Link to="ppc">pay per click</Link>. For an online shop, see{' '}
            <Link to="ecommerceSeo">e-commerce SEO</Link>.
          </p>
        </Question>
      </Questions>

      <ReadyToDiscuss title="Search for your own trade tonight">
        Type what you sell and your town.
      </ReadyToDiscuss>
    </>
  );
}
