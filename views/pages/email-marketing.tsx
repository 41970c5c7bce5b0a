import { MailingSteps } from '../diagrams/mailing-steps.tsx';
import { Split } from '../layout/split.tsx';
import { Link } from '../parts/link.tsx';
import { Image } from '../samples/screen.tsx';
import { Calculator } from '../sections/calculator.tsx';
import { Cta } from '../sections/cta.tsx';
import { Enquiry } from '../sections/enquiry.tsx';
import { Deliverables, Duration, Essentials, Needs, Next, Price } from '../sections/essentials.tsx';
import { Hero } from '../sections/hero.tsx';
import { Piece, Pieces } from '../sections/pieces.tsx';
import { Prose, Statement } from '../sections/prose.tsx';
import { Question, Questions } from '../sections/questions.tsx';

export function EmailMarketing() {
  return (
    <>
      <Hero
        layout="below"
        figure="emailMarketing"
        title="E-mail marketing to your customers"
        lede="We write and send e-mails to people who agreed to hear from you."
      />

      <Pieces layout="strip" title="Four e-mails in a customer’s year">
        <Piece picture="lettersInAYear 1/4" title="Welcome">
          Within a day of the first order you send thanks and a bill.
        </Piece>
        <Piece picture="lettersInAYear 2/4" title="News">
          It tells what is new.
        </Piece>
        <Piece picture="lettersInAYear 3/4" title="Reminder">
          It comes when a fee or a service is due.
        </Piece>
        <Piece picture="lettersInAYear 4/4" title="Offer">
          It is a real offer, such as one for Rakhi.
        </Piece>
      </Pieces>

      <Calculator
        name="email"
        drawing={MailingSteps}
        title="What an e-mail to your list can bring"
        intro="Put in your own figures."
      >
        <p>
          <strong>Opens and clicks:</strong> the report of your mailing program has both.
        </p>
        <p>
          <strong>Orders:</strong> a code in the e-mail counts them.
        </p>
      </Calculator>

      <Enquiry form="emailMarketing" />

      <Split ground="ochre">
        <Prose layout="beside" title="You already have a list of customers">
          <Statement as="letter">Dear guest of last June, your room is free again.</Statement>
          <p>A hotel in Chandigarh has her address. We first ask each guest whether we may write.</p>
        </Prose>

        <Pieces layout="rows" title="Four benefits of e-mail marketing">
          <Piece picture="fourStamps 1/4" title="You keep the list">
            You have it as a file.
          </Piece>
          <Piece picture="fourStamps 2/4" title="Each group gets its own text">
            Class six gets no e-mails about class eleven.
          </Piece>
          <Piece picture="fourStamps 3/4" title="Ten people or 1,000 are the same work">
            Most of the cost is the <Link to="contentMarketing">writing</Link>.
          </Piece>
          <Piece picture="fourStamps 4/4" title="You can count the results">
            You see who clicked.
          </Piece>
        </Pieces>
      </Split>

      <Essentials title="E-mail marketing: what you get, and when" picture="pigeonHoles">
        <Deliverables
          monthly={
            <>
              <li>The e-mails that we agreed on</li>
              <li>A report of clicks and orders</li>
            </>
          }
        >
          <li>Your cleaned list</li>

          <li>A design for phones, and the first e-mail</li>
        </Deliverables>
        <Duration>Paper registers take longer.</Duration>
        <Price
          less="You send four e-mails a year."
          more="You send two e-mails a month."
          othersBill="A mailing program each month"
        />
        <Needs>
          <li>Your list of addresses</li>
          <li>How these people gave you their address</li>
          <li>Who signs the e-mails</li>
          <li>Your offers</li>
        </Needs>
        <Next>
          <li>You tell us how long your list is.</li>
          <li>We call you.</li>
          <li>You get a quote.</li>
          <li>You pay the deposit and approve each mailing.</li>
        </Next>
      </Essentials>

      <Questions title="Questions about e-mail marketing">
        <Question ask="Can we buy a list of addresses?">
          <p>No. We never write to bought lists.</p>
        </Question>
        <Question ask="May I write to people who bought from me years ago?">
          <p>Write once and ask. Every e-mail has a link to leave the list.</p>
        </Question>
        <Question ask="I have only phone numbers. What then?">
          <p>
            Ask for their e-mail address on your bill. To find new customers, see{' '}
            <Link to="facebookMarketing">Facebook marketing</Link>.
          </p>
        </Question>
        <Image name="pillarBox" />
      </Questions>

      <Cta title="What should your next e-mail say?">Send us your offer.</Cta>
    </>
  );
}
