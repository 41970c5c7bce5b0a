import { HowSoon } from '../diagrams/how-soon.tsx';
import { Enquiry } from '../parts/enquiry.tsx';
import { Argument } from '../sections/argument.tsx';
import { Check, Checklist } from '../sections/checklist.tsx';
import { HeroForm } from '../sections/hero.tsx';
import { Illustration } from '../sections/illustration.tsx';
import { Invitation } from '../sections/invitation.tsx';
import { Question, Questions } from '../sections/questions.tsx';
import { Route, Routes } from '../sections/routes.tsx';

export function DigitalMarketing() {
  return (
    <>
      <HeroForm
        form="digitalMarketing"
        figure="digitalMarketing"
        title="Digital marketing on one budget"
        lede="Tell us what one more customer is worth to you. We say which channels can bring one for less, and leave the others alone."
      />

      <Argument title="Most businesses need two channels, not six">
        <p>
          A tuition centre fills in April; a caterer is booked for the wedding months. They cannot have the
          same plan, and neither needs everything on this page.
        </p>
        <p>
          We start from your sums: what you sell, what it leaves you, and how many more you could serve
          without hiring. From these follows what one enquiry may cost. Channels that stay below that line get
          the money. The rest wait, however fashionable they are.
        </p>
        <p>
          Then comes the calendar. An exporter with long orders can afford to build slowly. A new gym with
          rent due on the first cannot, and has to buy attention while it grows its own.
        </p>
      </Argument>

      <Enquiry form="digitalMarketing" />

      <Routes
        title="Six services, bought singly or together"
        intro="They share one plan and one report, so that none is praised for what another has done."
      >
        <Route to="seo" title="SEO" action="Read More">
          Be among the answers when people search for your trade in your town.
        </Route>
        <Route to="smo" title="SMO" action="Read More">
          Pages on Facebook, Instagram and YouTube that give people a reason to follow.
        </Route>
        <Route to="ppc" title="PPC" action="Read More">
          Advertisements above the results, paid by the click, with a ceiling that you set.
        </Route>
        <Route to="emailMarketing" title="Email Marketing" action="Read More">
          E-mails to the customers you already have, who are the easiest to win again.
        </Route>
        <Route to="contentMarketing" title="Content Marketing" action="Read More">
          Answers, written and filmed, for people who are still making up their mind.
        </Route>
        <Route to="sem" title="SEM" action="Read More">
          Search as a whole: paid and unpaid work under one plan, not two rival ones.
        </Route>
      </Routes>

      <Illustration
        title="How soon each one pays"
        intro="The usual shape of things. Your trade and season stretch it or squeeze it."
        diagram={<HowSoon />}
      >
        <div>
          <h3>Bought</h3>
          <p>Pay per click is there the day it is switched on, and gone the day it is off.</p>
        </div>
        <div>
          <h3>Kept</h3>
          <p>Email and social pages hold on to people who know you. Each e-mail or post brings some back.</p>
        </div>
        <div>
          <h3>Built</h3>
          <p>Content and SEO show little at first, then go on working after the month’s bill is paid.</p>
        </div>
      </Illustration>

      <Checklist
        title="The monthly report fits on a page"
        intro="Five headings, in rupees wherever possible."
      >
        <Check>Calls, forms and orders, channel by channel</Check>
        <Check>What one of each cost you, our fee included</Check>
        <Check>What was changed during the month, and why</Check>
        <Check>What did not work and will be stopped</Check>
        <Check>What we need from you before the next one</Check>
      </Checklist>

      <Questions title="Is it worth the money?">
        <Question ask="How much should we spend?">
          <p>
            Work back from what a new customer leaves in your till. Then set aside a sum you can spare for a
            full season without regret, since a week proves nothing. If it is too small for a fair trial, we
            tell you.
          </p>
        </Question>
        <Question ask="How do we know which channel a call came from?">
          <p>
            Every advertisement and e-mail carries a marked link, and your counter asks one short question:
            where did you find us? The two together come close enough to the truth to decide on.
          </p>
        </Question>
        <Question ask="We have no time to post every day. Is that a problem?">
          <p>
            No. One visit to your workplace, with a camera and a list of questions, gives material for weeks.
            You approve it in one sitting and we put it out.
          </p>
        </Question>
      </Questions>

      <Invitation title="Which plan fits a marketing budget?" to="packages" action="Check Our Plan">
        A one-off campaign and a year of steady work are paid for differently. Compare the three models before
        you write to us.
      </Invitation>
    </>
  );
}
