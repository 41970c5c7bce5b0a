import { Enquiry } from '../parts/enquiry.tsx';
import { Link } from '../parts/link.tsx';
import { Heading, Row, Screen, Tag, Text } from '../samples/screen.tsx';
import { Argument } from '../sections/argument.tsx';
import { Deliverables, Duration, Essentials, Factor, Needs, Next, Price } from '../sections/essentials.tsx';
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
        lede="Every week callers ask you the same ten things. We turn your answers into articles, videos and posts, and publish them in your name."
      />

      <Argument title="Customers ask first, then they order">
        <p>
          A parent wants to know what happens when a child misses a test. A family building a house in Kharar
          asks how long a new floor must dry before tiles go on. Another asks a Chandigarh caterer how many
          plates to order for three hundred guests.
        </p>
        <p>
          They type the same questions into a phone at night, when you are closed. They trust a firm that
          answers clearly. That is content marketing: useful pages, short videos and pictures about your
          trade, in your name. You pay for them once, and people can read them for years.
        </p>
        <p>
          It is slow work. One article changes little, and search engines take their time with it. Choose it
          if you plan years ahead. For customers next month, choose <Link to="googleAds">Google Ads</Link>.
        </p>
      </Argument>

      <Steps
        title="Content marketing in five steps"
        intro="The first two are done once a year, the other three every month."
      >
        <Step title="Research Strategy">
          We sit with the person who takes your calls, read your enquiries and look up what people search for.
          You get a list of questions. Those nearest to an order are at the top.
        </Step>
        <Step title="Plan">
          A calendar on one sheet: which answer, in what form, by whom, in which week. Admissions, the wedding
          months and Diwali go in first.
        </Step>
        <Step title="Creation and Implementation">
          We make a text, photos or a video, in the language your customers use. Then we put it on your
          website, with a title, links and a way to reach you.
        </Step>
        <Step title="Editing and Sharing">
          You check the facts, and our editor cuts what is not needed. We share it on{' '}
          <Link to="smo">your social pages</Link>, <Link to="emailMarketing">by e-mail</Link>, and with the
          person who asked.
        </Step>
        <Step title="Performance Optimization">
          We look at which pages are found, which are read to the end, and which bring a call. Strong pages
          get more detail. Weak pages are rewritten or merged.
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
            <Row value="video, 40 seconds">1. Test it with a plastic sheet</Row>
            <Row value="two photos">2. What goes wrong on a wet floor</Row>
            <Row value="table">3. Which adhesive for which floor</Row>
            <Row value="phone, WhatsApp">4. Ask us before you lay</Row>
            <Text isSoft>Facts from the shop’s own tile layer. Checked by the owner.</Text>
          </Screen>
        }
      >
        <Point title="The question">
          The title is what customers say at the counter, word for word. Many type the same words.
        </Point>
        <Point title="The answer">
          It comes first, for readers in a hurry. The parts below give the reasons.
        </Point>
        <Point title="The proof">
          A video, photos and a table from your own work. No other website has them.
        </Point>
      </Illustration>

      <Enquiry form="contentMarketing" />

      <Essentials title="What decides the price of content marketing">
        <Deliverables>
          <li>A list of your customers’ questions, in a spreadsheet</li>
          <li>A calendar for the year</li>
          <li>Articles and videos, published on your website</li>
          <li>The text files, videos and raw photos, for you to keep</li>
          <li>A monthly note: which pages were read, and which brought calls</li>
        </Deliverables>
        <Price extra="Others charge for stock pictures, actors, and places hired for a video. We ask you first.">
          <Factor name="Form">articles: lower; videos: higher</Factor>
          <Factor name="Number">cheaper with two pieces a month, dearer with six</Factor>
          <Factor name="Facts">a talk with you is quick, tests and interviews elsewhere are not</Factor>
          <Factor name="Photos">yours add nothing, a photographer’s day does</Factor>
          <Factor name="Languages">Hindi or English: lower; both: higher</Factor>
        </Price>
        <Duration>
          A talk in the first days and quick corrections make it shorter. A video, or several people who have
          to approve, make it longer.
        </Duration>
        <Needs>
          <li>An hour with the person who answers your phone</li>
          <li>Old brochures and price lists</li>
          <li>Questions from your WhatsApp, without names</li>
          <li>Permission to take photos of your work</li>
          <li>The name of a colleague who checks drafts within a week</li>
        </Needs>
        <Next>
          <li>You send three questions that callers ask most.</li>
          <li>We call, and you answer them as you would to a customer.</li>
          <li>You get a quote: how many pieces, in what form, for what fee.</li>
          <li>You pay the deposit, and we make the list and the calendar.</li>
        </Next>
      </Essentials>

      <Questions title="Questions about content marketing">
        <Question ask="None of us has the time to write. Who does?">
          <p>
            We do, from a talk that we record. You explain the thing as you do at the counter, and we make a
            page of it.
          </p>
        </Question>
        <Question ask="Can AI not write all this for free?">
          <p>
            It can write what other websites say already. It does not know that the hard water of your sector
            stains a certain tile. You know it, and your customers want to read it.
          </p>
        </Question>
        <Question ask="How many pieces a month are enough?">
          <p>
            Two thorough ones are better than eight thin ones. In some months we improve an old page and add
            no new page.
          </p>
        </Question>
      </Questions>

      <Invitation title="Articles need SEO too" to="seo" action="See SEO">
        Few people find a good page with a poor title. Search engine optimization is the other half of this
        work, and it is best to plan both together.
      </Invitation>
    </>
  );
}
