import { FlyerPath } from '../diagrams/flyer-path.tsx';
import { Split } from '../layout/split.tsx';
import { Link } from '../parts/link.tsx';
import { Heading, Image, Row, Screen, Strips, Text } from '../samples/screen.tsx';
import { Cta } from '../sections/cta.tsx';
import { Deliverables, Duration, Essentials, Needs, Next, Price } from '../sections/essentials.tsx';
import { Gallery, Work } from '../sections/gallery.tsx';
import { FlyerHero } from '../sections/hero-stages/flyer.tsx';
import { Illustration, Point } from '../sections/illustration.tsx';
import { Prose } from '../sections/prose.tsx';
import { Question, Questions } from '../sections/questions.tsx';

export function FlyerDesign() {
  return (
    <>
      <FlyerHero
        title="Flyer design with one clear offer"
        lede="We design flyers and pamphlets that people can read while they walk: a large picture, an offer and a number to call. The file is ready for your printer."
        figure="flyerDesign"
      />

      <Gallery
        layout="works"
        ground="ink"
        title="A sample flyer: front, back and in use"
        intro="It has to make people call for a free week of yoga."
      >
        <Work
          title="Front"
          drawing={
            <>
              <Screen client="padmaYoga" frame="sheet">
                <Image name="lotus" />
                <Heading>One week of yoga, free</Heading>
                <Text>
                  <b>Opens on Sunday, 6 am.</b> Padma Yoga, Main Market, above the bank
                </Text>
                <Heading>98765 43210</Heading>
              </Screen>
              <Strips>98765 43210</Strips>
            </>
          }
        >
          The picture and the offer take most of the sheet. People tear off a strip with the number and take
          it home.
        </Work>
        <Work
          title="Back"
          drawing={
            <Screen client="padmaYoga" frame="sheet">
              <Image name="yogaPositions" />
              <Heading>Batches</Heading>
              <Row value="6 and 7 am">Morning</Row>
              <Row value="5 and 6 pm">Evening</Row>
              <Row value="Saturday, 4 pm">Children</Row>
              <Row value="Rs 1,200" isTotal>
                One month
              </Row>
              <Text>Mats are here. Wear loose clothes. Parking is behind the market.</Text>
              <Heading>98765 43210</Heading>
            </Screen>
          }
        >
          It answers what people ask on the phone: times, price, what to bring, parking.
        </Work>
        <Work
          title="In use"
          drawing={
            <Screen client="padmaYoga" frame="sheet">
              <Image name="newspaper" />
              <Row value="500, code P1">Newspaper</Row>
              <Row value="300, code P2">Park gate</Row>
              <Row value="200, code P3">Market</Row>
              <Text>Ask every caller for the code.</Text>
            </Screen>
          }
        >
          Each place has a code word. After a week the studio counts the calls for each.
        </Work>
      </Gallery>

      <Split ground="accent">
        <Prose
          layout="poster"
          title={
            <>
              One flyer, <b>one offer</b>
            </>
          }
        >
          <p>
            Many flyers say too much. A coaching centre prints all eleven courses, a gym its whole timetable.
            People cannot find the line that is meant for them.
          </p>
          <p>
            So we ask first: what should people do? Call this week, show the flyer at the counter, or walk two
            lanes further? The rest is left out.
          </p>
          <p>
            Then we ask where you will give it out. In a morning newspaper it lies flat. At the bus stand in
            Sector 43, Chandigarh, people fold it at once. So the top of the flyer is different for each
            place.
          </p>
        </Prose>
        <Illustration
          layout="beside"
          title="How people read a flyer"
          intro="We design it in this order."
          drawing={<FlyerPath />}
        >
          <Point title="1. Picture">
            People see a large picture of what you sell: the thali, the bus to Manali.
          </Point>
          <Point title="2. Offer">
            It has seven words or fewer, in letters that can be read at arm’s length.
          </Point>
          <Point title="3. Details">Short lines say what, when, where and how much.</Point>
          <Point title="4. Action">
            The last line says what to do next. It is near the thumb: a number to call or a code to scan.
          </Point>
        </Illustration>
      </Split>

      <Essentials title="Flyer design: what you get, and when" picture="filledFolder">
        <Deliverables>
          <li>A PDF of each side, with cutting marks</li>
          <li>A small picture for WhatsApp</li>

          <li>A code word for each place</li>
        </Deliverables>
        <Duration>It is quickest with your own photo.</Duration>
        <Price
          less="You send the photo and the words."
          more="We write and draw."
          othersBill="Printing and giving the flyers out"
        />
        <Needs>
          <li>The offer in your own words, and its last day</li>
          <li>A sharp photo, if you have any</li>
          <li>The address as people say it, with a landmark</li>
          <li>A phone number that somebody answers</li>
          <li>How many copies, and where you give them out</li>
          <li>Your printer’s name and number</li>
        </Needs>
        <Next>
          <li>You tell us the offer, and the day on which you need the flyers.</li>
          <li>We tell you whether the time is enough, and what it costs.</li>
          <li>You pay the deposit and send what the flyer has to say. You get a draft.</li>
          <li>You check the prices and numbers. The file goes to your printer.</li>
        </Next>
      </Essentials>

      <Questions title="Questions about flyers and printing">
        <Question ask="Do you print the flyers as well?">
          <p>
            No, we do not. We design them and make the file in the size that your printer needs. If the
            printer has a question about it, they can call us.
          </p>
        </Question>
        <Question ask="Which size should we take?">
          <p>
            A5 is half of A4. It fits newspapers and shopping bags. A DL slip is a third of A4, tall and
            narrow, for racks and envelopes. A4 is good for menus and rate lists that people keep.
          </p>
        </Question>
        <Question ask="Can it be in Hindi, Punjabi and English?">
          <p>
            Yes. Two languages fit on a side when the letters of one are larger. For three we use the back, so
            that everybody finds their own quickly.
          </p>
        </Question>
        <Question ask="Can people see the same offer on their phones?">
          <p>
            Yes. The offer can run as a <Link to="facebookMarketing">Facebook ad</Link> for people near your
            shop. The posts for it are part of our <Link to="graphicDesign">graphic design</Link>.
          </p>
        </Question>
      </Questions>

      <Cta title="What should your flyer say?">
        Send us the offer and the date. For plans and prices, a <Link to="brochureDesign">brochure</Link> has
        more pages.
      </Cta>
    </>
  );
}
