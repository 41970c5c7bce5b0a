import { Link } from '../parts/link.tsx';
import { SupportHours } from '../parts/support-hours.tsx';
import { TeaHouse } from '../samples/tea-house.tsx';
import { Cta } from '../sections/cta.tsx';
import { Enquiry } from '../sections/enquiry.tsx';
import { Deliverables, Duration, Essentials, Needs, Next, Price } from '../sections/essentials.tsx';
import { Hero } from '../sections/hero.tsx';
import { Illustration, Point } from '../sections/illustration.tsx';
import { Piece, Pieces } from '../sections/pieces.tsx';
import { Prose } from '../sections/prose.tsx';
import { Question, Questions } from '../sections/questions.tsx';

export function GraphicDesign() {
  return (
    <>
      <Hero
        figure="graphicDesign"
        title="Graphic design for your business"
        lede="We design visiting cards, bills, signboards, bags and social media posts. All of them look alike, and are ready to print."
      />

      <Illustration
        layout="below"
        ground="accent"
        title="Graphic design for a sample tea house"
        intro="Every piece has the same sun over a cup."
        drawing={<TeaHouse />}
      >
        <Point title="Carry bag">It needs one ink, and people see the logo across the street.</Point>
        <Point title="Bill">It is printed in black on thin paper.</Point>
        <Point title="Instagram post">It has a picture and a short line.</Point>
        <Point title="Visiting card">It has her name, and how to reach her.</Point>
      </Illustration>

      <Enquiry form="graphicDesign" />

      <Pieces layout="strip" title="Graphic design: why it matters">
        <Piece picture="fourReasons 1/4">A colour that repeats helps people to know you again.</Piece>
        <Piece picture="fourReasons 2/4">A clear price list answers what customers ask.</Piece>
        <Piece picture="fourReasons 3/4">A carry bag shows your name all the way home.</Piece>
        <Piece picture="fourReasons 4/4">People know a post is yours when all look alike.</Piece>
      </Pieces>

      <Prose
        layout="poster"
        title={
          <>
            <b>One style</b> for everything you print
          </>
        }
      >
        <p>
          Many shops get the signboard from a painter, the cards from a printer and the posts from a nephew.
          Together they look like three different shops.
        </p>
        <p>
          So we fix the logo, two colours and a typeface first. Then we design what you need now: a menu, a{' '}
          <Link to="flyerDesign">flyer</Link>, posts for Diwali. A printer in Mohali can use the same files.
        </p>
      </Prose>

      <Pieces layout="grid" title="How we work on your designs">
        <Piece title="Outstanding Graphics">
          We draw them for your business, without a template that others use too.
        </Piece>
        <Piece title="Quick Turnaround">We fix the day of the first draft with you before we start.</Piece>
        <Piece title="24 Hour Availability">
          <SupportHours />
        </Piece>
      </Pieces>

      <Essentials title="Graphic design: what you get, and when" picture="oneMark">
        <Deliverables>
          <li>A PDF with a margin for cutting</li>

          <li>Small pictures for WhatsApp</li>
          <li>Your colours for ink and screen</li>
        </Deliverables>
        <Duration>For several pieces, the quote names a day for each.</Duration>
        <Price
          less="You have a style, and we use your photos."
          more="We design the style, and draw the pictures."
          othersBill="Printing and bought photos"
        />
        <Needs>
          <li>The pieces and their sizes</li>
          <li>The exact words and phone numbers</li>
          <li>Your logo, or a clear photo of it</li>
          <li>Photos of your products or shop</li>
        </Needs>
        <Next>
          <li>You send the form and say what you print.</li>
          <li>We call about sizes, then send a quote.</li>
          <li>You pay the deposit and send photos and words.</li>
          <li>You correct a draft. Then you get the files.</li>
        </Next>
      </Essentials>

      <Questions title="Questions about graphic design">
        <Question ask="Can you work from the logo we already have?">
          <p>Yes. We draw it again from a photo, so that it prints sharp.</p>
        </Question>
        <Question ask="Will it print as it looks on the screen?">
          <p>Not exactly. We choose colours that work for both.</p>
        </Question>
        <Question ask="Do you print as well?">
          <p>No. You get files for any printer, and pay the printer.</p>
        </Question>
      </Questions>

      <Cta title="What do you print?">
        Name the pieces. If you have no logo yet, we make it first: see the{' '}
        <Link to="logoDesign">six steps to a logo</Link>.
      </Cta>
    </>
  );
}
