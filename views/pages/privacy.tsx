import { facts } from '../facts.ts';
import {
  BackupPeriod,
  Companies,
  CopiesOfEnquiry,
  CopiesToDelete,
  DataContact,
  KeptAfterErasure,
  LegalName,
  NoticeVersion,
  ReceiptLetter,
  RetentionPeriod,
} from '../parts/data-handling.tsx';
import { TelLink } from '../parts/tel-link.tsx';
import { Clause, Clauses, Contents, Subclause } from '../sections/clauses.tsx';
import { WidePicture } from '../sections/illustration.tsx';
import { InShort } from '../sections/in-short.tsx';
import { SeeOrErase } from '../sections/my-enquiry.tsx';
import { Title } from '../sections/title.tsx';

export function Privacy() {
  return (
    <>
      <Title title="Privacy policy">
        What this website stores about you, who sees it, how long it stays, and how to have it deleted.
      </Title>

      <Contents
        clauses={['Commitment', 'Mail received from us', 'We protect your privacy', 'Sharing and usage']}
      />

      <InShort title="The policy in short" />

      <WidePicture name="storedAndErased" />

      <SeeOrErase title="See or erase what you sent">
        <p>The answer goes only to the e-mail address that you gave us. What is erased does not come back.</p>
      </SeeOrErase>

      <Clauses>
        <Clause
          title="Commitment"
          picture="sealedPaper"
          parts={
            <Subclause id="your-rights" title="Your rights, and how to use them">
              <p>
                <strong>See.</strong> Ask what we hold about you, what we did with it and with whom we shared
                it. You get it in plain text.
              </p>
              <p>
                <strong>Correct.</strong> Tell us what is wrong, missing or out of date, and we correct it.
              </p>
              <p>
                <strong>Withdraw.</strong> You agreed to be answered when you sent the form. One line from you
                takes that back, and we stop.
              </p>
              <p>
                <strong>Erase.</strong> Ask, and everything that came from your e-mail address is deleted. We
                keep only what a law obliges us to keep, such as a bill, and we tell you what that is. To see
                or erase one enquiry, use <a href="#my-enquiry">the form above</a>.
              </p>
              <KeptAfterErasure />
              <p>
                <strong>Name someone</strong> who may use these rights for you if you die or cannot act.
              </p>
              <p>
                <strong>Complain.</strong> If you think that we treat your data wrongly, tell us first, so
                that we can put it right.
              </p>
              <p>
                For any of this, and for every question about your data, write to <DataContact /> or call{' '}
                <TelLink />. Write from the e-mail address that you gave us, so that we know it is you. Name
                the reference, if you have it. It is free, and you hear from us within {facts.dataAnswerDays}{' '}
                days at the latest.
              </p>
              <p>
                If our answer does not satisfy you, or none comes, you may complain to the Data Protection
                Board of India from May 2027 on.
              </p>
              <p>
                These rights come from India’s Digital Personal Data Protection Act, 2023, and its Rules of
                November 2025. Most of the duties in them begin in May 2027. We give you the rights now.
              </p>
              <p>If you are younger than eighteen, please let a parent or guardian write to us.</p>
            </Subclause>
          }
        >
          <p>
            <LegalName /> is responsible for your data on this website. “We” on this page means this business.
          </p>
          <p>There are no accounts, and this website sets no cookies.</p>
          <p>
            No other company’s analytics, advertising or social plug-in runs here. Typeface, pictures and
            scripts come from our own server. What comes from elsewhere is named under{' '}
            <em>Sharing and usage</em>.
          </p>
        </Clause>

        <Clause title="Mail received from us" picture="closedLetter">
          <p>
            You receive mail from us because you wrote to us first. It answers your enquiry or belongs to a
            project of yours. Our server itself may write to you, and only about an enquiry of yours: that it
            has come, what is stored of it, or that it is erased.
          </p>
          <ReceiptLetter />

          <p>
            We do not ask for card numbers or one-time codes by mail. If a mail in our name does, leave it
            unanswered and call us.
          </p>
        </Clause>

        <Clause
          title="We protect your privacy"
          picture="letterBelowUmbrella"
          parts={
            <>
              <Subclause title="What a form stores">
                <p>
                  <strong>What you write:</strong> your name, e-mail address, phone number, the subject and
                  your message. We need your name, e-mail address and message. The short forms ask for a phone
                  number too; the one on our contact page does without.
                </p>
                <p>
                  <strong>How you came to us:</strong> the form and the page it is on, the name of the website
                  that led you here, and the campaign tags of the link, if it has any (source, medium,
                  campaign, term and content). This tells us which pages and ads bring enquiries.
                </p>
                <p>
                  <strong>Signs of automatic sending:</strong> how long you took to fill in the form, the
                  captcha’s verdict where the form has one, and any reason why the message looks like spam.
                </p>
                <p>
                  <strong>Records:</strong> the time, a reference, the language of the form, the version of
                  the privacy notice beside it, codes that show whether the same message came twice, and
                  whether and when it was mailed to us.
                </p>
                <p>
                  Your internet address and the name of your browser are not stored with it. A copy of the
                  enquiry <CopiesOfEnquiry />.
                </p>
                <p>Please put no passwords, card numbers or medical papers into a form.</p>
                <p>
                  <strong>A request to see or erase:</strong> the reference, and a code in place of your
                  e-mail address that does not give it away. They are deleted once it is done. Your address is
                  kept in the e-mail that answers you, until it is sent or a person has answered.
                </p>
              </Subclause>
              <Subclause title="For how long">
                <p>
                  An enquiry is erased from our server <RetentionPeriod /> after it arrived, or sooner if you
                  ask. A message held as spam, or not mailed to us, stays until a person looks at it.
                </p>
                <p>
                  <CopiesToDelete /> no longer needed for answering you or for your project. So is every list
                  of enquiries that we export from the server.
                </p>
                <p>
                  A backup of the server may hold an enquiry for longer. We delete each backup after{' '}
                  <BackupPeriod />. If we have to go back to one, we erase again what you had asked us to
                  erase.
                </p>
              </Subclause>
              <Subclause title="What stays in your browser">
                <p>
                  What you type is kept in your own browser until it has been sent, so that a reload does not
                  lose it. So are the time you have spent on the form, the website that led you here and its
                  campaign tags. All of it stays in that one tab and goes when you close the tab. What you
                  typed is removed when the form has been sent.
                </p>
                <p>
                  While a message is being sent, and if it cannot be sent, a copy of it is kept in this
                  browser, so that it can be sent when you are connected again. The next page that you open
                  here offers to send it or to delete it. It is not offered after seven days, and is deleted
                  when you next open this website. On a phone that you share, choose “Delete it”.
                </p>
              </Subclause>
              <Subclause title="What your visit leaves on our server">
                <p>
                  <strong>A log.</strong> For each request it notes the time, the page, the kind of request, a
                  random number, the outcome and how long it took. It notes neither your internet address nor
                  your browser, and nothing of what you wrote. Notes about mail name an enquiry by its
                  reference. The website does not delete this log itself: it stays as long as the system on
                  which the server runs keeps it. Programs in front of the server, and its company, may keep
                  records of connections, with internet addresses.
                </p>
                <p>
                  <strong>A journal.</strong> When an enquiry is looked at on the server, exported or erased,
                  it notes the time, the reference and by whom: “visitor” where you asked for it by form. Each
                  line is erased after {facts.journalDays} days.
                </p>
                <p>
                  <strong>Counts.</strong> To stop mass sending, the server counts for some minutes how many
                  messages and measurements come from one internet address, and how many messages under one
                  e-mail address; for an hour, how many requests to see or erase; for a day, how many e-mails
                  go to one address because of them. The count is held in memory or, where servers share it,
                  under a code that does not give the address away.
                </p>
                <p>
                  <strong>Measurements.</strong> Your browser measures how quickly a page appeared, how steady
                  it stood and how soon it reacted. It reports these figures to our server with the address of
                  the page and random numbers made for that one view. We use them to find slow pages. After
                  two to three days the random numbers are deleted and only totals are left. The totals are
                  deleted after 90 days.
                </p>
              </Subclause>
              <Subclause title="If something goes wrong">
                <p>
                  Personal data may leak, be lost, or be changed or used by someone who has no right to. Then
                  we tell everyone concerned without delay: what happened and when, what may follow, what we
                  do about it, what you can do to protect yourself, and whom to ask.
                </p>
                <p>
                  We also tell the Data Protection Board of India without delay, and send it the details
                  within 72 hours of learning of it.
                </p>
              </Subclause>
            </>
          }
        />

        <Clause title="Sharing and usage" picture="keyWithTag">
          <p>
            We do not sell, rent or lend what you tell us. In the agency it is read by the people who answer
            you or work on your project. It is shown to an authority when the law obliges us.
          </p>
          <Companies />
          <p>
            Links to social networks and to directions are plain links. Those companies learn of your visit
            only when you follow one.
          </p>
          <p>
            When the website begins to do something new with your details, it says so here first. This is
            version <NoticeVersion />; with each enquiry we keep the version that its sender was shown.
          </p>
        </Clause>
      </Clauses>
    </>
  );
}
