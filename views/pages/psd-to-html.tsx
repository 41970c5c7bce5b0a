import { LayersToMarkup } from '../diagrams/layers-to-markup.tsx';
import { ButtonLink } from '../parts/button-link.tsx';
import { CallButton } from '../parts/call-button.tsx';
import { Link } from '../parts/link.tsx';
import { Argument } from '../sections/argument.tsx';
import { Check, Checklist } from '../sections/checklist.tsx';
import { Hero } from '../sections/hero.tsx';
import { Illustration } from '../sections/illustration.tsx';
import { Question, Questions } from '../sections/questions.tsx';
import { ReadyToDiscuss } from '../sections/ready-to-discuss.tsx';
import { Tile, Tiles } from '../sections/tiles.tsx';

export function PsdToHtml() {
  return (
    <>
      <Hero
        title="Your PSD, built the way it was drawn"
        lede="The design exists already, in Photoshop, Figma or XD. We turn it into HTML and CSS that hold their shape on a desk and bend on a phone."
        figure="psdToHtml"
      >
        <ButtonLink to="contact">Ask for a free quote</ButtonLink>
        <CallButton />
      </Hero>

      <Argument title="A picture of a page is not a page">
        <p>
          A PSD has one width. Its headline is always the right length, its photograph always loads, and it is
          never opened on a phone set to large type. A browser meets all of that on the first morning.
        </p>
        <p>
          So we do not slice the picture up. We read the file the way its designer meant it: what repeats,
          what may grow, what has to stay together. Where it is silent, say about a menu on a narrow screen,
          we ask, and propose an answer.
        </p>
        <p>
          The work suits studios that draw but do not code, printers who were asked for a website, and owners
          whose designer delivered a beautiful file and then went quiet.
        </p>
      </Argument>

      <Illustration
        title="From layer to element"
        intro="Each layer becomes the element that says what it is, so that more than eyes can read it."
        diagram={<LayersToMarkup />}
      >
        <div>
          <h3>Named</h3>
          <p>A heading becomes a heading, a button a link. Screen readers and search engines depend on it.</p>
        </div>
        <div>
          <h3>Measured</h3>
          <p>Type sizes, gaps and colours are taken from the file and noted once, as values with names.</p>
        </div>
        <div>
          <h3>Loosened</h3>
          <p>Fixed pixels become rules: this column may shrink, that picture may crop, this text may wrap.</p>
        </div>
      </Illustration>

      <Tiles title="What comes back" intro="Plain files, with no builder or licence between you and them.">
        <Tile title="HTML that reads in order">
          Switch the styles off and the page still makes sense from top to bottom.
        </Tile>
        <Tile title="One tidy stylesheet">
          Grouped by part of the page and commented where a value looks odd.
        </Tile>
        <Tile title="Pictures in two weights">
          Each cut for small and large screens, in formats that a slow network forgives.
        </Tile>
        <Tile title="Live text">
          Words stay words, in your web fonts: they can be copied, translated and found.
        </Tile>
        <Tile title="States you forgot to draw">
          Hover, focus, an empty form, a mistake in it, a name of forty letters.
        </Tile>
        <Tile title="A note for the next hand">
          Where things are and how to add a page, on a single sheet.
        </Tile>
      </Tiles>

      <Checklist
        title="What to send with the file"
        intro="None of it holds up the start. All of it saves a question later."
      >
        <Check>The layered original: PSD, Figma, XD or Sketch, not an exported JPEG</Check>
        <Check>The fonts, or their names and the licence you hold for the web</Check>
        <Check>The phone layout, if one has been drawn</Check>
        <Check>Photographs at full size, before they were cropped to the frame</Check>
        <Check>Who takes the pages over: a WordPress theme, a PHP team, your own server</Check>
      </Checklist>

      <Questions title="Questions from studios and owners">
        <Question ask="Will it match the design exactly?">
          <p>
            At the width that was drawn we lay your picture over our page and compare them by eye and by
            ruler. At every other width there is nothing to match, so we show you how it behaves and change
            what you dislike.
          </p>
        </Question>
        <Question ask="Only the desktop version is drawn. Is that a problem?">
          <p>
            No. We propose the narrow version in the browser itself, where it can be tried on your own phone,
            before the remaining pages are built on it.
          </p>
        </Question>
        <Question ask="Can you put it into WordPress as well?">
          <p>
            Yes, as a separate step with its own quote: see{' '}
            <Link to="wordpressDevelopment">WordPress development</Link>. The HTML is written so that the step
            stays short.
          </p>
        </Question>
        <Question ask="May our studio deliver it under its own name?">
          <p>It may. Nothing in the code names us, and we speak to your client only if you ask us to.</p>
        </Question>
      </Questions>

      <ReadyToDiscuss title="How many pages are in your file?">
        Tell us that, and how many of them share a layout. The second number is the one that sets the quote.
      </ReadyToDiscuss>
    </>
  );
}
