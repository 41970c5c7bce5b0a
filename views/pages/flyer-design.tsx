import { FlyerPath } from '../diagrams/flyer-path.tsx';
import { ButtonLink } from '../parts/button-link.tsx';
import { CallButton } from '../parts/call-button.tsx';
import { Argument } from '../sections/argument.tsx';
import { Check, Checklist } from '../sections/checklist.tsx';
import { Hero } from '../sections/hero.tsx';
import { Illustration } from '../sections/illustration.tsx';
import { Invitation } from '../sections/invitation.tsx';
import { Question, Questions } from '../sections/questions.tsx';
import { Tile, Tiles } from '../sections/tiles.tsx';

export function FlyerDesign() {
  return (
    <>
      <Hero
        title="A flyer is read while walking"
        lede="Between the hand that gives it and the nearest dustbin is a short walk. By its end the sheet must have made one point and earned a place in a pocket."
        figure="flyerDesign"
      >
        <ButtonLink to="contact">Ask for a free quote</ButtonLink>
        <CallButton />
      </Hero>

      <Argument title="One sheet, one errand">
        <p>
          Most flyers fail out of generosity. The coaching centre prints all eleven courses, the caterer every
          dish, the gym its whole timetable. The person holding it cannot find the line that was meant for
          them.
        </p>
        <p>
          Our first question is therefore a plain one. What should people do with this sheet? Call before
          Sunday, show it at the counter, walk two lanes further. Whatever does not serve that errand goes on
          your website or is left out.
        </p>
        <p>
          The second question is where it will be given. A leaflet slipped into the morning newspaper lies
          flat among others. One handed over outside the bus stand is folded before it is read. In a hotel
          rack only the upper third shows. We draw a different top for each of them.
        </p>
      </Argument>

      <Illustration
        title="Where the eye goes"
        intro="Four stops, in this order, whether the designer planned them or not. So we plan them."
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
          <p>What, when, where and how much. Short lines, because this part is only skimmed.</p>
        </div>
        <div>
          <h3>4. Errand</h3>
          <p>A number to call or a code to scan, at the lower edge where the thumb already is.</p>
        </div>
      </Illustration>

      <Tiles
        title="Cut to the place"
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
          A hole at the top and a promise below it. Useful for water purifiers, pest control and new tiffin
          services.
        </Tile>
      </Tiles>

      <Checklist
        title="Five things we ask you for"
        intro="With these in hand the first draft needs no second meeting."
      >
        <Check>The offer in your own words, and the day on which it ends</Check>
        <Check>One sharp photograph, or leave to draw in its place</Check>
        <Check>
          The address as people say it: “behind the Sector 17 fountain” finds more than a plot number
        </Check>
        <Check>The number that will truly be answered on the day of distribution</Check>
        <Check>How many copies, on which paper, and the name of your press</Check>
      </Checklist>

      <Questions title="Before you print a thousand">
        <Question ask="Do you print the flyers as well?">
          <p>
            We design, and hand over a PDF made to the measure of your press: bleed, cutting marks, black text
            in black ink only. If the press has a doubt, it may call us and not you.
          </p>
        </Question>
        <Question ask="Can it be in Hindi, Punjabi and English?">
          <p>
            Two languages share a side well when one leads. For three we use the back, so that readers need
            not hunt for their own script.
          </p>
        </Question>
        <Question ask="How shall we know whether it worked?">
          <p>
            Give each locality its own mark: a code word, a coloured corner or a separate web address behind
            the QR code. After a week you count which pile came back, and reprint only for that one.
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
        When a buyer compares before deciding, plans, prices and proof need pages of their own. Three folds
        give them.
      </Invitation>
    </>
  );
}
