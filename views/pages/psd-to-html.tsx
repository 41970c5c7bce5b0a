import { LayersToMarkup } from '../diagrams/layers-to-markup.tsx';
import { ButtonLink } from '../parts/button-link.tsx';
import { CallButton } from '../parts/call-button.tsx';
import { Link } from '../parts/link.tsx';
import { Heading, Photo, Press, Screen, Text } from '../samples/screen.tsx';
import { Argument } from '../sections/argument.tsx';
import { Check, Checklist } from '../sections/checklist.tsx';
import { Change, Compare } from '../sections/compare.tsx';
import { Hero } from '../sections/hero.tsx';
import { Illustration } from '../sections/illustration.tsx';
import { Question, Questions } from '../sections/questions.tsx';
import { ReadyToDiscuss } from '../sections/ready-to-discuss.tsx';
import { Tile, Tiles } from '../sections/tiles.tsx';

export function PsdToHtml() {
  return (
    <>
      <Hero
        title="PSD to HTML for every screen"
        lede="You have a design in Photoshop, Figma or XD. We turn it into HTML and CSS that match it on a computer and can be read on a phone."
        figure="psdToHtml"
      >
        <ButtonLink to="contact">Ask for a free quote</ButtonLink>
        <CallButton />
      </Hero>

      <Argument title="A design file is not yet a website">
        <p>
          A PSD has one width. Its headline is always the right length, its photograph always loads, and it is
          never opened on a phone set to large type. A real website meets all of that on its first day.
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

      <Compare
        title="One design on a phone, in two ways"
        intro="Devdar Beds is made up. Its website was drawn for a computer, with three columns."
        names={['As a picture', 'As HTML']}
        before={
          <Screen
            frame="phone"
            bar="9:41"
            label="A phone shows the whole desktop page as one small picture. Its text is only grey lines, and the rest of the screen is empty."
          >
            <Photo ground="wall">
              <path
                fill="var(--ink)"
                d="M0 0H120V7H0zM72 13H112V17H72zM72 20H104V24H72zM8 43H38V44H8zM45 43H75V44H45zM82 43H112V44H82z"
              />
              <path fill="var(--accent)" d="M8 13H66V37H8zM72 29H92V35H72z" />
              <path
                fill="var(--stone)"
                d="M8 46H38V47H8zM8 49H34V50H8zM8 52H36V53H8zM45 46H75V47H45zM45 49H71V50H45zM45 52H73V53H45zM82 46H112V47H82zM82 49H108V50H82zM82 52H110V53H82z"
              />
            </Photo>
            <Text isSoft>Zoom in to read this page</Text>
          </Screen>
        }
        after={
          <Screen
            frame="phone"
            bar="9:41"
            label="The same page as HTML: a large heading, a drawn bed, two lines of text, a button, and a number to call."
          >
            <Heading>Beds of solid deodar</Heading>
            <Photo ground="accent">
              <path fill="var(--on-accent)" d="M20 8h7v44h-7zM93 24h7v28h-7zM20 40H100V46H20z" />
              <path fill="var(--plaster)" d="M29 28H92V39H29zM30 20h18v7H30z" />
            </Photo>
            <Text>Made in our workshop in Rajpura. Delivered and put up by the same people.</Text>
            <Press>See the beds</Press>
            <Press isQuiet>Call 98765 43210</Press>
          </Screen>
        }
      >
        <Change title="Text">
          In the picture it shrinks with everything else. As HTML it keeps its size and breaks into lines.
        </Change>
        <Change title="Columns">Three columns become one. You agree to the order before we build it.</Change>
        <Change title="Buttons">
          A drawn button does nothing. Now it is a link, and a tap on the number starts the call.
        </Change>
      </Compare>

      <Illustration
        title="How a layer becomes an element"
        intro="Each layer of your file becomes the HTML element that says what it is."
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
          <h3>Made flexible</h3>
          <p>Fixed pixels become rules: this column may shrink, that picture may crop, this text may wrap.</p>
        </div>
      </Illustration>

      <Tiles
        title="What you receive"
        intro="Plain files. You need no page builder and no licence to use them."
      >
        <Tile title="HTML that reads in order">
          Switch the styles off and the page still makes sense from top to bottom.
        </Tile>
        <Tile title="One tidy stylesheet">
          Grouped by part of the page and commented where a value looks odd.
        </Tile>
        <Tile title="Pictures in two sizes">
          One for small screens and one for large ones, in formats that load fast on a slow network.
        </Tile>
        <Tile title="Live text">
          Words stay words, in your web fonts: they can be copied, translated and found.
        </Tile>
        <Tile title="States that are not drawn">
          Hover, focus, an empty form, a mistake in it, a name of forty letters.
        </Tile>
        <Tile title="A note for the next developer">
          Where things are and how to add a page, on a single sheet.
        </Tile>
      </Tiles>

      <Checklist
        title="What to send with the file"
        intro="We can begin without these. Each of them saves a question later."
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
        Tell us that, and how many of them share a layout. The price depends mostly on the number of layouts.
      </ReadyToDiscuss>
    </>
  );
}
