import { SecondsOfFilm } from '../diagrams/seconds-of-film.tsx';
import { WatchedAndSkipped } from '../diagrams/watched-and-skipped.tsx';
import { facts } from '../facts.ts';
import { Split } from '../layout/split.tsx';
import { Link } from '../parts/link.tsx';
import { Image } from '../samples/screen.tsx';
import { Calculator } from '../sections/calculator.tsx';
import { Cta } from '../sections/cta.tsx';
import { Deliverables, Duration, Essentials, Needs, Next, Price } from '../sections/essentials.tsx';
import { CinemaHero } from '../sections/hero-stages/cinema.tsx';
import { Illustration, Point } from '../sections/illustration.tsx';
import { Piece, Pieces } from '../sections/pieces.tsx';
import { Prose, Statement } from '../sections/prose.tsx';
import { Question, Questions } from '../sections/questions.tsx';

export function YoutubeMarketing() {
  return (
    <>
      <CinemaHero
        figure="youtubeMarketing"
        title="YouTube ads, and the videos for them"
        lede="We film your work, or help you film it, and show it on YouTube to people who could become customers. You can choose to pay only for those who watch."
      />

      <Split>
        <Prose layout="beside" title="Film the work that people like to watch">
          <Statement as="speech">Play that again!</Statement>

          <p>
            A kitchen drawer closes without a sound. A patient climbs stairs on a new knee. A tractor turns at
            the end of a narrow field.
          </p>
          <p>
            Ten seconds of video show these better than a page of text. You choose the town and the subject,
            such as kitchens in Mohali, and buy the views through <Link to="googleAds">Google Ads</Link>.
          </p>
          <p>
            The first seconds decide. People may skip after {facts.videoSkipSeconds} seconds. By then they
            must see your name, the picture and a reason to stay.
          </p>
        </Prose>
        <Illustration
          layout="below"
          title="Where YouTube ads play, and when you pay"
          intro="Ads play in two places, apart from Shorts (short upright videos). There are three ways to pay. In the picture you pay for the green part."
          drawing={<SecondsOfFilm />}
        >
          <Point title="1. On the screen, bought by the view">
            You pay when somebody stays {facts.videoPaidSeconds} seconds, sees a shorter video to its end, or
            clicks it.
          </Point>
          <Point title="2. On the screen, too short to skip">
            At most {facts.videoBumperSeconds} seconds, and you pay for every thousand showings. It is enough
            for a name and a picture.
          </Point>
          <Point title="3. In the list beside it">
            People see a picture and a title. You pay when a viewer chooses it.
          </Point>
        </Illustration>
      </Split>

      <Calculator
        name="youtube"
        drawing={WatchedAndSkipped}
        title="What a visit from YouTube costs"
        intro="Type in your own figures."
      >
        <p>
          This is for the first kind above, bought by the view. To keep watching means to stay{' '}
          {facts.videoPaidSeconds} seconds or to the end of a shorter video, or to click. Google Ads shows{' '}
          <strong>the price of a paid view</strong> as average CPV, and{' '}
          <strong>how many keep watching</strong> as view rate. The town, the language and the subject change
          both.
        </p>
        <p>
          <strong>How many visit you</strong> depends on the last words of the video and on its link. Google
          Ads counts them as clicks.
        </p>
        <p>
          In our example 30,000 people skip, and you do not pay for them. 10,000 keep watching, and 100 of
          them visit. Ask callers whether they saw the video.
        </p>
      </Calculator>

      <Pieces
        layout="grid"
        ground="ink"
        title="Four parts of YouTube marketing"
        intro="You can ask for all of them, or for some."
      >
        <Piece picture="filmingADrawer" title="Video Creation">
          We write the script, film, cut and add captions. From one day of filming we cut a long, a short and
          an upright video.
        </Piece>
        <Piece picture="threeShapesOfVideo" title="Social Media Role">
          Videos also work in a WhatsApp reply and on your <Link to="facebookMarketing">Facebook page</Link>.
          We cut one for each.
        </Piece>
        <Piece picture="chosenViewers" title="Video Views">
          We choose viewers by town, language and subject, and report how long they stayed.
        </Piece>
        <Piece picture="bellForARecipe" title="Subscribers">
          People follow a channel with something new, such as a recipe every Friday.
        </Piece>
      </Pieces>

      <Essentials title="YouTube marketing: what you get, and when" picture="sofaFilm">
        <Deliverables
          monthly={
            <>
              <li>Viewers and bids changed</li>
              <li>A report each week: views and visits</li>
            </>
          }
        >
          <li>A script and a list of shots</li>
          <li>The finished video, with captions</li>
          <li>A channel, if you have none</li>
          <li>A campaign with a daily limit, if you want one</li>
        </Deliverables>
        <Duration>
          First we write the script, which takes some days. A second day of filming or many changes add time.
        </Duration>
        <Price
          less="We cut them to half a minute, and add captions."
          more="We bring lamps, and record speech in two languages."
          othersBill="The views (Google, with GST), actors, hired places and licensed music"
        />
        <Needs>
          <li>What you want to show, and to whom</li>
          <li>A place and two possible days for filming</li>
          <li>The consent of everybody who will be in the video</li>
          <li>Your logo, price and phone number</li>
        </Needs>
        <Next>
          <li>You write to us about your work.</li>
          <li>We ask for two phone clips, and suggest a video.</li>
          <li>You get a quote for filming and campaign.</li>
          <li>You pay the deposit. We write the script.</li>
        </Next>
      </Essentials>

      <Questions title="Questions about YouTube ads">
        <Question ask="Do we need a studio?">
          <p>
            You seldom need one. A real workshop is fine, with the machines switched off. If you need lamps
            and a second camera, the quote says so.
          </p>
        </Question>
        <Question ask="Can the video be in Punjabi or Hindi?">
          <p>
            Yes, and it often should be. We write it in the language that you speak with customers, and add
            English captions if you have buyers abroad.
          </p>
        </Question>
        <Question ask="Can you get us a lakh views by Monday?">
          <p>
            No. Such views come from machines. They buy nothing, and YouTube can close a channel for them.
            Views are bought only from YouTube, and Google bills you.
          </p>
        </Question>
        <Image name="playerBar" />
      </Questions>

      <Cta title="Ready to discuss your video?" to="contact" action="Free Quote">
        Tell us what your work looks like when it goes well. We tell you if a video would help.
      </Cta>
    </>
  );
}
