import { Split } from '../layout/split.tsx';
import { Link } from '../parts/link.tsx';
import { Heading, Image, Press, Screen, Text } from '../samples/screen.tsx';
import { Change, Compare } from '../sections/compare.tsx';
import { Cta } from '../sections/cta.tsx';
import { Deliverables, Duration, Essentials, Needs, Next, Price } from '../sections/essentials.tsx';
import { Hero } from '../sections/hero.tsx';
import { Prose } from '../sections/prose.tsx';
import { Question, Questions } from '../sections/questions.tsx';

export function PsdToHtml() {
  return (
    <>
      <Hero
        title="PSD to HTML for every screen"
        lede="You have a design in Photoshop, Figma or XD. We turn it into HTML and CSS that match it on a computer and can be read on a phone."
        figure="psdToHtml"
      />

      <Split ground="accent">
        <Prose
          layout="poster"
          title={
            <>
              A design file is not yet a <code>website</code>
            </>
          }
        >
          <p>
            A PSD shows the page in one width. Its headline always fits and its photo is always there. A real
            phone is narrow, its letters may be set large and its network may be slow.
          </p>
          <p>
            So we do not cut the picture into pieces. We look at what repeats, what may grow and what has to
            stay together. If the file does not show something, such as the menu on a phone, we propose it and
            ask you.
          </p>
          <p>
            This is for design studios that do not write code, for printers in Chandigarh or Ludhiana who were
            asked for a website, and for owners who have a finished design. If you have no design yet, see{' '}
            <Link to="webDesign">website design</Link>.
          </p>
        </Prose>
        <Compare
          layout="equal"
          title="A sample design on a phone: picture or HTML"
          intro="It was designed for a computer, with three columns."
          names={['As a picture', 'As HTML']}
          before={
            <Screen
              client="deodarBeds"
              frame="phone"
              bar="9:41"
              label="A phone shows the whole desktop page as one small picture. Its text is only grey lines."
            >
              <Image name="shrunkPage" />
              <Text isSoft>Zoom in to read this page</Text>
            </Screen>
          }
          after={
            <Screen
              client="deodarBeds"
              frame="phone"
              bar="9:41"
              label="The same page as HTML: a large heading, a drawn bed, two lines of text, a button, and a number to call."
            >
              <Image name="deodarBed" />
              <Heading>Beds of solid deodar</Heading>
              <Text>Made in our workshop in Rajpura. Delivered and put up by the same people.</Text>
              <Press>See the beds</Press>
              <Press isQuiet>Call 98765 43210</Press>
            </Screen>
          }
        >
          <Change title="Text">
            In the picture it is too small to read. As HTML it keeps its size and breaks into lines.
          </Change>
          <Change title="Columns">
            Three columns become one. Each part is as wide as the phone, so that nothing has to shrink.
          </Change>
          <Change title="Buttons">
            In the picture a button does nothing. Now it is a link, and a tap on the number starts a call.
          </Change>
        </Compare>
      </Split>

      <Essentials title="PSD to HTML: what you get, and when" picture="codeIcon">
        <Deliverables>
          <li>HTML and CSS files that need no page builder and no licence</li>
          <li>Pictures in two sizes, for phones and computers</li>
          <li>Real text in your web fonts: people can copy and translate it</li>
          <li>Headings, links and buttons that Google and screen readers recognise</li>
          <li>What the design does not show: open menus, pressed buttons, mistakes in a form</li>
          <li>A private link, to try each page on your own phone</li>
          <li>A sheet for the next developer: where things are, how to add a page</li>
        </Deliverables>
        <Duration>Animation takes longer.</Duration>
        <Price
          less="Your file is tidy, and shows the phone too."
          more="Your file is a flat picture, with sliders and a form."
          othersBill="Font licences, bought photos, the domain and hosting"
        />
        <Needs>
          <li>The file with its layers: PSD, Figma, XD or Sketch (a JPEG has no layers)</li>
          <li>The fonts, or their names and the web licence</li>
          <li>The phone version, if there is any</li>
          <li>Photos in full size</li>
          <li>The number of pages, and which of them look alike</li>
          <li>Where the pages will go: WordPress, PHP or your own server</li>
        </Needs>
        <Next>
          <li>You write to us how many pages there are, and in which program.</li>
          <li>We ask for a link to the file, count the layouts and send the quote.</li>
          <li>You pay the deposit. We build a first page, and you try it on your phone.</li>
          <li>You approve it. We build the others and send you all the files.</li>
        </Next>
      </Essentials>

      <Questions title="Questions about PSD to HTML">
        <Question ask="Will it match the design exactly?">
          <p>
            We take sizes, gaps and colours from the file. At the width of your design, we lay your picture
            over our page and compare the two. Other widths are not in the file. There we show you the page
            and you tell us what looks wrong.
          </p>
        </Question>
        <Question ask="We only have the design for computers. Is that a problem?">
          <p>
            No. We propose the phone version in the browser. You try it on your phone, then we build the other
            pages like it.
          </p>
        </Question>
        <Question ask="Can you put it into WordPress as well?">
          <p>
            Yes, as a separate step with its own quote: see{' '}
            <Link to="wordpressDevelopment">WordPress development</Link>. If you seldom change the words, a{' '}
            <Link to="staticDesign">static website</Link> is enough.
          </p>
        </Question>
        <Question ask="May our studio deliver it under its own name?">
          <p>Yes. Our name is not in the code, and we speak to your client only if you ask us to.</p>
        </Question>
      </Questions>

      <Cta title="How many pages does your design have?">
        Tell us the number, and how many pages share a layout. The price depends mostly on this.
      </Cta>
    </>
  );
}
