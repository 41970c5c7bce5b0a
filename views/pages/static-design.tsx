import { PressToPage } from '../diagrams/press-to-page.tsx';
import { ButtonLink } from '../parts/button-link.tsx';
import { CallButton } from '../parts/call-button.tsx';
import { Link } from '../parts/link.tsx';
import { Columns, Heading, Photo, Press, Row, Screen, Text } from '../samples/screen.tsx';
import { Argument } from '../sections/argument.tsx';
import { Hero } from '../sections/hero.tsx';
import { Illustration, Point } from '../sections/illustration.tsx';
import { Invitation } from '../sections/invitation.tsx';
import { Prose } from '../sections/prose.tsx';
import { Question, Questions } from '../sections/questions.tsx';
import { Specimen, Specimens } from '../sections/specimens.tsx';
import { Tile, Tiles } from '../sections/tiles.tsx';

export function StaticDesign() {
  return (
    <>
      <Hero
        title="Static website design for small firms"
        lede="A static website is a set of finished pages. It has no database and no login, so there is little that can break and almost nothing to maintain."
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
          Who you are, what you do, where, when, and how to reach you: none of that needs a system with logins
          and updates.
        </p>
        <p>
          We write the pages with you, draw each of them, and hand over plain files. They open on any server
          you rent and can be moved to another in an afternoon. A map and a call button need nothing more. An
          enquiry form needs something that receives it: a form service that mails you each message, or a
          small program on the server. We set that up and try it with you.
        </p>
        <p>It need not look cheap. Since nothing is spent on software, all the money goes into the pages.</p>
      </Argument>

      <Specimens
        title="Five pages and their folder"
        intro="The whole website of a made-up physiotherapist in Panchkula."
      >
        <Specimen
          title="Home"
          diagram={
            <Screen
              bar="sehat.example"
              label="The home page: a headline, a drawing of a patient who lifts a leg, and a call button."
            >
              <Heading>Physiotherapy in Panchkula</Heading>
              <Columns>
                <Photo ground="accent">
                  <path fill="var(--ochre)" d="M8 46h104v6H8z" />
                  <circle cx="24" cy="36" r="8" fill="var(--on-accent)" />
                  <path fill="none" stroke="var(--on-accent)" strokeWidth={9} d="M34 40h36l30-26M70 40h38" />
                </Photo>
                <Text>For back, neck and knee pain</Text>
              </Columns>
              <Press>Call 98765 43210</Press>
            </Screen>
          }
        >
          <p>What, where, and one button.</p>
        </Specimen>
        <Specimen
          title="Treatments"
          diagram={
            <Screen
              bar="sehat.example/treatments"
              label="The page of treatments: a list of three with their lengths."
            >
              <Heading>Treatments</Heading>
              <Row value="40 min">Back pain</Row>
              <Row value="50 min">Knee after an operation</Row>
              <Row value="30 min">Frozen shoulder</Row>
              <Press isQuiet>Ask about yours</Press>
            </Screen>
          }
        >
          <p>A paragraph on each thing that people ask for by name.</p>
        </Specimen>
        <Specimen
          title="About"
          diagram={
            <Screen
              bar="sehat.example/about"
              label="The page about the physiotherapist, with a portrait and her training."
            >
              <Heading>Neha Arora, physiotherapist</Heading>
              <Columns>
                <Photo ground="mass">
                  <path fill="var(--accent)" d="M34 60c0-18 12-22 26-22s26 4 26 22z" />
                  <circle cx="60" cy="22" r="13" fill="var(--ochre)" />
                </Photo>
                <Text>Bachelor of Physiotherapy, in practice since 2012</Text>
              </Columns>
              <Press isQuiet>Call Neha</Press>
            </Screen>
          }
        >
          <p>A face and the training behind it.</p>
        </Specimen>
        <Specimen
          title="Fees and hours"
          diagram={
            <Screen
              bar="sehat.example/fees"
              label="The page of fees and hours: two fees, the morning and the evening."
            >
              <Heading>Fees and hours</Heading>
              <Row value="Rs 500">First visit</Row>
              <Row value="Rs 350">Each later visit</Row>
              <Row value="8 am to 1 pm">Morning</Row>
              <Row value="4 to 7 pm">Evening</Row>
            </Screen>
          }
        >
          <p>What callers ask most, answered once.</p>
        </Specimen>
        <Specimen
          title="Find us"
          diagram={
            <Screen
              bar="sehat.example/find-us"
              label="The page with a map, the address and a button for directions."
            >
              <Heading>Find us</Heading>
              <Columns>
                <Photo ground="wall">
                  <path
                    fill="none"
                    stroke="var(--stone)"
                    strokeWidth={7}
                    d="M0 44h120M30 0v60M88 0v60M0 14h120"
                  />
                  <path fill="var(--accent)" d="M46 20a13 13 0 0 1 26 0q0 9-13 24q-13-15-13-24z" />
                  <circle cx="59" cy="20" r="5" fill="var(--wall)" />
                </Photo>
                <Text>Booth 6, Sector 11, parking at the back</Text>
              </Columns>
              <Press isQuiet>Directions</Press>
            </Screen>
          }
        >
          <p>Address, map and parking.</p>
        </Specimen>
        <Specimen
          title="The folder"
          diagram={
            <Screen
              bar="Folder: sehat"
              label="The files of the website: five pages, one style sheet and nine photographs, together 488 kilobytes."
            >
              <Heading>Files on the server</Heading>
              <Row value="60 kB">5 pages</Row>
              <Row value="8 kB">1 style sheet</Row>
              <Row value="420 kB">9 photographs</Row>
              <Row isTotal value="488 kB">
                The whole website
              </Row>
            </Screen>
          }
        >
          <p>Nothing else is needed. Copied to another server, the site has moved.</p>
        </Specimen>
      </Specimens>

      <Illustration
        title="Static and dynamic pages"
        intro="What happens after a visitor taps your link, from left to right."
        diagram={<PressToPage />}
      >
        <Point title="Static">
          The page is ready. The server sends it as it is, the same file to every visitor.
        </Point>
        <Point title="Dynamic">
          A program starts, asks a database, fills a template and then answers. Worth the wait only when each
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

      <Questions title="Questions about a static website">
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
