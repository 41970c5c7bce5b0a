import { facts } from '../facts.ts';
import { notice } from '../forms/notice.ts';
import { Link } from '../parts/link.tsx';
import { MailLink } from '../parts/mail-link.tsx';
import { MapService } from '../parts/map-service.tsx';
import { RetentionPeriod } from '../parts/retention-period.tsx';
import { TelLink } from '../parts/tel-link.tsx';
import { Clause, Clauses } from '../sections/clauses.tsx';
import { Title } from '../sections/title.tsx';

export function Privacy() {
  return (
    <>
      <Title title="Privacy policy">
        What this site learns about you, what becomes of it, and what it does not try to learn. In short: we
        keep what you write to us, and nothing here follows you about.
      </Title>

      <Clauses>
        <Clause title="Commitment">
          <p>
            You can read every page without telling us who you are. There are no accounts, and this site sets
            no cookies.
          </p>
          <p>
            No other company’s analytics, advertising or social plug-in runs on these pages. Typeface,
            pictures and scripts come from our own server. The only two places where something comes from
            elsewhere are named under <em>Sharing and usage</em>.
          </p>
          <p>
            Your name, your e-mail address, your phone number and your plans reach us only when you write to
            us, call us or send a form. We use them to answer you and, if we come to work together, for the
            project.
          </p>
          <h3 id="your-rights">Your rights, and how to use them</h3>
          <p>
            <strong>See.</strong> Ask what we hold about you and with whom we have shared it. You get a copy
            in plain text.
          </p>
          <p>
            <strong>Correct.</strong> Tell us what is wrong or out of date, and we mend it.
          </p>
          <p>
            <strong>Withdraw.</strong> You agreed to be answered when you sent the form. One line takes that
            back, with no reason given, and we stop. What was done before stays lawful.
          </p>
          <p>
            <strong>Erase.</strong> Ask, and everything that came from your e-mail address is deleted. We keep
            only what a law obliges us to keep, such as an invoice.
          </p>
          <p>
            <strong>Name someone</strong> who may use these rights for you if you die or cannot act.
          </p>
          <p>
            For any of this, and for every question about your data, write to <MailLink /> from the address
            that you gave us, or call <TelLink />. If the page showed you a reference when you sent the form,
            name it. It costs nothing, and you hear from us within {facts.dataAnswerDays} days at the latest.
          </p>
          <p>If our answer does not satisfy you, you may complain to the Data Protection Board of India.</p>
          <p>If you are younger than eighteen, please let a parent or guardian write to us.</p>
        </Clause>

        <Clause title="Mail received from us">
          <p>
            You receive mail from us because you wrote to us first. It answers your enquiry or belongs to a
            project of yours.
          </p>
          <p>Sending a form does not put you on a mailing list.</p>
          <p>If you would rather be called, or want no further mail, one line to that effect is enough.</p>
          <p>
            We do not ask for card numbers or one-time codes by mail. If a mail in our name does, leave it
            unanswered and call us.
          </p>
        </Clause>

        <Clause title="We protect your privacy">
          <h3>What is kept</h3>
          <p>
            A form sends your name, e-mail address, phone number, a subject and your message. They are what we
            need in order to answer you, and that is what we use them for. With them come the name of the form
            and of the page it stands on, the site that brought you here, the name of a campaign where the
            link carried one, and how long the filling took. Programs are quick: what looks like theirs is set
            aside until a person has looked at it.
          </p>
          <p>
            Our server notes the time, stores the enquiry, and only then thanks you. A copy is mailed to the
            agency. No visitor can see either.
          </p>
          <h3>For how long</h3>
          <p>
            An enquiry is erased from our server <RetentionPeriod /> after it arrived, by itself, or sooner if
            you ask. The mailed copy is deleted when it is no longer needed for answering you or for your
            project.
          </p>
          <h3>What else your visit leaves</h3>
          <p>
            What you type is kept in your own browser until it has been sent, so that a reload does not lose
            it. It stays in that one tab, is removed when the form has been sent, and goes when you close the
            tab. The name of the site that led you here is kept in the tab in the same way.
          </p>
          <p>
            While a message is being sent, and if it cannot be sent, a copy of it is kept in this browser, so
            that it can be sent when you are connected again. The next page that you open here offers to send
            it or to delete it. It is not offered after seven days, and is deleted when you next open this
            site. On a phone that you share, choose “Delete it”.
          </p>
          <p>
            For each request our server’s log notes the time, the page, the outcome and how long it took. It
            notes neither your internet address nor your browser, and nothing of what you wrote. The company
            that hosts the server may keep records of connections of its own.
          </p>
          <p>
            To hold off floods of messages, the server counts for some minutes how many come from one internet
            address and under one e-mail address. Neither address is written down for it: the count is held in
            memory or, where several servers share it, under a code that does not give the address away.
          </p>
          <p>
            Your browser measures how quickly a page appeared, how steady it stood and how soon it reacted
            (CLS, FID, FCP, LCP, TTFB and INP). It reports these figures to our server with the address of the
            page and a random number made for that one view. They do not say who you are. We use them to find
            slow pages.
          </p>
          <p>
            Please put no passwords, card numbers or medical papers into a form. When a project needs them, we
            agree on a safer way.
          </p>
        </Clause>

        <Clause title="Sharing and usage">
          <p>
            We do not sell, rent or lend what you tell us. In the agency it is read by the people who answer
            you or work on your project.
          </p>
          <p>
            Two kinds of company process it for us, on our instructions: the one that runs our server, and the
            one that carries our mail. Ask, and we name them. It is shown to an authority when the law obliges
            us.
          </p>
          <p>
            The map on the <Link to="contact">contact page</Link> comes from <MapService />. When you open
            that page, your browser may ask that service for it, and the service then learns your internet
            address and which browser you use. What it does with them is set out in its own policy. No other
            page loads the map.
          </p>
          <p>
            On the page about <Link to="sem">search engine marketing</Link>, another company’s test that tells
            people from robots (a captcha) may load when you first touch the form. That company then learns
            the same about you, and may set cookies of its own. What it says, person or robot, is stored with
            your enquiry and keeps none from being read. If you leave the form alone, nothing is loaded.
          </p>
          <p>
            The links to our pages on Facebook, Twitter and Instagram are plain links, and so is the one to
            WhatsApp where you see it. Those companies learn of your visit only when you follow one.
          </p>
          <p>
            When the site begins to do something new with your details, it says so here first. This is version{' '}
            {notice.version}; with each enquiry we keep the version that its sender was shown.
          </p>
        </Clause>
      </Clauses>
    </>
  );
}
