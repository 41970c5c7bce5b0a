import { Enquiry } from '../parts/enquiry.tsx';
import { Link } from '../parts/link.tsx';
import { Answer, Part } from '../samples/outline.tsx';
import { Paper } from '../samples/paper.tsx';
import { Argument } from '../sections/argument.tsx';
import { Deliverables, Duration, Essentials, Factor, Needs, Next, Price } from '../sections/essentials.tsx';
import { HeroForm } from '../sections/hero.tsx';
import { Invitation } from '../sections/invitation.tsx';
import { Pictured, Piece } from '../sections/pictured.tsx';
import { Question, Questions } from '../sections/questions.tsx';
import { Note, Notes, Report } from '../sections/report.tsx';

export function ContentMarketing() {
  return (
    <>
      <HeroForm
        form="contentMarketing"
        figure="contentMarketing"
        title="Content marketing from your answers"
        lede="Every week callers ask you the same ten things. We turn your answers into articles, videos and posts, and publish them in your name."
      />

      <Argument title="Customers ask first, then they order">
        <p>When can tiles go on a new floor?</p>
        <p>
          A family in Zirakpur asks this, and a parent what happens when a child misses a test. They type it
          into a phone at night, when you are closed, and trust the firm that answers clearly.
        </p>
        <p>
          You pay once for useful pages, short videos and pictures in your name, and people can read them for
          years. It is slow work: for customers next month, choose <Link to="googleAds">Google Ads</Link>.
        </p>
      </Argument>

      <Report
        title="The outline of a sample article"
        intro="For Baraf Tiles, a made-up shop. Its title is what customers say at the counter."
      >
        <Paper
          kind="outline"
          of="How long must a new floor dry before tiles?"
          date="Who asks: families who build"
          label="The outline of one article on a sheet: the question, the answer in the first line, and four parts with what each needs: a video, photos, a table, and how the reader reaches the shop."
        >
          <Answer>About four weeks. Then test it.</Answer>
          <Part title="Test it with a plastic sheet" needs="Video, 40 seconds" />
          <Part title="What goes wrong on a wet floor" needs="Two photos" picture="floorTiles" />
          <Part title="Which adhesive for which floor" needs="Table" />
          <Part title="Ask us before you lay" needs="Phone, WhatsApp" />
        </Paper>
        <Notes>
          <Note title="The answer">It comes first, and the reasons below it.</Note>
          <Note title="The proof">A video, photos and a table from your own work.</Note>
        </Notes>
      </Report>

      <Pictured
        title="Content marketing in five steps"
        intro="The first two are done once a year, the other three every month."
      >
        <Piece picture="fiveDrafts" title="Research Strategy">
          We sit with the person who takes your calls and list the questions, those nearest to an order first.
        </Piece>
        <Piece picture="fiveDrafts" title="Plan">
          A calendar on one sheet. Admissions, the wedding months and Diwali go in first.
        </Piece>
        <Piece picture="fiveDrafts" title="Creation and Implementation">
          We make a text, photos or a video, and put it on your website with a way to reach you.
        </Piece>
        <Piece picture="fiveDrafts" title="Editing and Sharing">
          You check the facts. We share it on <Link to="smo">your social pages</Link> and{' '}
          <Link to="emailMarketing">by e-mail</Link>.
        </Piece>
        <Piece picture="fiveDrafts" title="Performance Optimization">
          Pages that bring a call get more detail. Weak pages are rewritten or merged.
        </Piece>
      </Pictured>

      <Enquiry form="contentMarketing" />

      <Essentials title="What decides the price of content marketing">
        <Duration>
          A video, or several people who have to approve, make it longer. Readers come from search after
          months.
        </Duration>
        <Price extra="Others charge for stock pictures and actors.">
          <Factor name="Form" low="articles" high="videos" />
          <Factor name="Number" low="two a month" high="six" />
          <Factor name="Facts" low="a talk with you" high="interviews elsewhere" />
          <Factor name="Photos" low="yours" high="a photographer" />
          <Factor name="Languages" low="Hindi or English" high="both" />
        </Price>
        <Deliverables>
          <li>A spreadsheet of your customers’ questions</li>
          <li>A calendar for the year</li>
          <li>Articles and videos on your website</li>
          <li>The text files, videos and raw photos</li>
          <li>A monthly note of pages read and calls</li>
        </Deliverables>
        <Needs>
          <li>An hour with the person who answers your phone</li>
          <li>Old brochures and price lists</li>
          <li>Questions from your WhatsApp, without names</li>
          <li>Permission to take photos of your work</li>
          <li>A colleague who checks drafts within a week</li>
        </Needs>
        <Next>
          <li>You send three questions that callers ask most.</li>
          <li>We call, and you answer as to a customer.</li>
          <li>You get a quote: how many pieces, in what form.</li>
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
        Few people find a good page with a poor title. It is best to plan both together.
      </Invitation>
    </>
  );
}
