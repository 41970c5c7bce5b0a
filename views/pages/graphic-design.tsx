import { Enquiry } from '../parts/enquiry.tsx';
import { Link } from '../parts/link.tsx';
import { Columns, Heading, Photo, Row, Screen, Text } from '../samples/screen.tsx';
import { Argument } from '../sections/argument.tsx';
import { Check, Checklist } from '../sections/checklist.tsx';
import { HeroForm } from '../sections/hero.tsx';
import { Invitation } from '../sections/invitation.tsx';
import { Offer, Offers } from '../sections/offers.tsx';
import { Question, Questions } from '../sections/questions.tsx';
import { Specimen, Specimens } from '../sections/specimens.tsx';

export function GraphicDesign() {
  return (
    <>
      <HeroForm
        form="graphicDesign"
        figure="graphicDesign"
        title="Graphic design for your business"
        lede="We design visiting cards, bills, signboards, bags and social media posts. All of them look like one business, and the files are ready for your printer."
      />

      <Argument title="One style for everything you print">
        <p>
          A board from one painter, visiting cards from a second, posts made by a nephew: each may be good,
          yet together they look like three different shops.
        </p>
        <p>
          We settle the few things that must never change: the mark, two colours, one or two typefaces and how
          they stand together. With these we draw what you need now, say a menu, a hoarding or a set of posts
          for Diwali. The next piece is easier, because its hardest decisions are already made.
        </p>
        <p>
          Most begin with a <Link to="logoDesign">logo</Link>, a <Link to="flyerDesign">flyer</Link> or a{' '}
          <Link to="brochureDesign">brochure</Link>. If your design exists already and only has to become a
          web page, that is <Link to="psdToHtml">PSD to HTML</Link>.
        </p>
      </Argument>

      <Enquiry form="graphicDesign" />

      <Specimens
        title="Four pieces for one tea house"
        intro="Suraj Tea House is made up. Its mark is a sun over a cup, and it is on every piece."
      >
        <Specimen
          title="Visiting card"
          diagram={
            <Screen
              frame="paper"
              label="A visiting card: the mark on ochre, beside it the name Suraj Tea House. Below are the owner, the phone number, the place and the website."
            >
              <Columns>
                <Photo ground="accent">
                  <path fill="var(--on-accent)" d="M44 28a16 16 0 0 1 32 0zM28 34H92A32 22 0 0 1 28 34z" />
                </Photo>
                <Heading>Suraj Tea House</Heading>
              </Columns>
              <Row>Meena Gill, owner</Row>
              <Row>98765 43210</Row>
              <Text isSoft>Main Market, beside the bank</Text>
              <Text isSoft>suraj.example</Text>
            </Screen>
          }
        >
          <p>The name, one person and how to reach her. A card needs nothing else.</p>
        </Specimen>
        <Specimen
          title="Invoice"
          diagram={
            <Screen
              frame="paper"
              label="The head of an invoice with the same mark in one ink: number 214, twelve cups of tea, twelve samosas, total Rs 600."
            >
              <Columns>
                <Photo ground="wall">
                  <path fill="var(--ink)" d="M44 28a16 16 0 0 1 32 0zM28 34H92A32 22 0 0 1 28 34z" />
                </Photo>
                <Heading>Invoice 214</Heading>
              </Columns>
              <Row value="Rs 360">Masala tea × 12</Row>
              <Row value="Rs 240">Samosa × 12</Row>
              <Row value="Rs 600" isTotal>
                Total
              </Row>
              <Text isSoft>Pay by UPI or cash. Thank you.</Text>
            </Screen>
          }
        >
          <p>Printed in black on thin paper. The mark has to work without colours and shades.</p>
        </Specimen>
        <Specimen
          title="Instagram post"
          diagram={
            <Screen
              frame="paper"
              label="A post with a drawn glass of cold coffee on ochre. It says that cold coffee is back from Friday for Rs 90."
            >
              <Photo ground="accent">
                <path fill="var(--plaster)" d="M43 12H77L72 56H48z" />
                <path fill="var(--on-accent)" d="M70 2h5l-3 10h-5zM45 24H75.600L72 56H48z" />
                <path fill="var(--ochre)" d="M52 29h8v8h-8zM62 35h7v7h-7z" />
              </Photo>
              <Heading>Cold coffee is back</Heading>
              <Text>From Friday, Rs 90 a glass</Text>
              <Text isSoft>@surajteahouse</Text>
            </Screen>
          }
        >
          <p>One picture and one short line, large enough for a small phone.</p>
        </Specimen>
        <Specimen
          title="Carry bag"
          diagram={
            <Screen
              frame="paper"
              label="A drawn carry bag in ochre with the mark in one dark ink. A note says what is printed on its side."
            >
              <Photo ground="mass">
                <path fill="none" stroke="var(--ochre)" strokeWidth="4" d="M48 20v-6a12 8 0 0 1 24 0v6" />
                <path fill="var(--ochre)" d="M32 20H88V60H32z" />
                <path fill="var(--on-accent)" d="M51 37a9 9 0 0 1 18 0zM42 40H78A18 13 0 0 1 42 40z" />
              </Photo>
              <Row value="mark only">Front</Row>
              <Row value="name and number">Side</Row>
            </Screen>
          }
        >
          <p>One ink, and a mark that people can see from across the street.</p>
        </Specimen>
      </Specimens>

      <Checklist title="Why it matters" intro="What good design does for an ordinary business.">
        <Check>People remember a shape and a colour longer than a name.</Check>
        <Check>A clear price list answers what your staff are asked all day.</Check>
        <Check>
          With correct files the printer does not have to guess, and you do not pay for a second proof.
        </Check>
        <Check>A tidy page makes a small firm look as careful as it is.</Check>
        <Check>A carry bag with a clear mark advertises you all the way home.</Check>
        <Check>When all your posts look alike, people learn to know them as yours.</Check>
      </Checklist>

      <Offers title="How we work">
        <Offer title="Outstanding Graphics">
          Drawn for one business only. You hear why each shape is there, and see it in a single colour and at
          thumbnail size before you pay a printer.
        </Offer>
        <Offer title="Quick Turnaround">
          The day of the first draft is fixed before we begin. Small jobs in a style that we already have are
          done first.
        </Offer>
        <Offer title="24 Hour Availability">
          Send the form at any hour: in office hours it goes to the designer who knows your files.
        </Offer>
      </Offers>

      <Questions title="Questions about files and printing">
        <Question ask="Which files will we receive?">
          <p>
            A PDF with bleed and outlined type for the press, the open vector file, and light pictures for
            WhatsApp and the web. A one-page sheet gives your colours as numbers for ink, paint and screen.
          </p>
        </Question>
        <Question ask="Can you work from the logo we already have?">
          <p>
            Yes. If it exists only as a photograph or on an old letterhead, we redraw it cleanly and leave its
            idea alone, unless you want that changed too.
          </p>
        </Question>
        <Question ask="Will it print as it looks on the screen?">
          <p>
            Not exactly: a screen shines and paper does not. We choose colours that look right on both, ask
            which press and paper you will use, and suggest a proof on that paper before the full run.
          </p>
        </Question>
        <Question ask="What should we have ready?">
          <p>
            The pieces and their sizes, the exact wording, phone numbers that have been checked, and three
            things whose look you like, from any trade at all.
          </p>
        </Question>
      </Questions>

      <Invitation title="No logo yet?" to="logoDesign" action="See logo design">
        Then the logo comes first, because cards, bills and signs are designed around it. Its page shows the
        six steps.
      </Invitation>
    </>
  );
}
