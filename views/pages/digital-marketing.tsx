import { HowSoon } from '../diagrams/how-soon.tsx';
import { Enquiry } from '../parts/enquiry.tsx';
import { Heading, Row, Screen, Tag, Text } from '../samples/screen.tsx';
import { Argument } from '../sections/argument.tsx';
import { HeroForm } from '../sections/hero.tsx';
import { Illustration, Point } from '../sections/illustration.tsx';
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
        lede="We plan and run SEO, advertisements, e-mail and social media for your business. You tell us what a new customer is worth, and we use the channels that cost less than that."
      />

      <Argument title="Most businesses need two channels, not six">
        <p>
          A tuition centre fills in April; a caterer is booked for the wedding months. They cannot have the
          same plan, and neither needs everything on this page.
        </p>
        <p>
          We start from your figures: what you sell, what you earn from it, and how many more customers you
          could serve without hiring. They show what one enquiry may cost. Channels that stay below that line
          get the money. The rest wait, however fashionable they are.
        </p>
        <p>
          Then comes the calendar. An exporter with long orders can afford to build slowly. A new gym with
          rent due on the first cannot, and has to advertise until people know it.
        </p>
      </Argument>

      <Enquiry form="digitalMarketing" />

      <Illustration
        title="A sample monthly report"
        intro="Shikhar Classes is a made-up coaching centre, and every figure is made up."
        diagram={
          <Screen
            frame="paper"
            label="A sample report on one page, with made-up figures. In March three channels bring 53 enquiries for Rs 24,770. It says what was changed, what was stopped and what is needed."
          >
            <Tag>Sample, made-up figures</Tag>
            <Heading>Shikhar Classes, March</Heading>
            <Row value="18 enquiries, Rs 420 each">SEO</Row>
            <Row value="26 enquiries, Rs 610 each">PPC</Row>
            <Row value="9 enquiries, Rs 150 each">Email</Row>
            <Row value="53 for Rs 24,770" isTotal>
              All
            </Row>
            <Text>Changed: a new advertisement for class 11, because class 9 is full.</Text>
            <Text>Stopped: e-mails on exam dates. No call came from them.</Text>
            <Text>Needed from you: the new batch timings.</Text>
          </Screen>
        }
      >
        <Point title="Cost">
          Calls and forms of each channel, and what one of them costs. Our fee is part of the sum.
        </Point>
        <Point title="Changes">What we did in the month, and why.</Point>
        <Point title="Failures">What did not work, and was stopped.</Point>
      </Illustration>

      <Routes
        title="Six services, one by one or together"
        intro="They share one plan and one report, so that you can compare them."
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
        intro="The usual shape of things. Your trade and season change it."
        diagram={<HowSoon />}
      >
        <div>
          <h3>Bought</h3>
          <p>Pay per click is there the day it is switched on, and gone the day it is off.</p>
        </div>
        <div>
          <h3>Kept</h3>
          <p>E-mail and social pages hold on to people who know you. Each e-mail or post brings some back.</p>
        </div>
        <div>
          <h3>Built</h3>
          <p>Content and SEO show little at first, then go on working after the month’s bill is paid.</p>
        </div>
      </Illustration>

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
            No. Once a month we send a short list. You take the pictures on a phone, we make the posts, you
            approve them together.
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
