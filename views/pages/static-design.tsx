import { PressToPage } from '../diagrams/press-to-page.tsx';
import { ButtonLink } from '../parts/button-link.tsx';
import { CallButton } from '../parts/call-button.tsx';
import { Link } from '../parts/link.tsx';
import { Argument } from '../sections/argument.tsx';
import { Hero } from '../sections/hero.tsx';
import { Illustration, Point } from '../sections/illustration.tsx';
import { Invitation } from '../sections/invitation.tsx';
import { Prose } from '../sections/prose.tsx';
import { Question, Questions } from '../sections/questions.tsx';
import { Tile, Tiles } from '../sections/tiles.tsx';

export function StaticDesign() {
  return (
    <>
      <Hero
        title="A static website, like a good signboard"
        lede="A static website is a set of finished pages, painted once and read for years. There is no database behind it and no login in front, so there is little to go wrong and next to nothing to look after."
        figure="staticWebsiteDesign"
      >
        <ButtonLink to="contact">Ask for a free quote</ButtonLink>
        <CallButton />
      </Hero>

      <Argument title="When five pages are enough">
        <p>
          A chartered accountant, a physiotherapist, a caterer, a maker of hinges: what their customers want
          to know fits on a few pages and changes twice a year.
        </p>
        <p>
          Who you are, what you do, where, when, and how to reach you: to run that on a system with logins and
          updates is to buy a lorry for fetching the milk.
        </p>
        <p>
          We write the pages with you, draw each of them, and hand over plain files. They open on any server
          you care to rent and can be moved to another in an afternoon. A map and a call button need nothing
          more. An enquiry form needs something that receives it: a form service that mails you each message,
          or a small program on the server. We set that up and try it with you.
        </p>
        <p>
          It need not look cheap. Since nothing is spent on machinery, everything goes into what people see.
        </p>
      </Argument>

      <Illustration
        title="Between the tap and the page"
        intro="What happens after a visitor taps your link. The further right, the later."
        diagram={<PressToPage />}
      >
        <Point title="Static">
          The page lies ready. The server hands it over as it is, like a visiting card from a stack.
        </Point>
        <Point title="Dynamic">
          A program wakes, asks a database, fills a template and then answers. Worth the wait only when each
          visitor must see something different.
        </Point>
      </Illustration>

      <Tiles title="Why small firms choose it">
        <Tile title="Ideal for SMEs">
          A workshop or a law office says what it has to say in a handful of pages, and its owner has better
          things to do than to administer software.
        </Tile>
        <Tile title="Quickly developed">
          No system to set up and no accounts to test. Once your text and photographs are with us, drawing and
          building are one short job.
        </Tile>
        <Tile title="Less expensive">
          Fewer days of work at the start, the simplest hosting afterwards, and no yearly repair of plugins.
        </Tile>
        <Tile title="Faster on slow connections">
          A few light files, and no queue at a database. It opens in a basement, on a train, at the edge of
          the village.
        </Tile>
      </Tiles>

      <Prose title="When to take something else">
        <p>
          If your news or prices change every week, take a{' '}
          <Link to="cmsDesign">site that your staff can edit</Link>. If people should order and pay, take a{' '}
          <Link to="ecommerceDesign">shop</Link>. If your clients have to see their own records, you are
          thinking of a <Link to="webPortalDesign">portal</Link>.
        </p>
        <p>When you outgrow the first five pages, the address, the words and the design come along.</p>
      </Prose>

      <Questions title="Small doubts">
        <Question ask="Can anything be changed later?">
          <p>
            Send us the new line or photograph and we put it in. If that happens more than once a month, tell
            us early: a content system will suit you better.
          </p>
        </Question>
        <Question ask="Will search engines find so small a site?">
          <p>
            They like pages that open quickly and say plainly what they are about, and for a hinge maker that
            may be enough. Where many compete for the same words, a small site needs new material from time to
            time, or a listing on the map.
          </p>
        </Question>
        <Question ask="Whose are the files?">
          <p>Yours. Any web designer can work on them with an ordinary text editor.</p>
        </Question>
        <Question ask="What should we send you?">
          <p>
            Your visiting card, the last brochure if there is one, ten photographs of real work, and the five
            questions that callers ask most.
          </p>
        </Question>
      </Questions>

      <Invitation title="A clear job suits a fixed price" to="packages" action="See how pricing works">
        Five pages have a beginning and an end, so they can be quoted as one sum. The page on packages
        explains how.
      </Invitation>
    </>
  );
}
