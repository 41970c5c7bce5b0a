import { Enquiry } from '../parts/enquiry.tsx';
import { Link } from '../parts/link.tsx';
import { Bag, Bill, Card, CardBack, Post, Tea } from '../samples/tea-house.tsx';
import { Argument } from '../sections/argument.tsx';
import { Band, Bands } from '../sections/bands.tsx';
import { Deliverables, Duration, Essentials, Needs, Next, Price } from '../sections/essentials.tsx';
import { HeroForm } from '../sections/hero.tsx';
import { Invitation } from '../sections/invitation.tsx';
import { Quarter, Quarters } from '../sections/quarters.tsx';
import { Question, Questions } from '../sections/questions.tsx';
import { Piece, TableTop } from '../sections/table-top.tsx';

export function GraphicDesign() {
  return (
    <>
      <HeroForm
        form="graphicDesign"
        figure="graphicDesign"
        title="Graphic design for your business"
        lede="We design visiting cards, bills, signboards, bags and social media posts. All of them look like the same business, ready to print."
      />

      <TableTop
        title="Graphic design for a sample tea house"
        intro="Every piece has the same sun over a cup."
        label="A black bag, a bill for Rs 600, a post about cold coffee and visiting cards, all with the logo."
        pieces={
          <>
            <Bag />
            <Tea />
            <Post />
            <Bill />
            <CardBack />
            <Card />
          </>
        }
      >
        <Piece title="Carry bag">One ink, and a logo to see across the street.</Piece>
        <Piece title="Invoice">Black on thin paper.</Piece>
        <Piece title="Instagram post">A picture and a short line.</Piece>
        <Piece title="Visiting card">The name and how to reach her.</Piece>
      </TableTop>

      <Enquiry form="graphicDesign" />

      <Quarters title="Graphic design: why it matters">
        <Quarter picture="fourReasons">A colour that repeats helps people to know you again.</Quarter>
        <Quarter picture="fourReasons">A clear price list answers what customers ask.</Quarter>
        <Quarter picture="fourReasons">A carry bag shows your name all the way home.</Quarter>
        <Quarter picture="fourReasons">People know a post is yours when all look alike.</Quarter>
      </Quarters>

      <Argument
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
        <Bands title="How we work on your designs">
          <Band title="Outstanding Graphics">
            Drawn for your business, not filled into a template that others use too.
          </Band>
          <Band title="Quick Turnaround">We fix the day of the first draft with you before we start.</Band>
          <Band title="24 Hour Availability">
            Send the form at night or on Sunday. We answer in office hours.
          </Band>
        </Bands>
      </Argument>

      <Essentials title="Graphic design: time and price">
        <Deliverables>
          <li>A PDF with a margin for cutting</li>
          <li>The open file for the next designer</li>
          <li>Small pictures for WhatsApp</li>
          <li>Your colours for ink and screen</li>
        </Deliverables>
        <Duration>A post is quicker than a menu.</Duration>
        <Price
          jobs="Simple work or more work"
          less="Piece: a visiting card. Style: you have one. Pictures: your photos. Languages: English."
          more="Piece: a menu. Style: we design it. Pictures: our drawings. Languages: three."
          extra="Printing and bought photos are extra."
        />
        <Needs>
          <li>The pieces and their sizes</li>
          <li>The exact words and phone numbers</li>
          <li>Your logo, or a clear photo of it</li>
          <li>Photos of your products or shop</li>
        </Needs>
        <Next>
          <li>You send the form and name the pieces.</li>
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
        <Question ask="Who owns the finished design?">
          <p>You do, once the fee is paid.</p>
        </Question>
      </Questions>

      <Invitation title="What do you print?" to="contact" action="Ask for a free quote">
        Name the pieces. If you have no logo yet, we make it first: see the{' '}
        <Link to="logoDesign">six steps</Link>.
      </Invitation>
    </>
  );
}
