import { ClickMeter } from '../diagrams/click-meter.tsx';
import { Enquiry } from '../parts/enquiry.tsx';
import { Argument } from '../sections/argument.tsx';
import { Check, Checklist } from '../sections/checklist.tsx';
import { HeroForm } from '../sections/hero.tsx';
import { Illustration, Point } from '../sections/illustration.tsx';
import { Question, Questions } from '../sections/questions.tsx';
import { Route, Routes } from '../sections/routes.tsx';

export function Ppc() {
  return (
    <>
      <HeroForm
        form="ppc"
        figure="ppc"
        title="PPC campaigns with a ceiling you set"
        lede="You pay when somebody clicks your advertisement, up to a monthly sum that you name. Our job is to choose whose click is worth having."
      />

      <Argument title="Two searches, one price, one patient">
        <p>
          “Root canal cost Mohali” is typed by a patient with toothache. “What is a root canal” is typed by a
          student with homework. Both clicks cost the dentist money. Only one fills a chair.
        </p>
        <p>
          A campaign is a long list of such decisions: words to buy, words to refuse, how far people will
          travel to you, at what hours your phone is answered. A travel desk in Sector 35 has no use for a
          click from another state at three in the morning, and need not pay for one.
        </p>
        <p>
          We write several advertisements for each group of searches and let them compete. A click leads to a
          page that continues what the advertisement said, not to your home page. Once a week we read the list
          of what people really typed, and strike out what cost money and brought nobody.
        </p>
      </Argument>

      <Enquiry form="ppc" />

      <Illustration
        title="Where the meter runs"
        intro="Round numbers, to show how the sum works. They are an example, not a forecast: in your trade each of them will be different."
        diagram={<ClickMeter />}
      >
        <Point title="Seen: nothing to pay">
          The advertisement stands above the results for people near you who type the words you bought.
        </Point>
        <Point title="Clicked: paid">
          In the example 50 people click at Rs 20, which makes Rs 1,000. This is the only point at which you
          pay.
        </Point>
        <Point title="Asked: nothing to pay">
          Five of the 50 call or write. Each enquiry has cost Rs 200: dear for a birthday cake, cheap for a
          wedding.
        </Point>
        <Point title="What we can move">
          Refuse a useless search and fewer clicks are wasted. Improve the page and more people ask. Either
          brings the last figure down.
        </Point>
      </Illustration>

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

      <Questions title="Is every click worth it?">
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

      <Routes title="Two companions" intro="Paid clicks work best together with one of these.">
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
