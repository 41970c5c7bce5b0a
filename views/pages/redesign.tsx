import { facts } from '../facts.ts';
import { ButtonLink } from '../parts/button-link.tsx';
import { CallButton } from '../parts/call-button.tsx';
import { Columns, Heading, Photo, Press, Row, Screen, Tag, Text } from '../samples/screen.tsx';
import { Argument } from '../sections/argument.tsx';
import { Ask, Checklist } from '../sections/checklist.tsx';
import { Change, Compare } from '../sections/compare.tsx';
import { Hero } from '../sections/hero.tsx';
import { Question, Questions } from '../sections/questions.tsx';
import { ReadyToDiscuss } from '../sections/ready-to-discuss.tsx';
import { Tile, Tiles } from '../sections/tiles.tsx';

export function Redesign() {
  return (
    <>
      <Hero
        title="Website redesign at the same address"
        lede="We keep the pages that bring you calls and the lines that customers remember. The rest we rebuild, so that it is clear and quick on a phone."
        figure="redesign"
      >
        <ButtonLink to="contact">Ask for a free quote</ButtonLink>
        <CallButton />
      </Hero>

      <Argument title={`You have ${facts.attentionSecondsMax} seconds`}>
        <p>
          Visitors spend no more than {facts.attentionSecondsMax} seconds on a site before they stay or turn
          away. That is too short for a mission statement. They want to know whether they are in the right
          place and how to reach you.
        </p>
        <p>
          A site made some years ago can fail that glance for months without its owners noticing, because they
          open it on the large screen in their office. The sweet shop’s number cannot be tapped. The clinic’s
          timings are from before the second doctor joined. The exporter’s catalogue is a PDF that a buyer in
          Rotterdam gives up on.
        </p>
        <p>So a redesign begins with what people came for and did not find.</p>
      </Argument>

      <Checklist
        title="Questions for your present site"
        intro="Take your phone, switch off the office wi-fi, and answer honestly. Three times “no” is reason enough to talk."
      >
        <Ask>Can you read it without pinching the screen?</Ask>
        <Ask>Does the first screen say what you sell, and in which city?</Ask>
        <Ask>Does tapping the phone number start a call?</Ask>
        <Ask>Are the prices, timings and names those of this month?</Ask>
        <Ask>Does it open on a weak signal before you lose patience?</Ask>
        <Ask>Can your office correct a line without help?</Ask>
        <Ask>Do you know how many enquiries it brought last month?</Ask>
        <Ask>Would you show it to a customer you hope to win?</Ask>
      </Checklist>

      <Compare
        title="One old page, before and after"
        intro="Gill Tent House is made up. Its faults are common ones."
        before={
          <Screen
            bar="gilltents.example"
            label="The old page of a tent house: a welcome in capitals, nine links, a long sentence about quality, a banner with the phone number in the picture, and the rates in a PDF."
          >
            <Heading>WELCOME TO OUR WEBSITE!!!</Heading>
            <Columns>
              <Text isSoft>Home, About us, Our vision</Text>
              <Text isSoft>Gallery 1, Gallery 2, Links</Text>
              <Text isSoft>News 2016, Guest book, Awards</Text>
            </Columns>
            <Columns>
              <Text isSoft>
                We are a leading name in total event solutions and are committed to quality since our
                inception.
              </Text>
              <Photo ground="mass">
                <path fill="var(--accent)" d="M8 30l22-16 22 16v22H8z" />
                <path
                  fill="var(--ochre)"
                  d="M72 14q16-10 32 0l-3 7-7-3v-4q-6-2-12 0v4l-7 3zM60 34h4v12h-4zM66 34h4v12h-4zM72 34h2v12h-2zM76 34h4v12h-4zM82 34h4v12h-4zM92 34h4v12h-4zM98 34h2v12h-2zM102 34h4v12h-4zM108 34h4v12h-4z"
                />
              </Photo>
            </Columns>
            <Tag>The phone number is part of the picture</Tag>
            <Row value="PDF, 4 MB">Our rates</Row>
            <Text isSoft>Visitor no. 004512. Best viewed at 1024 × 768.</Text>
          </Screen>
        }
        after={
          <Screen
            bar="gilltents.example"
            label="The new page: what is hired and where, a drawing of a tent, three rates, a call button and a menu of four words."
          >
            <Heading>Tents and chairs for weddings in Kharar</Heading>
            <Photo ground="wall">
              <path fill="var(--stone)" d="M28 30h64v26H28z" />
              <path fill="var(--accent)" d="M18 32L60 8l42 24z" />
              <path fill="var(--ochre)" d="M46 32L60 8l14 24zM58 2h12l-4 3 4 3H58z" />
              <path fill="var(--ink)" d="M52 56V44a8 8 0 0 1 16 0v12z" />
            </Photo>
            <Row value="Rs 18">Chair, one day</Row>
            <Row value="Rs 9,500">Tent for 100 guests, one day</Row>
            <Row value="Rs 600">Delivery up to 10 km</Row>
            <Press>Call 98765 43210</Press>
            <Text isSoft>Home, Rates, Photographs, Contact</Text>
          </Screen>
        }
      >
        <Change title="Headline">
          “Welcome” is gone. What can be hired, and in which town, comes first.
        </Change>
        <Change title="Phone number">It was part of a picture. Now a tap on it starts the call.</Change>
        <Change title="Rates">Three prices on the page replace a file that few people download.</Change>
        <Change title="What stays">
          The web address and the good photographs. A page that has to go leaves a forwarding address, so old
          links still work.
        </Change>
      </Compare>

      <Tiles title="Reasons to choose us">
        <Tile title="We read before we design">
          Your visitor figures, your search listings and last year’s enquiries come first.
        </Tile>
        <Tile title="Nothing gets lost">
          Every old page stands on a list beside the address it will lead to, and you sign that list.
        </Tile>
        <Tile title="Old and new side by side">
          The new site is built at a private address. You compare the two until you are content.
        </Tile>
        <Tile title="Your words, edited">
          We shorten what you have and write what is missing. You check the facts.
        </Tile>
        <Tile title="Changed at a slow hour">
          We put the new site up at night and try it on real phones before your customers wake.
        </Tile>
        <Tile title="A second look">
          Some weeks later we compare the new figures with the old ones and repair what has not worked.
        </Tile>
      </Tiles>

      <Questions title="Questions about a redesign">
        <Question ask="Will we lose our place in search results?">
          <p>
            Any move shakes a listing a little. The large losses come from addresses that vanish and texts
            that are thrown away, and both can be avoided. We watch Google’s own reports after the change and
            repair what they complain about.
          </p>
        </Question>
        <Question ask="The passwords are lost. Can you still do it?">
          <p>
            Usually. If the domain is registered in your name or your firm’s, access can be recovered, and the
            text and pictures can be saved from the pages themselves. We settle this before any drawing.
          </p>
        </Question>
        <Question ask="Is it cheaper to repair than to rebuild?">
          <p>
            Sometimes. If the layout holds on a phone and only the words are stale, we quote for that instead.
          </p>
        </Question>
        <Question ask="How much of our time will it take?">
          <p>
            One long conversation, one person at your end who may decide, and new photographs where the
            present ones are small or out of date.
          </p>
        </Question>
      </Questions>

      <ReadyToDiscuss title="Send us the address of your old website">
        Call, or write it into the enquiry form. We open it on a phone first, as your customers do, and tell
        you what we see.
      </ReadyToDiscuss>
    </>
  );
}
