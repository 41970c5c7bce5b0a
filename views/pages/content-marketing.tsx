import { Enquiry } from '../parts/enquiry.tsx';
import { Heading, Row, Screen, Tag, Text } from '../samples/screen.tsx';
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
        title="Content marketing that answers questions"
        lede="Every week callers ask you the same ten things. We turn the answers into articles, films and posts, and publish them in your name."
      />

      <Argument title="The question comes before the order">
        <p>
          A parent wants to know what happens when a child misses a test. A family building a house asks how
          long the slab must dry before tiles go on. Before a wedding, the family asks the caterer how many
          plates to order for three hundred guests.
        </p>
        <p>
          The same people type these things into a phone at night, when you are closed. They trust a firm that
          has answered clearly. Content marketing is no more than that: useful pages, short films and pictures
          about your trade, in your name, paid for once and read for years.
        </p>
        <p>
          It is slow work. One article changes little, and search engines take their time with a new one.
          Choose it if you plan years ahead, and use advertisements for next month.
        </p>
      </Argument>

      <Enquiry form="contentMarketing" />

      <Steps
        title="Content marketing in five steps"
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
        title="The outline of a sample article"
        intro="For Baraf Tiles, a made-up shop. You see such a sheet before we write the article."
        diagram={
          <Screen
            frame="paper"
            label="The outline of one article on a sheet: the question, who asks it, the answer in the first line, four parts with what each needs, and how the reader reaches the shop."
          >
            <Tag>Sample outline</Tag>
            <Heading>How long must a new floor dry before tiles?</Heading>
            <Row value="families who build">Who asks</Row>
            <Row value="about four weeks, then test">Answer, first line</Row>
            <Row value="film, 40 seconds">1. Test it with a plastic sheet</Row>
            <Row value="two photographs">2. What goes wrong on a wet floor</Row>
            <Row value="table">3. Which adhesive for which floor</Row>
            <Row value="phone, WhatsApp">4. Ask us before you lay</Row>
            <Text isSoft>Facts from the shop’s own tile layer. Checked by the owner.</Text>
          </Screen>
        }
      >
        <Point title="The question">
          The title is what customers say at the counter, word for word. That is also what they type.
        </Point>
        <Point title="The answer">
          It comes first, for readers in a hurry. The parts below are for those who want the reason.
        </Point>
        <Point title="The proof">
          A film, photographs and a table from your own work. No other website has them.
        </Point>
      </Illustration>

      <Checklist
        title="What we need from you"
        intro="Mostly your time to talk, and more of it in the first month than later."
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

      <Invitation title="People have to find the article" to="seo" action="See how SEO works">
        A good page with a poor title is not read. Search engine optimization is the other half of this work,
        and the two are best planned together.
      </Invitation>
    </>
  );
}
