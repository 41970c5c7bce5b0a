import { FlyerPath } from '../diagrams/flyer-path.tsx';
import { ButtonLink } from '../parts/button-link.tsx';
import { CallButton } from '../parts/call-button.tsx';
import { Heading, Photo, Press, Row, Screen, Tag, Text } from '../samples/screen.tsx';
import { Argument } from '../sections/argument.tsx';
import { Check, Checklist } from '../sections/checklist.tsx';
import { Hero } from '../sections/hero.tsx';
import { Illustration } from '../sections/illustration.tsx';
import { Invitation } from '../sections/invitation.tsx';
import { Question, Questions } from '../sections/questions.tsx';
import { Specimen, Specimens } from '../sections/specimens.tsx';
import { Tile, Tiles } from '../sections/tiles.tsx';

export function FlyerDesign() {
  return (
    <>
      <Hero
        title="Flyer design with one clear offer"
        lede="We design flyers and leaflets that can be read while walking: one picture, one offer and one thing to do next. You get a file for the press that you use."
        figure="flyerDesign"
      >
        <ButtonLink to="contact">Ask for a free quote</ButtonLink>
        <CallButton />
      </Hero>

      <Argument title="One flyer, one offer">
        <p>
          Most flyers fail because they say too much. The coaching centre prints all eleven courses, the
          caterer every dish, the gym its whole timetable. The person holding it cannot find the line that was
          meant for them.
        </p>
        <p>
          Our first question is therefore a plain one. What should people do with this sheet? Call before
          Sunday, show it at the counter, walk two lanes further. What does not help with that goes on your
          website or is left out.
        </p>
        <p>
          The second question is where it will be given. A leaflet in the morning newspaper lies flat among
          others. One handed over outside the bus stand is folded before it is read. In a hotel rack only the
          upper third shows. We draw a different top for each of them.
        </p>
      </Argument>

      <Specimens
        title="A sample flyer: front, back and in use"
        intro="Padma Yoga is made up. It opens in a new market and wants people to call for a free week."
      >
        <Specimen
          title="Front"
          diagram={
            <Screen
              frame="paper"
              label="The front of a flyer: a drawn lotus, the offer of a free week of yoga, the opening day, the place and the number to call."
            >
              <Photo ground="accent">
                <path
                  fill="var(--on-accent)"
                  d="M38 14C50 20 57 34 58 50C44 46 37 32 38 14zM82 14C70 20 63 34 62 50C76 46 83 32 82 14zM16 32C32 30 48 38 56 54C38 56 22 48 16 32zM104 32C88 30 72 38 64 54C82 56 98 48 104 32z"
                />
                <path fill="var(--plaster)" d="M60 6C71 20 71 36 60 50C49 36 49 20 60 6z" />
              </Photo>
              <Heading>One week of yoga, free</Heading>
              <Tag>Opens on Sunday, 6 am</Tag>
              <Text>Padma Yoga, Main Market, above the bank</Text>
              <Press>Call 98765 43210</Press>
            </Screen>
          }
        >
          <p>The picture and the offer take most of the sheet. The number is at the lower edge.</p>
        </Specimen>
        <Specimen
          title="Back"
          diagram={
            <Screen
              frame="paper"
              label="The back of the flyer: the times of three batches, the price of a month, what to bring and where to park."
            >
              <Heading>Batches</Heading>
              <Row value="6 and 7 am">Morning</Row>
              <Row value="5 and 6 pm">Evening</Row>
              <Row value="Saturday, 4 pm">Children</Row>
              <Row value="Rs 1,200" isTotal>
                One month
              </Row>
              <Text>Mats are here. Wear loose clothes.</Text>
              <Text isSoft>Parking is behind the market.</Text>
            </Screen>
          }
        >
          <p>Only what people ask on the phone: times, price, what to bring, where to park.</p>
        </Specimen>
        <Specimen
          title="In use"
          diagram={
            <Screen
              frame="paper"
              label="A drawn newspaper with the flyer inserted, and a list: 500 copies with the newspaper, 300 at the park gate and 200 in the market, each with its own code word."
            >
              <Photo ground="wall">
                <path fill="var(--stone)" d="M12 6H86V60H12z" />
                <path
                  fill="var(--ink)"
                  d="M18 12H80V19H18zM18 26H44V29H18zM18 34H44V37H18zM18 42H44V45H18zM18 50H44V53H18z"
                />
                <path fill="var(--accent)" d="M54 22H102V60H54z" />
                <path
                  fill="var(--on-accent)"
                  d="M78 25c6 6 6 14 0 20c-6 -6 -6 -14 0 -20zM62 31c8 1 13 6 14 15c-8 -1 -13 -6 -14 -15zM94 31c-8 1 -13 6 -14 15c8 -1 13 -6 14 -15zM62 51H94V56H62z"
                />
              </Photo>
              <Row value="500, code P1">Newspaper</Row>
              <Row value="300, code P2">Park gate</Row>
              <Row value="200, code P3">Market</Row>
              <Text isSoft>Ask every caller for the code.</Text>
            </Screen>
          }
        >
          <p>Three places, three code words. After a week the studio knows which place to repeat.</p>
        </Specimen>
      </Specimens>

      <Illustration
        title="Where the eye goes"
        intro="People look at a flyer in this order, so we design it in this order."
        diagram={<FlyerPath />}
      >
        <div>
          <h3>1. Picture</h3>
          <p>One, large, of the thing itself: the thali, the finished kitchen, the bus to Manali.</p>
        </div>
        <div>
          <h3>2. Offer</h3>
          <p>Seven words or fewer, set so that they can be read at arm’s length.</p>
        </div>
        <div>
          <h3>3. Details</h3>
          <p>What, when, where and how much. Short lines, because nobody reads this part slowly.</p>
        </div>
        <div>
          <h3>4. Action</h3>
          <p>What to do next: a number to call or a code to scan, near the thumb.</p>
        </div>
      </Illustration>

      <Tiles
        title="Which size for which place"
        intro="Sizes that most presses keep paper for, and what each of them is good at."
      >
        <Tile title="A5 leaflet">
          Half a sheet. Goes into newspapers and shopping bags, and leaves room for one offer with its terms.
        </Tile>
        <Tile title="DL slip">
          A third of A4, tall and narrow. Made for racks, bill folders and ordinary envelopes.
        </Tile>
        <Tile title="A4 sheet">
          Menus, admission notices, rate lists: paper that is pinned to a kitchen wall and kept.
        </Tile>
        <Tile title="Door hanger">
          Hangs on a door handle. Useful for water purifiers, pest control and new tiffin services.
        </Tile>
      </Tiles>

      <Checklist
        title="Five things we ask you for"
        intro="With these the first draft needs no second meeting."
      >
        <Check>The offer in your own words, and the day on which it ends</Check>
        <Check>One sharp photograph; without one we draw the picture</Check>
        <Check>
          The address as people say it: “behind the Sector 17 fountain” finds more than a plot number
        </Check>
        <Check>A number that somebody answers on the day of distribution</Check>
        <Check>How many copies, on which paper, and the name of your press</Check>
      </Checklist>

      <Questions title="Questions before you print">
        <Question ask="Do you print the flyers as well?">
          <p>
            We design, and hand over a PDF made to the measure of your press: bleed, cutting marks, black text
            in black ink only. If the press has a doubt, it may call us and not you.
          </p>
        </Question>
        <Question ask="Can it be in Hindi, Punjabi and English?">
          <p>
            Two languages share a side well when one leads. For three we use the back, so that everybody finds
            their own script quickly.
          </p>
        </Question>
        <Question ask="How shall we know whether it worked?">
          <p>
            Give each locality its own mark: a code word, a coloured corner or a separate web address behind
            the QR code. After a week you count the calls for each, and reprint only for the best.
          </p>
        </Question>
        <Question ask="We have the same flyer from last Diwali. Can you only change the dates?">
          <p>
            If the file is there, yes. Show it to us all the same: often one line less would have brought more
            people.
          </p>
        </Question>
      </Questions>

      <Invitation title="More to say than one sheet holds?" to="brochureDesign" action="See the brochures">
        If buyers compare plans and prices before they decide, a brochure has pages for that. It comes in
        three folds.
      </Invitation>
    </>
  );
}
