import { SixNetworks } from '../diagrams/six-networks.tsx';
import { ButtonLink } from '../parts/button-link.tsx';
import { CallButton } from '../parts/call-button.tsx';
import { Argument } from '../sections/argument.tsx';
import { Calculator } from '../sections/calculator.tsx';
import { Hero } from '../sections/hero.tsx';
import { Illustration, Point } from '../sections/illustration.tsx';
import { Question, Questions } from '../sections/questions.tsx';
import { ReadyToDiscuss } from '../sections/ready-to-discuss.tsx';
import { Step, Steps } from '../sections/steps.tsx';
import { Tile, Tiles } from '../sections/tiles.tsx';

export function GoogleAds() {
  return (
    <>
      <Hero
        figure="googleAds"
        title="Google Ads management on six networks"
        lede="Google shows advertisements in six kinds of places. We choose with you the ones that suit your business, run them in one account, and report what each brings in."
      >
        <ButtonLink to="contact">Ask for a free quote</ButtonLink>
        <CallButton />
      </Hero>

      <Argument title="Fewer networks, chosen well">
        <p>
          Leave a new account to its own settings and it tries to be everywhere. A plumber’s money goes into
          banners inside a children’s game. A jeweller’s film plays to people waiting for a wicket. The
          reports look busy, and the phone does not ring.
        </p>
        <p>
          Management is first of all switching things off. We settle with you which of the networks meet your
          customer at a useful moment, give each its share of the month, and take the share away again from
          any that brings nothing.
        </p>
        <p>
          Google once called the service AdWords, and your account may be as old as that name. An old one is
          worth keeping: it remembers what has been tried and paid for.
        </p>
      </Argument>

      <Tiles title="The six networks" intro="What each is good for, and where it wastes money.">
        <Tile title="Search">
          Text above the results, at the moment of need. The place to start for a locksmith, a lawyer, a
          diagnostic lab.
        </Tile>
        <Tile title="Display">
          Pictures on news sites and in apps. Makes a new name familiar; seldom brings a call on the same day.
        </Tile>
        <Tile title="Shopping">
          Photo, price and shop in one row. Needs a clean list of products, and prices that can stand beside
          others.
        </Tile>
        <Tile title="Mobile">
          Advertisements with a call button and the way to your door. Right for businesses that serve people
          already on the road.
        </Tile>
        <Tile title="YouTube video">
          A short film before the one they came for. Suits schools, resorts and builders, who have something
          to walk through.
        </Tile>
        <Tile title="Remarketing">
          For people who looked at your site and left. Shown seldom, so that nobody feels followed.
        </Tile>
      </Tiles>

      <Illustration
        title="Where each one meets your customer"
        intro="Read it from left to right, as a person comes nearer to you."
        diagram={<SixNetworks />}
      >
        <Point title="If you are unknown">
          People must hear of you before they can search for you by name. A new play school shows its rooms in
          January; parents search in March.
        </Point>
        <Point title="If you are one of many">
          Begin with people who search and compare. When that works, add those who are not looking yet.
        </Point>
      </Illustration>

      <Calculator
        name="googleAds"
        title="The most you should pay for a click"
        intro="We work backwards, from what an order leaves you. The figures are an example and no forecast: replace them with your own."
      >
        <p>
          <strong>What an order leaves you</strong> is its price less material, wages and delivery, before any
          advertising. <strong>The part you keep</strong> is your choice: keep less, and you can bid for more
          searches.
        </p>
        <p>
          Your order book says <strong>how many who ask buy</strong>. The Google Ads account says{' '}
          <strong>how many visitors call or write</strong>, under “Conv. rate”, once calls and forms are
          counted there. A new account has no such figure, so we begin with a low guess and correct it after
          the first month.
        </p>
        <p>
          Then compare the result with “Avg. CPC”, campaign by campaign. In our example the limit is Rs 30. A
          campaign that pays Rs 45 for a click gets a better page or a lower bid, or it is stopped.
        </p>
      </Calculator>

      <Steps title="A month in your account" intro="The same round each month. What changes is what we find.">
        <Step title="Divide">
          Last month’s figures decide this month’s shares. You approve the sheet before anything is spent.
        </Step>
        <Step title="Remove">
          Every week, searches, sites and apps that cost money and brought nobody are excluded.
        </Step>
        <Step title="Try">
          One new thing at a time, a headline, a picture, a bid, so that we know what made the difference.
        </Step>
        <Step title="Report">
          Calls, forms and orders per network, what each of them cost, and one proposal. On paper, then by
          phone.
        </Step>
      </Steps>

      <Questions title="Questions about the account">
        <Question ask="Google offers to set it all up for me. Why pay a manager?">
          <p>
            The guided set-up is quick and broad. It does not know that you close on Mondays, that one product
            has no margin left, or which callers turn into customers. It has to be told, every week.
          </p>
        </Question>
        <Question ask="Can you take over an account that another agency has run?">
          <p>
            Yes, with access given by you. First we write down what we would keep, and you can use that list
            with or without us.
          </p>
        </Question>
        <Question ask="How do you know that a phone call came from an advertisement?">
          <p>
            Calls made from the advertisement’s own button are counted by Google; those from your website by a
            small piece of code. For the rest, your reception asks one question and makes a tick.
          </p>
        </Question>
        <Question ask="Is the budget paid to you?">
          <p>
            No, Google bills you directly. Our work appears on our own invoice, so the two can never be mixed
            up.
          </p>
        </Question>
      </Questions>

      <ReadyToDiscuss title="Already advertising?">
        Tell us the three searches on which you spend most. We type them as a customer would and say what we
        saw.
      </ReadyToDiscuss>
    </>
  );
}
