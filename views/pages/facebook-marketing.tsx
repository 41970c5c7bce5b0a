import { ArchesToTheDoor } from '../diagrams/arches-to-the-door.tsx';
import { facts } from '../facts.ts';
import { Enquiry } from '../parts/enquiry.tsx';
import { Link } from '../parts/link.tsx';
import { Argument } from '../sections/argument.tsx';
import { Calculator } from '../sections/calculator.tsx';
import { HeroForm } from '../sections/hero.tsx';
import { Illustration, Point } from '../sections/illustration.tsx';
import { Invitation } from '../sections/invitation.tsx';
import { Question, Questions } from '../sections/questions.tsx';
import { Step, Steps } from '../sections/steps.tsx';

export function FacebookMarketing() {
  return (
    <>
      <HeroForm
        form="facebookMarketing"
        figure="facebookMarketing"
        title="Facebook marketing for local businesses"
        lede="We look after your Facebook page and run its advertisements. Facebook knows roughly where people live, how old they are and what they like, so you can pay to reach only those who could come to you."
      />

      <Argument title="A few thousand people are enough">
        <p>
          {facts.facebookMonthlyUsers} people use Facebook every month. For a salon in Mohali, nearly all of
          them live too far away to come in for a haircut.
        </p>
        <p>
          The number worth having is small: families within a short drive, of an age to need you, with some
          reason to care this month. For most local businesses that is a few thousand people. You can pay for
          those alone, but only if the campaign is set that way. The Boost button under a post asks two or
          three things and starts spending. We ask more, and start smaller.
        </p>
        <p>
          The page itself is half of the work: hours, address, albums, reviews, messages answered while the
          customer is still interested. The other half is the advertisement, which asks for one thing only. A
          builder’s asks for a site visit, a caterer’s for a chat before the wedding season, a school’s for
          the admission form.
        </p>
        <p>
          After that, the phone has to be picked up. An enquiry that waits two days was paid for and thrown
          away.
        </p>
      </Argument>

      <Enquiry form="facebookMarketing" />

      <Illustration
        title="How we choose who sees your advertisement"
        intro="Each question makes the group smaller. Only those in the smallest arch are shown it."
        diagram={<ArchesToTheDoor />}
      >
        <Point title="Place">
          A circle around the shop, or towns by name. A hotel does the opposite and chooses the cities its
          guests come from.
        </Point>
        <Point title="Age">
          A play school looks for young parents, a hearing clinic for people over sixty. Language belongs here
          too.
        </Point>
        <Point title="Interest">
          Weddings, home repair, study abroad: what people follow and read. Visitors of your website can be
          added to the list.
        </Point>
      </Illustration>

      <Calculator
        name="facebook"
        title="What one message costs"
        intro="Change the figures to your own. Those that stand here are an example and not a forecast of your result."
      >
        <p>
          A view means that the advertisement was on somebody’s screen once; Facebook also says impression.{' '}
          <strong>The price of 1,000 views</strong> rises when many firms want the same people, for example
          before Diwali. In Ads Manager it is the column “CPM”.
        </p>
        <p>
          <strong>How many click</strong> depends on the picture and the first line: see “CTR”.{' '}
          <strong>How many send a message</strong> depends on the offer, and on whether the price and the
          place are given. Ads Manager counts “Messaging conversations started”. Which of them became
          customers, only you know.
        </p>
        <p>
          In our example 62,500 views bring 625 clicks and 50 messages, at Rs 100 each. If you answer only
          half of them in time, each of those has cost Rs 200.
        </p>
      </Calculator>

      <Steps title="How one campaign runs" intro="From the first conversation to the second bill.">
        <Step title="One offer">
          We settle with you the single thing to advertise: a first haircut, a demo class, the Sunday thali.
        </Step>
        <Step title="Several versions">
          The same offer goes out with different pictures and opening lines, each before a small part of the
          audience.
        </Step>
        <Step title="A daily limit">
          You name the sum. Facebook bills your own card, in your own account, so its charges and ours never
          mix.
        </Step>
        <Step title="Keep or stop">
          Weak versions stop and their money moves to the ones that brought calls. If none did, the offer
          changes before the budget does.
        </Step>
      </Steps>

      <Questions title="What owners ask first">
        <Question ask="Our page has many likes. Why pay at all?">
          <p>
            A post is shown unpaid to some of the people who like a page, and Facebook decides how many.
            Better posts travel further, which is the work of <Link to="smo">SMO</Link>. An advertisement is
            for the rest, and for neighbours who never clicked Like.
          </p>
        </Question>
        <Question ask="How can we tell that a guest came from Facebook?">
          <p>
            The advertisement names something that stands nowhere else: a word to say at the counter, one
            dish, a phone number of its own. We arrange that before the first day and count it with you.
          </p>
        </Question>
        <Question ask="Is there anything Facebook will not show?">
          <p>
            It refuses some trades and limits others, loans, jobs and claims about health among them. We read
            its rules against your offer before drawing anything, since one refusal can hold up everything
            else in the account.
          </p>
        </Question>
      </Questions>

      <Invitation title="Keep those you have paid to meet" to="emailMarketing" action="See email marketing">
        On Facebook you pay each time you are shown. An address that a customer gives you, you can write to
        again without paying for a view.
      </Invitation>
    </>
  );
}
