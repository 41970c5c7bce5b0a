import { ArchesToTheDoor } from '../diagrams/arches-to-the-door.tsx';
import { facts } from '../facts.ts';
import { Link } from '../parts/link.tsx';
import { Chat } from '../samples/chat.tsx';
import { Calculator } from '../sections/calculator.tsx';
import { Cta } from '../sections/cta.tsx';
import { Enquiry } from '../sections/enquiry.tsx';
import { Deliverables, Duration, Essentials, Needs, Next, Price } from '../sections/essentials.tsx';
import { Hero } from '../sections/hero.tsx';
import { Illustration, Point } from '../sections/illustration.tsx';
import { Prose, Statement } from '../sections/prose.tsx';
import { Question, Questions } from '../sections/questions.tsx';

export function FacebookMarketing() {
  return (
    <>
      <Hero
        layout="below"
        figure="facebookMarketing"
        title="Facebook marketing for local businesses"
        lede="We put your Facebook page in order and run its ads. Facebook knows roughly where people live, how old they are and what they like, so you can choose who sees your offer."
      />

      <Prose layout="beside" ground="ochre" title="What people near you ask on Facebook">
        <Statement as="speech">Are you open on Sunday?</Statement>
        <p>
          For a salon in Mohali, nearly all of Facebook’s monthly users (more than{' '}
          {facts.facebookMonthlyUsers}) live too far away for a haircut.
        </p>
        <p>
          Half of the work is your page: hours, photos, reviews, answers. The other half shows your offer to
          people near you.
        </p>
      </Prose>

      <Calculator
        name="facebook"
        drawing={Chat}
        title="What a message from Facebook costs"
        intro="Change the figures to your own."
      >
        <p>
          <strong>The price of 1,000 views</strong> rises when many firms want the same people. Ads Manager
          calls it “CPM”.
        </p>
        <p>
          <strong>How many click</strong> depends on the picture and the first line: see “CTR”.{' '}
          <strong>How many send a message</strong> depends on the offer, and on the price.
        </p>
      </Calculator>

      <Enquiry form="facebookMarketing" />

      <Illustration
        layout="beside"
        title="How we choose who sees your ad"
        intro="Each question makes the group smaller."
        drawing={<ArchesToTheDoor />}
      >
        <Point title="Place">We draw a circle around the shop, or name towns.</Point>
        <Point title="Age">A play school looks for young parents.</Point>
        <Point title="Interest">A caterer looks for people who plan a wedding.</Point>
      </Illustration>

      <Essentials title="Facebook marketing: what you get, and when" picture="eightPeople">
        <Deliverables
          monthly={
            <>
              <li>New ads, and weak ones stopped</li>
              <li>A report each week: what each message cost</li>
            </>
          }
        >
          <li>A complete page: hours, photos, buttons</li>
          <li>Your offer as several ads</li>
          <li>A daily limit</li>
        </Deliverables>
        <Duration>Facebook checks every ad first.</Duration>
        <Price
          less="You have photos and a complete page, and answer customers."
          more="You need photos, and your page is empty. We fill it and answer customers."
          othersBill="The views (Facebook, with GST)"
        />
        <Needs access="your page and ads">
          <li>The link to your page</li>
          <li>The offer, its price and last day</li>
          <li>Five photos of your work</li>
          <li>The area of your customers</li>
          <li>Your number for calls and WhatsApp</li>
        </Needs>
        <Next>
          <li>You send your page and the offer.</li>
          <li>We check if Facebook allows it, and call you.</li>
          <li>You get a quote and a daily limit.</li>
          <li>You pay the deposit and invite us.</li>
        </Next>
      </Essentials>

      <Questions title="Questions about Facebook marketing">
        <Question ask="Our page has many likes. Why pay at all?">
          <p>
            Facebook shows an unpaid post to some people who like a page. Better posts reach more people: see{' '}
            <Link to="smo">SMO</Link>.
          </p>
        </Question>
        <Question ask="What if nobody calls us?">
          <p>
            We stop weak ads, or change the offer. People who need you today search: see{' '}
            <Link to="ppc">PPC campaigns</Link>.
          </p>
        </Question>
        <Question ask="How do we know it works?">
          <p>A marked link counts the visits, and a code word in the ad counts the callers.</p>
        </Question>
      </Questions>

      <Cta title="How far away do your customers live?">
        Tell us the streets and your offer. To write to customers you have, see{' '}
        <Link to="emailMarketing">e-mail marketing</Link>.
      </Cta>
    </>
  );
}
