import { WordpressPlates } from '../diagrams/wordpress-plates.tsx';
import { ButtonLink } from '../parts/button-link.tsx';
import { CallButton } from '../parts/call-button.tsx';
import { Link } from '../parts/link.tsx';
import { Argument } from '../sections/argument.tsx';
import { Check, Checklist } from '../sections/checklist.tsx';
import { Hero } from '../sections/hero.tsx';
import { Illustration, Point } from '../sections/illustration.tsx';
import { Invitation } from '../sections/invitation.tsx';
import { Question, Questions } from '../sections/questions.tsx';
import { Tile, Tiles } from '../sections/tiles.tsx';

export function WordpressDevelopment() {
  return (
    <>
      <Hero
        title="A WordPress website is a printing press"
        lede="WordPress lets the person who has the news put it on the site: the principal, the chef, the front desk. We build it so that they can, and so that the page still looks designed afterwards."
        figure="wordpressDevelopment"
      >
        <ButtonLink to="contact">Ask for a free quote</ButtonLink>
        <CallButton />
      </Hero>

      <Argument title="Anyone can install it, and there lies the trouble">
        <p>
          A bought theme with forty plugins takes one evening. A year later the site opens slowly, one update
          breaks another, and the editor shows so many boxes that your staff would rather phone for help.
        </p>
        <p>WordPress is not at fault. It was furnished like a showroom when you needed a workshop.</p>
        <p>
          We begin at the other end: what will your people write, how often, on which screen? A school posts
          circulars and results. A restaurant changes its hours for a festival. A travel desk adds a tour with
          days, price and departure. Each of these gets a short form in the editor, and a theme that is drawn
          for it.
        </p>
        <p>An hour with the people who will write is worth more to us than a page of requirements.</p>
      </Argument>

      <Illustration
        title="Four plates, one on the other"
        intro="The higher a plate lies, the more often it changes."
        diagram={<WordpressPlates />}
      >
        <Point title="Above: your work">
          You write on the top plate and nowhere else. A slip there spoils one paragraph, never the site.
        </Point>
        <Point title="Below: ours">
          When you want a new look, the theme is lifted out and another slid in. The pages above stay as they
          were.
        </Point>
      </Illustration>

      <Tiles title="What WordPress brings along">
        <Tile title="Flexibility">
          A firm of five pages, a magazine, a members’ area, a modest shop: the editor stays the same, and so
          does what your staff have learnt.
        </Tile>
        <Tile title="Themes and plugins">
          There is one for almost everything. We draw the theme ourselves and take few plugins, each with a
          reason and an active maintainer.
        </Tile>
        <Tile title="SEO-friendliness">
          Clean addresses, a sitemap that makes itself, titles you can edit.
        </Tile>
        <Tile title="Open source">
          No licence fee and no landlord who can raise the rent. The site moves to another host with
          everything in it.
        </Tile>
      </Tiles>

      <Checklist title="Four reasons to have us build it">
        <Check>
          <strong>An editor without clutter.</strong> Your staff see the fields they need. What they cannot
          reach, they cannot break.
        </Check>
        <Check>
          <strong>A light theme.</strong> It carries what your pages use and nothing bought in bulk, so it
          opens on a bus.
        </Check>
        <Check>
          <strong>Updates rehearsed.</strong> First on a copy, then on the real site, with a backup in
          between.
        </Check>
        <Check>
          <strong>Lessons on your own pages.</strong> We teach with your next announcement, not with a sample,
          and it is live when the lesson ends.
        </Check>
      </Checklist>

      <Questions title="What people have heard about WordPress">
        <Question ask="Does it not get hacked all the time?">
          <p>
            Sites do, mostly through a plugin left without updates or a password that the whole office shares.
            Few plugins, a login in two steps and a backup kept elsewhere close the usual doors.
          </p>
        </Question>
        <Question ask="We have bought a theme already. Can you use it?">
          <p>
            Often, as a start. We measure it, remove what you do not use and look again. If more has to be
            torn out than kept, a new one is less work.
          </p>
        </Question>
        <Question ask="Can we sell through it?">
          <p>
            Yes, with WooCommerce, and for a modest catalogue it is a good choice. With many variants or a
            second price list, read about <Link to="magentoDevelopment">Magento</Link> first.
          </p>
        </Question>
        <Question ask="Who writes the first pages?">
          <p>We do, from a talk with you, and your staff take over from there.</p>
        </Question>
      </Questions>

      <Invitation title="Is yours already on WordPress, and slow?" to="contact" action="Ask us to look at it">
        Send the address. It may need a new theme, or only half of its plugins.
      </Invitation>
    </>
  );
}
