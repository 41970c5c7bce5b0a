import { OneAnswer } from '../diagrams/one-answer.tsx';
import { Enquiry } from '../parts/enquiry.tsx';
import { Argument } from '../sections/argument.tsx';
import { Check, Checklist } from '../sections/checklist.tsx';
import { HeroForm } from '../sections/hero.tsx';
import { Illustration, Point } from '../sections/illustration.tsx';
import { Invitation } from '../sections/invitation.tsx';
import { Question, Questions } from '../sections/questions.tsx';
import { Step, Steps } from '../sections/steps.tsx';

export function ContentMarketing() {
  return (
    <>
      <HeroForm
        form="contentMarketing"
        figure="contentMarketing"
        title="Content marketing from the questions you hear"
        lede="Every week callers ask you the same ten things. We write the answers down properly and put them where the next buyer will look."
      />

      <Argument title="The question comes before the order">
        <p>
          A parent wants to know what happens when a child misses a test. A family building a house asks how
          long the slab must dry before tiles go on. Before a wedding, the family asks the caterer how many
          plates to order for three hundred guests.
        </p>
        <p>
          The same people type these things into a phone at night, when you are closed. The firm that has
          answered clearly is half trusted by morning. Content marketing is no more than that: useful pages,
          short films and pictures about your trade, in your name, paid for once and read for years.
        </p>
        <p>
          It is slow work. One article changes little, and search engines take their time with a new one.
          Choose it if you plan years ahead, and use advertisements for next month.
        </p>
      </Argument>

      <Enquiry form="contentMarketing" />

      <Steps
        title="Five steps, from your counter to a reader"
        intro="The first is done once a year. The other four come round every month."
      >
        <Step title="Research Strategy">
          We sit beside the person who takes your calls, read your enquiries and look up what people search
          for. You get a list of questions, those nearest to an order at the top.
        </Step>
        <Step title="Plan">
          A calendar on one sheet: which answer, in what form, by whom, in which week. Admissions, the wedding
          months and Diwali are entered first.
        </Step>
        <Step title="Creation and Implementation">
          We write, photograph or film the piece in the language your customers use, and build it into your
          website with its title, its links and a way to reach you.
        </Step>
        <Step title="Editing and Sharing">
          You check the facts, and our editor cuts what is not needed. Then it goes out to your lists, your
          pages and the person who asked.
        </Step>
        <Step title="Performance Optimization">
          Which pages are found, which are read to the end, which lead to a call? Strong ones are extended,
          weak ones are rewritten or merged.
        </Step>
      </Steps>

      <Illustration
        title="One good answer, five uses"
        intro="Most of the effort goes into knowing what to say. Once that is settled, saying it again is cheap."
        diagram={<OneAnswer />}
      >
        <Point title="The long form">
          It stays on your website: an article of two or three screens, or a film of a minute with your own
          mason, trainer or cook in it.
        </Point>
        <Point title="The short forms">
          They travel: a picture for social pages, a paragraph in the next e-mail, a ready reply that your
          staff paste into a chat with a link to the rest.
        </Point>
      </Illustration>

      <Checklist
        title="What it takes from you"
        intro="Talking, mostly, and more of it in the first month than later."
      >
        <Check>A conversation with the person who answers your telephone, not only with the owner.</Check>
        <Check>A look at old brochures, price lists and the messages customers send.</Check>
        <Check>Permission to photograph your work as it is done, workshop dust included.</Check>
        <Check>One colleague who reads each draft within a week and corrects it freely.</Check>
      </Checklist>

      <Questions title="Who writes, how much, and who owns it">
        <Question ask="None of us has the time to write. Who does?">
          <p>
            We do, from a talk that we record. You explain it as you would to a customer, and we make a page
            of it.
          </p>
        </Question>
        <Question ask="Can AI not write all this for free?">
          <p>
            It can write what is already written everywhere. It does not know that hard water stains this tile
            and not that one. You do, and that sentence is why a reader stays.
          </p>
        </Question>
        <Question ask="How many pieces a month are enough?">
          <p>
            Two thorough ones do more than eight thin ones. We would rather improve an old page than add one
            to fill a calendar.
          </p>
        </Question>
        <Question ask="Who owns the texts and films?">
          <p>You do, and the raw photographs as well.</p>
        </Question>
      </Questions>

      <Invitation title="An answer has to be found" to="seo" action="See how SEO works">
        Good pages with poor titles sit unread. Search engine optimization is the other half of this work, and
        the two are best planned together.
      </Invitation>
    </>
  );
}
