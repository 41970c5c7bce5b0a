import { facts } from '../facts.ts';
import { spokenDate } from '../measurements.ts';
import { LegalName } from '../parts/data-handling.tsx';
import { Link } from '../parts/link.tsx';
import { Clause, Clauses, Contents, Subclause } from '../sections/clauses.tsx';
import { Cta } from '../sections/cta.tsx';
import { Title } from '../sections/title.tsx';

export function Terms() {
  return (
    <>
      <Title title="Terms and conditions">
        The terms on which we design, build and promote for you, in plain words. “We” are <LegalName />, at
        the address at the foot of this page. “You” are the client who accepts our quote. This is version{' '}
        {facts.termsVersion}, of {spokenDate(facts.termsDate)}.
      </Title>

      <Contents
        clauses={[
          'Standard terms',
          'Fees and deposits',
          'Information required',
          'Variations',
          'Approval and rejection of work',
          'Payment',
        ]}
      />

      <Clauses>
        <Clause
          title="Standard terms"
          picture="signedPaper"
          parts={
            <>
              <Subclause title="Which law, and which courts">
                <p>
                  The law of India applies to our agreement. If we cannot settle a dispute by talking, the
                  courts of Chandigarh decide it.
                </p>
                <p>Nothing in these terms takes away a right that the law of India gives you.</p>
              </Subclause>
              <Subclause title="Ending the project early">
                <p>
                  You may end the project in writing at any time. Where work is paid by the month, the quote
                  names the notice period. What you then pay is said under{' '}
                  <a href="#fees-and-deposits">Fees and deposits</a>.
                </p>
                <p>
                  We may end it in writing if an invoice is still unpaid {facts.endingDays} days after our
                  reminder, if we wait {facts.endingDays} days for something that only you can give us, or if
                  you ask for work that the law forbids. Clause 2.4 then says what you pay.
                </p>
                <p>If we end it for any other reason, we have failed to deliver: you get the deposit back.</p>
                <p>
                  Whether you or we end it, the accounts stay in your name. What you have paid for is yours.
                </p>
              </Subclause>
              <Subclause title="Floods, strikes and the like (force majeure)">
                <p>
                  A flood, an epidemic, a strike, an order of the government, or a long failure of power or
                  network may stop the work of either of us. Then neither of us has broken the agreement, and
                  the dates move by the same time.
                </p>
                <p>
                  If it lasts more than {facts.endingDays} days, either of us may end the project in writing.
                  You then pay only for the work done, and get back what you have paid beyond it.
                </p>
              </Subclause>
              <Subclause title="Subcontractors, and your work as our reference">
                <p>
                  Our own team does the work. We give a part of it to somebody else, a subcontractor, only if
                  the quote says so or you agree in writing. We answer for that work as for our own.
                </p>
                <p>
                  We name you as a client, or show your work to others, only if you agree in writing. You may
                  withdraw this at any time, and we then stop.
                </p>
              </Subclause>
              <Subclause title="What we are liable for">
                <p>
                  If we break our agreement and you suffer a loss by it, we pay for that loss, up to the fee
                  that you have paid for the project.
                </p>
                <p>
                  This limit does not hold where we acted on purpose or with gross negligence, or where the
                  law does not allow a limit.
                </p>
              </Subclause>
            </>
          }
        >
          <p>
            These terms hold for every project that we take on: a website, an app, graphic design or
            marketing. A project begins when you accept our quote in writing. E-mail counts as writing, here
            and in every clause below.
          </p>
          <p>
            The quote says what is made, for what fee and in which stages. The quote and these terms together
            are our agreement. Where the two differ, the quote counts.
          </p>
          <p>
            These terms are attached to each quote, with their version and date. Your project follows the
            version attached to the quote that you accepted. Later versions do not apply to it.
          </p>
        </Clause>

        <Clause title="Fees and deposits" picture="halvedCoin">
          <p>
            The quote names the total fee. <strong>{facts.depositPercent}% of the total fee</strong> is due up
            front, as a deposit.
          </p>
          <p>
            The <strong>remaining {100 - facts.depositPercent}%</strong> is paid in instalments until delivery
            or publication. The quote says how many instalments there are and when each is due. The last one
            is the balance, and its invoice is sent after delivery.
          </p>
          <p>
            The deposit is refundable if we fail to deliver. We then pay it back without delay. We also pay it
            back if you terminate the project before work has started.
          </p>
          <p>
            The deposit is not refundable once work has started and you terminate the project. You then pay
            for the work done by that day, or by the end of a notice period, and never less than the deposit.
            What you have paid already is part of that sum.
          </p>
          <p>
            Where work is paid by the hour, the quote names the sum from which the deposit is counted. Where
            it is paid by the month, that sum is the fee of the first month. The same rule holds if you
            terminate it.
          </p>
          <p>
            The fee pays for our work. What others charge, such as a domain, hosting, a licence, a payment
            gateway or an advertising budget, is part of it only where the quote says so. The quote also says
            whether taxes are included.
          </p>
        </Clause>

        <Clause
          title="Information required"
          picture="filledFolder"
          parts={
            <Subclause title="What we do with your data, and an NDA">
              <p>
                We use what you give us, access and your customers’ details included, for your project and for
                nothing else. We keep it confidential: only people who work on the project see it.
              </p>
              <p>
                When the project ends, we return it to you or delete it, as you choose. We keep only what a
                law obliges us to keep.
              </p>
              <p>
                If you want a separate agreement on secrecy (an NDA), ask for it. We sign it before you show
                us anything.
              </p>
              <p>
                Some of it may be personal data of your customers, such as names and numbers in a list of
                orders. You stay responsible for these, and we are your processor: we use them only as you
                tell us, we protect them, and we tell you without delay if they leak or are lost.
              </p>
              <p>
                What this means in daily work is listed under{' '}
                <Link to="whoWeAre" hash="safety">
                  how we work safely
                </Link>
                .
              </p>
            </Subclause>
          }
        >
          <p>
            Some things only you can give us: texts, pictures, logos, prices, decisions, and access to the
            accounts and systems on which we are to work. The quote lists them.
          </p>
          <p>
            All accounts are opened in your name: domain, hosting, advertising, app stores, your Google
            Business Profile, visitor statistics and your pages in social networks. You give us access to
            work, and you can remove us from them on any day.
          </p>
          <p>
            You name one person who may decide for you. What that person approves in writing, you have
            approved.
          </p>
          <p>
            The dates are counted from the day that the quote names: the deposit is paid, and we have what the
            quote lists or have agreed the list of functions, the calendar or the script. When something comes
            late, whatever depends on it moves by the same time.
          </p>
          <p>
            You make sure that you may use what you give us, that is, that the texts, pictures, names and
            marks are your own or licensed to you. You also make sure that you may hand over the data you give
            us.
          </p>
        </Clause>

        <Clause title="Variations" picture="addedBlock">
          <p>
            A variation is work that the quote does not describe: a further page, another language, a function
            thought of later, or a change to something that you have already approved.
          </p>
          <p>
            Before we begin a variation we tell you in writing what it costs and what it does to the dates. We
            begin when you have agreed in writing. Until then the project goes on as quoted.
          </p>
          <p>
            Correcting what does not match the quote is not a variation, nor is a change, within what the
            quote describes, to a draft that you have not yet approved. Free changes that a service includes,
            such as changes to a logo, are not variations either.
          </p>
          <p>
            Where work is paid by the hour or by the month you may change the tasks as you go. There, only a
            change of the rates, the people or the period is a variation.
          </p>
        </Clause>

        <Clause
          title="Approval and rejection of work"
          picture="tickAndCross"
          parts={
            <>
              <Subclause title="If you say nothing">
                <p>
                  If we hear nothing from you within the {facts.feedbackDays} days, the work counts as
                  approved. The rights that the law gives you stay.
                </p>
                <p>
                  Feedback that reaches us later is read as well. We then settle with you in writing whether
                  it belongs to the project or is a variation.
                </p>
              </Subclause>
              <Subclause title="Faults that show later">
                <p>
                  Some faults in our work are there at delivery but show only later. We repair free of charge
                  those that show within {facts.faultDays} days after delivery, or within a longer period that
                  the quote names.
                </p>
                <p>
                  This does not include what others have changed, or what an update of somebody else’s
                  software has broken. We tell you first what such a repair costs.
                </p>
              </Subclause>
            </>
          }
        >
          <p>
            We show you the work as it is made, and ask for your approval at the stages that the quote names.
          </p>
          <p>
            When the work is complete we tell you so in writing. That day is the delivery, and every time
            after completion or delivery is counted from it. You have{' '}
            <strong>{facts.feedbackDays} days after completion</strong> to give us your feedback in writing.
          </p>
          <p>
            To approve the work, write that you do. To reject it, in whole or in part, write what does not
            match the quote and where.
          </p>
          <p>
            If you tell us within these {facts.feedbackDays} days what does not match the quote, we correct it
            within the fee and show it to you again. The times then begin again on that day. What goes beyond
            the quote is a variation.
          </p>
        </Clause>

        <Clause title="Payment" picture="billAndCoins">
          <p>
            For every sum you receive an invoice (a bill) that says what it is for, when it is due and where
            to pay it.
          </p>
          <p>
            The <strong>balance invoice is sent after delivery</strong>. It asks for the last instalment of
            the fee, and for the variations you have agreed to.
          </p>
          <p>
            If you think an invoice is wrong, tell us in writing which line and why. The other lines stay due.
          </p>
          <p>
            If an invoice is not paid when it is due, we send you a reminder. If it is still not paid after
            that, work stops until it is paid, and the dates move by the same time.
          </p>
          <p>We charge interest on a late payment only if the quote names a rate.</p>
          <p>
            If the law tells you to deduct tax at source (TDS), you pay us the rest of the invoice, pay the
            tax to the government, and send us the certificate. The invoice then counts as paid in full.
          </p>
          <p>
            When the fee and the agreed variations have been paid in full, what we have made for you is yours,
            with open files and code, to use, to change and to take elsewhere. Software, typefaces and
            pictures of others remain under their owners’ licences, and we tell you which these are. If the
            project ends early, this holds for the part that you have paid for.
          </p>
        </Clause>
      </Clauses>

      <Cta picture="ringedClause" title="Is a clause unclear?" to="contact" action="Ask about it">
        Ask before you accept a quote. An answer in writing becomes part of what we have agreed.
      </Cta>
    </>
  );
}
