import { Link } from '../parts/link.tsx';
import { MailLink } from '../parts/mail-link.tsx';
import { MapService } from '../parts/map-service.tsx';
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
            us, ring us or send a form. We use them to answer you and, if we come to work together, for the
            project.
          </p>
          <p>
            You may ask at any time what we hold about you, have it corrected and have it deleted: write to{' '}
            <MailLink /> or call <TelLink />. We keep what a law obliges us to keep, such as an invoice, and
            delete the rest.
          </p>
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
            unanswered and ring us.
          </p>
        </Clause>

        <Clause title="We protect your privacy">
          <p>
            A form sends your name, e-mail address, phone number, a subject and your message, and with them
            the name of the form and of the page it stands on. Our server notes the time, stores the enquiry,
            and only then thanks you. A copy is mailed to the agency. No visitor can see either.
          </p>
          <p>
            What you type is kept in your own browser until it has been sent, so that a reload does not lose
            it. It stays in that one tab, is removed when the form has been sent, and goes when you close the
            tab.
          </p>
          <p>
            For each request our server’s log notes the time, the page, the outcome and how long it took. It
            notes neither your internet address nor your browser, and nothing of what you wrote. The company
            that hosts the server may keep records of connections of its own.
          </p>
          <p>
            To hold off floods of messages, the server counts for some minutes how many come from one internet
            address. The count is held in memory and is not written down.
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
            Outside the agency it passes through the companies that run our server and carry our mail, and is
            shown to an authority when the law obliges us.
          </p>
          <p>
            The map on the <Link to="contact">contact page</Link> comes from <MapService />. As you come near
            it, your browser asks that service for it, and the service then learns your internet address and
            which browser you use. What it does with them is set out in its own policy. No other page loads
            the map.
          </p>
          <p>
            On the page about <Link to="sem">search engine marketing</Link>, another company’s test that tells
            people from robots (a captcha) may load when you first touch the form. That company then learns
            the same about you, and may set cookies of its own. What it says, person or robot, is stored with
            your enquiry and keeps none from being read. If you leave the form alone, nothing is loaded.
          </p>
          <p>
            The links to our pages on Facebook, Twitter and Instagram are plain links. Those companies learn
            of your visit only when you follow one.
          </p>
          <p>When the site begins to do something new with your details, it says so here first.</p>
        </Clause>
      </Clauses>
    </>
  );
}
