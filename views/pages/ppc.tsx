import { Enquiry } from '../parts/enquiry.tsx';
import { Argument } from '../sections/argument.tsx';
import { Calculator } from '../sections/calculator.tsx';
import { Check, Checklist } from '../sections/checklist.tsx';
import { HeroForm } from '../sections/hero.tsx';
import { Question, Questions } from '../sections/questions.tsx';
import { Route, Routes } from '../sections/routes.tsx';

export function Ppc() {
  return (
    <>
      <HeroForm
        form="ppc"
        figure="ppc"
        title="PPC campaigns with a monthly limit you set"
        lede="You pay when somebody clicks your advertisement, up to a monthly sum that you name. We choose the searches that are worth paying for."
      />

      <Argument title="Not every click is worth paying for">
        <p>
          “Root canal cost Mohali” is typed by a patient with toothache. “What is a root canal” is typed by a
          student with homework. Both clicks cost the dentist money. Only one brings a patient.
        </p>
        <p>
          A campaign is a long list of such decisions: words to buy, words to refuse, how far people will
          travel to you, at what hours your phone is answered. A travel desk in Sector 35 has no use for a
          click from another state at three in the morning, and need not pay for one.
        </p>
        <p>
          We write several advertisements for each group of searches and let them compete. A click leads to a
          page that continues what the advertisement said, not to your home page. Once a week we read the list
          of what people really typed, and remove what cost money and brought nobody.
        </p>
      </Argument>

      <Enquiry form="ppc" />

      <Calculator
        name="ppc"
        title="What a new customer costs"
        intro="Put in your own figures. Ours are an example, not a forecast: in your trade each of them will be different."
      >
        <p>
          <strong>The budget</strong> is your decision. <strong>The price of a click</strong> rises with the
          number of firms that want the same words. Keyword Planner in Google Ads shows the usual range before
          you start. Later, look in your account under “Avg. CPC”.
        </p>
        <p>
          <strong>How many call or write</strong> depends on the search you bought and on the page behind the
          advertisement. Divide a month’s enquiries by its clicks. <strong>How many buy</strong> depends on
          your price and on how soon you answer; only your own register knows it.
        </p>
        <p>
          A better page often makes the largest difference. If ten of 100 visitors called instead of five, a
          customer in our example would cost Rs 500 and not Rs 1,000.
        </p>
      </Calculator>

      <Checklist
        title="Your money, your account"
        intro="These hold from the first day, and you can check each of them yourself."
      >
        <Check>The account is yours, history included.</Check>
        <Check>Advertising money goes from you to the network. It does not pass through our hands.</Check>
        <Check>You see the list of searches you paid for, not only a total.</Check>
        <Check>Every change carries a date and a reason.</Check>
        <Check>You can pause everything yourself with one button, even on a Sunday.</Check>
      </Checklist>

      <Questions title="Budget, rivals and when to stop">
        <Question ask="How much should I put in for a trial?">
          <p>
            Enough for about a hundred clicks, because fewer prove nothing. What a click costs depends on the
            words; we look up the range for yours and tell you before you decide.
          </p>
        </Question>
        <Question ask="What if a competitor keeps clicking my advertisement?">
          <p>
            The networks filter repeated clicks and do not charge those they catch. We watch for patterns that
            they miss and shut out the addresses behind them.
          </p>
        </Question>
        <Question ask="When would you advise me to stop?">
          <p>
            When an enquiry costs more than it earns after two rounds of changes, or when your order book is
            full.
          </p>
        </Question>
        <Question ask="Do I need new pages for it?">
          <p>
            Usually one per service you advertise: the price or how it is worked out, your hours, the phone
            number, one short form. We build them with the campaign.
          </p>
        </Question>
      </Questions>

      <Routes title="Two services that help PPC" intro="Paid clicks work best together with one of these.">
        <Route to="seo" title="SEO" action="See SEO services">
          For the searches you will need for years, and would rather not buy every morning.
        </Route>
        <Route to="youtubeMarketing" title="YouTube Ads" action="See YouTube advertising">
          For things better shown than described: a banquet hall, a machine at work, a room before and after.
        </Route>
      </Routes>
    </>
  );
}
