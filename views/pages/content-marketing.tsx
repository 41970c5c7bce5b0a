import { Split } from '../layout/split.tsx';
import { Link } from '../parts/link.tsx';
import { Became, Outline, VoiceNote } from '../samples/document.tsx';
import { Image, Row } from '../samples/screen.tsx';
import { Cta } from '../sections/cta.tsx';
import { Enquiry } from '../sections/enquiry.tsx';
import { Deliverables, Duration, Essentials, Needs, Next, Price } from '../sections/essentials.tsx';
import { ArcadeHero } from '../sections/hero-stages/arcade.tsx';
import { Piece, Pieces } from '../sections/pieces.tsx';
import { Prose, Statement } from '../sections/prose.tsx';
import { Question, Questions } from '../sections/questions.tsx';
import { Report } from '../sections/report.tsx';

export function ContentMarketing() {
  return (
    <>
      <ArcadeHero
        figure="contentMarketing"
        title="Content marketing from your answers"
        lede="Every week callers ask you the same ten things. We turn your answers into articles, videos and posts, and publish them in your name."
      />

      <Split layout="stacked" ground="concrete">
        <Prose layout="beside" title="Customers ask first, then they order">
          <Statement as="search">When can tiles go on a new floor?</Statement>
          <p>
            A family in Zirakpur types this into a phone at night and trusts the firm that answers clearly.
          </p>
          <p>
            It is slow work: for customers next month, choose <Link to="googleAds">Google Ads</Link>.
          </p>
        </Prose>

        <Report
          title="From a voice note to an article"
          intro="What the owner of a made-up tile shop said on WhatsApp, and what we made of it."
        >
          <Outline
            client="barafTiles"
            of="How long must a new floor dry before tiles?"
            date="Baraf Tiles, Zirakpur"
            note={
              <VoiceNote asked="A customer asks: when can tiles go on a new floor?" length="0:32">
                Madam, <Became part={1}>four weeks minimum</Became>, I tell everyone.{' '}
                <Became part={2}>Mason says ten days, no problem? Then one by one the tiles come out.</Became>{' '}
                So you do one thing.{' '}
                <Became part={3}>
                  Take a plastic, tape it on four sides, see next day. Water drops? Wait.
                </Became>{' '}
                And for <Became part={4}>bathroom or big vitrified, don’t take the cheap adhesive</Became>.
                Take Type 2.
              </VoiceNote>
            }
          >
            <p>
              <Became part={1}>About four weeks. Then test it.</Became>
            </p>
            <p>
              <Became part={2}>Ten days are too short.</Became> A cement floor looks dry by then, but the
              water in it loosens the tiles one by one.
            </p>
            <p>
              <Became part={3}>Test it with a plastic sheet.</Became> Tape half a metre of clear plastic to
              the floor on all sides. Look the next day.
            </p>
            <Image name="plasticTest" />
            <em>Drops under the plastic: this floor is not ready.</em>
            <div>
              <Became part={4}>Which adhesive (IS 15477)</Became>
            </div>
            <Row value={'Type\u00a01'}>Dry room, small ceramic tiles</Row>
            <Row value={'Type\u00a02'}>Dry room, vitrified tiles or stone</Row>
            <Row value={'Type\u00a02'}>Bathroom, balcony, terrace</Row>
          </Outline>
        </Report>
      </Split>

      <Enquiry form="contentMarketing" />

      <Pieces
        layout="steps"
        title="Content marketing in five steps"
        intro="The first two are done once a year, the other three every month."
      >
        <Piece picture="fiveDrafts 1/5" title="Research Strategy">
          We list your callers’ questions. What people ask just before they order comes first.
        </Piece>
        <Piece picture="fiveDrafts 2/5" title="Plan">
          You get a calendar on one sheet. Diwali and the wedding months go in first.
        </Piece>
        <Piece picture="fiveDrafts 3/5" title="Creation and Implementation">
          We make a text, photos or a video, and put it on your website.
        </Piece>
        <Piece picture="fiveDrafts 4/5" title="Editing and Sharing">
          You check the facts. We share it on <Link to="smo">your social pages</Link> and{' '}
          <Link to="emailMarketing">by e-mail</Link>.
        </Piece>
        <Piece picture="fiveDrafts 5/5" title="Performance Optimization">
          Weak pages are written again.
        </Piece>
      </Pieces>

      <Essentials title="Content marketing: what you get, and when" picture="letterUnderGlasses">
        <Deliverables
          monthly={
            <>
              <li>More articles and videos</li>
              <li>A report of pages read and calls</li>
            </>
          }
        >
          <li>A spreadsheet of your customers’ questions</li>
          <li>A calendar for the year</li>
          <li>The first article or video, on your website</li>
        </Deliverables>
        <Duration>First we make the calendar, which takes some days.</Duration>
        <Price
          less="It is in Hindi or English. You talk, and you send the photos."
          more="It is in both languages. We interview experts and bring a photographer."
          othersBill="Stock pictures and actors"
        />
        <Needs>
          <li>An hour with the person who answers your phone</li>
          <li>Questions from your WhatsApp, without names</li>
          <li>Permission to take photos</li>
          <li>A colleague who checks drafts within a week</li>
        </Needs>
        <Next>
          <li>You send three questions that callers ask most.</li>
          <li>We call. You answer as if we were customers.</li>
          <li>You get a quote: how many pieces, in what form.</li>
          <li>You pay the deposit, and we make the list and the calendar.</li>
        </Next>
      </Essentials>

      <Questions title="Questions about content marketing" picture="callerHandset">
        <Question ask="None of us has the time to write. Who does?">
          <p>We do. You explain it as you do at the counter.</p>
        </Question>
        <Question ask="Can AI not write all this for free?">
          <p>
            It repeats what other websites say. It does not know that the hard water of your sector stains a
            certain tile. You do.
          </p>
        </Question>
        <Question ask="How many pieces a month are enough?">
          <p>Two useful ones are better than eight short ones.</p>
        </Question>
      </Questions>

      <Cta title="Which question do you answer every day?">
        Send it to us: it can be your first article. To be found on Google, see <Link to="seo">SEO</Link>.
      </Cta>
    </>
  );
}
