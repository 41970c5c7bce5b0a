import { KeptAndChanged } from '../diagrams/kept-and-changed.tsx';
import { facts } from '../facts.ts';
import { ButtonLink } from '../parts/button-link.tsx';
import { CallButton } from '../parts/call-button.tsx';
import { Argument } from '../sections/argument.tsx';
import { Ask, Checklist } from '../sections/checklist.tsx';
import { Hero } from '../sections/hero.tsx';
import { Illustration, Point } from '../sections/illustration.tsx';
import { Question, Questions } from '../sections/questions.tsx';
import { ReadyToDiscuss } from '../sections/ready-to-discuss.tsx';
import { Tile, Tiles } from '../sections/tiles.tsx';

export function Redesign() {
  return (
    <>
      <Hero
        title="Website redesign at the same address"
        lede="An old website is rarely all bad. Somewhere in it are pages that bring you calls and lines that customers remember. We find those, keep them, and rebuild the rest for the phone in your customer’s hand."
        figure="redesign"
      >
        <ButtonLink to="contact">Ask for a free quote</ButtonLink>
        <CallButton />
      </Hero>

      <Argument title={`${facts.attentionSecondsMax} seconds at the gate`}>
        <p>
          Visitors spend no more than {facts.attentionSecondsMax} seconds on a site before they stay or turn
          away. That is too short for a mission statement. They want to know whether they are in the right
          place and how to reach you.
        </p>
        <p>
          A site made some years ago can fail that glance for months without its owners noticing, because they
          open it on the large screen in their office. The sweet shop’s order number is part of a picture and
          cannot be tapped. The clinic’s timings are from before the second doctor joined. The exporter’s
          catalogue is a PDF that a buyer in Rotterdam gives up on.
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

      <Illustration
        title="What stays, what changes"
        intro="The building goes up anew, on ground that is already yours."
        diagram={<KeptAndChanged />}
      >
        <Point title="Stays">
          Your web address, the pages that search engines send people to, and every sentence and photograph
          that does its work.
        </Point>
        <Point title="Changes">
          The order of things, the menu, the layout, the speed, and the way from interest to a call.
        </Point>
        <Point title="Moves">
          A page that has to go leaves a forwarding address, so an old link still ends somewhere useful.
        </Point>
      </Illustration>

      <Tiles title="Reasons to choose us">
        <Tile title="We read before we draw">
          Your visitor figures, your search listings and last year’s enquiries come first.
        </Tile>
        <Tile title="Nothing gets lost">
          Every old page stands on a list beside the address it will lead to, and you sign that list.
        </Tile>
        <Tile title="Old and new side by side">
          The new site grows at a private address. You compare the two until you are content.
        </Tile>
        <Tile title="Your words, repaired">
          We edit what you have and write what is missing. You check the facts.
        </Tile>
        <Tile title="One quiet switch">
          The change is made at a slow hour and tried on real phones before your customers wake.
        </Tile>
        <Tile title="A second look">
          Some weeks later we compare the new figures with the old ones and mend what has not worked.
        </Tile>
      </Tiles>

      <Questions title="Asked before the first wall comes down">
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
        <Question ask="Is it cheaper to mend than to rebuild?">
          <p>
            Sometimes. If the layout holds on a phone and only the words are stale, we quote for the repair
            instead.
          </p>
        </Question>
        <Question ask="How much of our time will it take?">
          <p>
            One long conversation, one person at your end who may decide, and new photographs where the
            present ones are small or out of date.
          </p>
        </Question>
      </Questions>

      <ReadyToDiscuss title="Send us the old address">
        Call, or write the address of your present site into the enquiry form. We open it on a phone first, as
        your customers do, and tell you what we see.
      </ReadyToDiscuss>
    </>
  );
}
