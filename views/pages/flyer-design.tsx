import { FlyerPath } from '../diagrams/flyer-path.tsx';
import { ButtonLink } from '../parts/button-link.tsx';
import { Link } from '../parts/link.tsx';
import { Heading, Image, Row, Screen, Text } from '../samples/screen.tsx';
import { Argument } from '../sections/argument.tsx';
import { Deliverables, Duration, Essentials, Needs, Next, Price } from '../sections/essentials.tsx';
import { Hero } from '../sections/hero.tsx';
import { WideIllustration } from '../sections/illustration.tsx';
import { Invitation } from '../sections/invitation.tsx';
import { Question, Questions } from '../sections/questions.tsx';
import { Together } from '../sections/together.tsx';
import { Sheet, Wall } from '../sections/wall.tsx';

export function FlyerDesign() {
  return (
    <>
      <Hero
        title="Flyer design with one clear offer"
        lede="We design flyers and pamphlets that people can read while they walk: a large picture, an offer and a number to call. The file is ready for your printer."
        figure="flyerDesign"
      >
        <ButtonLink to="contact">Ask for a free quote</ButtonLink>
      </Hero>

      <Wall
        title="A sample flyer: front, back and in use"
        intro="It has to make people call for a free week of yoga."
      >
        <Sheet
          title="Front"
          sheet={
            <Screen
              frame="sheet"
              label="The front of a flyer: a large lotus before the rising sun, the offer of a free week of yoga, the opening day, the place, the number to call, and strips with the number to tear off."
            >
              <Image name="lotus" />
              <Heading>One week of yoga, free</Heading>
              <Text>
                <b>Opens on Sunday, 6 am.</b> Padma Yoga, Main Market, above the bank
              </Text>
              <Heading>98765 43210</Heading>
            </Screen>
          }
        >
          <p>
            The picture and the offer take most of the sheet. People tear off a strip with the number and take
            it home.
          </p>
        </Sheet>
        <Sheet
          title="Back"
          sheet={
            <Screen
              frame="sheet"
              label="The back of the flyer: three drawn positions, the times of three batches, the price of a month, what to bring and where to park."
            >
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
          <p>What people ask on the phone: times, price, what to bring, parking.</p>
        </Sheet>
        <Sheet
          title="In use"
          sheet={
            <Screen
              frame="sheet"
              label="A drawn newspaper with the flyer inserted, and a list: 500 copies with the newspaper, 300 at the park gate and 200 in the market, each with its own code word."
            >
              <Image name="newspaper" />
              <Row value="500, code P1">Newspaper</Row>
              <Row value="300, code P2">Park gate</Row>
              <Row value="200, code P3">Market</Row>
              <Text>Ask every caller for the code.</Text>
            </Screen>
          }
        >
          <p>Each place has a code word. After a week the studio counts the calls for each.</p>
        </Sheet>
      </Wall>

      <Together layout="spread">
        <Argument
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
        </Argument>
        <WideIllustration
          title="How people read a flyer"
          intro="We design it in this order."
          diagram={<FlyerPath />}
        >
          <div>
            <h3>1. Picture</h3>
            <p>A large picture of what you sell: the thali, the bus to Manali.</p>
          </div>
          <div>
            <h3>2. Offer</h3>
            <p>Seven words or fewer, in letters that can be read at arm’s length.</p>
          </div>
          <div>
            <h3>3. Details</h3>
            <p>What, when, where and how much, in short lines.</p>
          </div>
          <div>
            <h3>4. Action</h3>
            <p>What to do next: a number to call or a code to scan, near the thumb.</p>
          </div>
        </WideIllustration>
      </Together>

      <Essentials title="Flyer design: files and time">
        <Deliverables>
          <li>A PDF of each side, with cutting marks</li>
          <li>A small picture for WhatsApp</li>
          <li>The open file, for next year</li>
          <li>A code word for each place</li>
        </Deliverables>
        <Duration>It is quickest with your own photo.</Duration>
        <Price
          jobs="A simple flyer or a full one"
          less="Front only, in Punjabi. You send the photo and the words."
          more="Both sides, in Punjabi and English. We write and draw."
          extra="You pay the printer and the newspaper agent."
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
            No. We design them and make the file in the size that your printer needs. If the printer has a
            question about it, they can call us.
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
            Yes. The offer can run as a <Link to="facebookMarketing">Facebook advertisement</Link> for people
            near your shop. The posts for it are part of our <Link to="graphicDesign">graphic design</Link>.
          </p>
        </Question>
      </Questions>

      <Invitation title="What should your flyer say?" to="contact" action="Ask for a free quote">
        Send us the offer and the date. For plans and prices, a <Link to="brochureDesign">brochure</Link> has
        more pages.
      </Invitation>
    </>
  );
}
