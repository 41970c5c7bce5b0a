import { ProfitShares } from '../diagrams/profit-shares.tsx';
import { SixNetworks } from '../diagrams/six-networks.tsx';
import { Link } from '../parts/link.tsx';
import { Calculator } from '../sections/calculator.tsx';
import { Cta } from '../sections/cta.tsx';
import { Deliverables, Duration, Essentials, Needs, Next, Price } from '../sections/essentials.tsx';
import { Hero } from '../sections/hero.tsx';
import { Illustration, Point } from '../sections/illustration.tsx';
import { Piece, Pieces } from '../sections/pieces.tsx';
import { Prose, Statement } from '../sections/prose.tsx';
import { Question, Questions, RightPage } from '../sections/questions.tsx';

export function GoogleAds() {
  return (
    <>
      <Hero
        layout="sheet"
        figure="googleAds"
        title="Google Ads in Chandigarh"
        lede="We choose with you where Google shows your ads, run them in an account that you own, and report what each network brings in."
      />

      <Calculator
        name="googleAds"
        drawing={ProfitShares}
        layout="tag"
        title="The most you should pay for a click"
        intro="Without our fee. Type in your own figures."
      >
        <p>
          <strong>Your profit on an order</strong> is its price less material, wages and delivery.{' '}
          <strong>The share you keep</strong> is your choice. If you keep less, you can pay for more searches.
        </p>
        <p>
          Your order book shows <strong>how many who ask also buy</strong>. Google Ads says{' '}
          <strong>how many visitors call or write</strong>, under “Conv. rate”. In a new account we start with
          a low guess and correct it after a month.
        </p>
        <p>
          Then look at “Avg. CPC” for each campaign. If a campaign pays more than your limit, we improve its
          page, lower the bid, or stop it.
        </p>
      </Calculator>

      <Pieces
        layout="grid"
        title="Four places for ads on Google, and two settings"
        intro="Search, Display, Shopping and YouTube video are places for ads. Mobile and Remarketing are settings of a campaign."
      >
        <Piece ground="ochre" picture="searchAd" title="Search">
          Your text stands above the results. A locksmith or a lab needs no more: see{' '}
          <Link to="ppc">PPC campaigns</Link>.
        </Piece>
        <Piece ground="coal" picture="bannerBesideArticle" title="Display">
          Your pictures are on news websites and in apps. They make a name known, but seldom bring a call.
        </Piece>
        <Piece ground="vermilion" picture="productsWithPrices" title="Shopping">
          Photos and prices stand in a row. You need an <Link to="ecommerceDesign">online shop</Link> and fair
          prices.
        </Piece>
        <Piece ground="stone" picture="callFromMap" title="Mobile">
          People who are already out see a call button and the way to you.
        </Piece>
        <Piece ground="pine" picture="videoWithSkip" title="YouTube video">
          Your ad plays before a video. It is good for schools and builders: see{' '}
          <Link to="youtubeMarketing">YouTube ads</Link>.
        </Piece>
        <Piece ground="coal" picture="bannerThatFollows" title="Remarketing">
          People who left your website see your ad again. We limit how often.
        </Piece>
      </Pieces>

      <Illustration
        title="Where each network finds your customer"
        intro="Read it from left to right: the person comes nearer to buying."
        layout="below"
        drawing={<SixNetworks />}
      >
        <Point title="If people do not know you">
          A new play school shows its classes in January, so that parents know its name when they search in
          March.
        </Point>
        <Point title="If you have many rivals">Start with people who search and compare.</Point>
      </Illustration>

      <Prose layout="beside" ground="accent" title="Why fewer Google networks are better">
        <Statement as="tag">A child taps. You pay.</Statement>
        <p>If nobody changes its settings, a new account may show your ads even in a children’s game.</p>
        <p>
          So we first switch networks off. We keep those where your customers are, and stop those that bring
          nothing.
        </p>
        <p>Google Ads was called AdWords.</p>
      </Prose>

      <Essentials title="Google Ads: what you get, and when" picture="clickTarget">
        <Deliverables
          monthly={
            <>
              <li>New ads that we propose</li>
              <li>Searches blocked and bids changed, every week</li>
              <li>A report each week on each network</li>
              <li>A proposed budget for next month</li>
            </>
          }
        >
          <li>Your first campaign</li>
          <li>Calls and forms counted</li>
        </Deliverables>
        <Duration>A verified account saves days.</Duration>
        <Price
          less="The account is tidy or new. You have pictures."
          more="The account is untidy. We make new pictures."
          othersBill="Clicks and views, to which Google adds GST"
        />
        <Needs access="your account and website">
          <li>Your Google Ads customer ID, or “no account”</li>
          <li>The three services or products to sell first</li>
          <li>Their prices, and your profit on each</li>
          <li>Your towns, and the days and hours when you answer calls</li>
          <li>Your logo, photos and videos</li>
        </Needs>
        <Next>
          <li>You send us your web address.</li>
          <li>If you have an account, we read it.</li>
          <li>You get the quote, with what we would change.</li>
          <li>You pay the deposit and approve the first budget.</li>
        </Next>
      </Essentials>

      <Questions title="Questions about Google Ads">
        <RightPage />
        <Question ask="Google offers to set it all up for me. Why pay a manager?">
          <p>
            Google’s set-up is quick. It does not know that you close on Mondays, or which callers buy. We ask
            you, and change the settings every week.
          </p>
        </Question>
        <Question ask="What are Performance Max and Demand Gen?">
          <p>
            They are two kinds of campaign that run on several networks. Google’s system divides the money. We
            try them when your account counts calls or orders, because the system learns from those.
          </p>
        </Question>
        <Question ask="How do you know that a phone call came from an ad?">
          <p>
            Google counts calls from the ad. A small piece of code counts those from your website. For the
            rest, your staff ask: where did you find us?
          </p>
        </Question>
        <Question ask="Do ads lift our free results?">
          <p>
            No. Google keeps the two apart. For free results you need <Link to="seo">SEO</Link>.
          </p>
        </Question>
      </Questions>

      <Cta title="Do you use Google Ads already?">
        Tell us the three searches on which you spend most. We search for them and tell you who appears.
      </Cta>
    </>
  );
}
