import { WordpressPlates } from '../diagrams/wordpress-plates.tsx';
import { ButtonLink } from '../parts/button-link.tsx';
import { CallButton } from '../parts/call-button.tsx';
import { Link } from '../parts/link.tsx';
import { Heading, Input, Photo, Press, Row, Screen, Tag, Text } from '../samples/screen.tsx';
import { Argument } from '../sections/argument.tsx';
import { Check, Checklist } from '../sections/checklist.tsx';
import { Hero } from '../sections/hero.tsx';
import { Illustration, Point } from '../sections/illustration.tsx';
import { Invitation } from '../sections/invitation.tsx';
import { Question, Questions } from '../sections/questions.tsx';
import { Scene, Scenes } from '../sections/scenes.tsx';
import { Tile, Tiles } from '../sections/tiles.tsx';

export function WordpressDevelopment() {
  return (
    <>
      <Hero
        title="A WordPress website your staff can edit"
        lede="We design and build WordPress sites that your own people update: the principal, the chef, the front desk. They write the news, and the page keeps its design."
        figure="wordpressDevelopment"
      >
        <ButtonLink to="contact">Ask for a free quote</ButtonLink>
        <CallButton />
      </Hero>

      <Argument title="Easy to install, easy to overload">
        <p>
          A bought theme with forty plugins takes one evening. A year later the site opens slowly, one update
          breaks another, and the editor shows so many boxes that your staff would rather phone for help.
        </p>
        <p>WordPress is not at fault. It was filled with parts that your site does not need.</p>
        <p>
          We begin with your people: what will they write, how often, on which screen? A school posts
          circulars and results. A restaurant changes its hours for a festival. A travel desk adds a tour with
          days, price and departure. Each of these gets a short form in the editor, and a theme that is drawn
          for it.
        </p>
        <p>An hour with the people who will write is worth more to us than a page of requirements.</p>
      </Argument>

      <Scenes
        title="How your staff change a page"
        intro="Neem Tree School is made up. Its office puts up the winter timings, without a developer."
      >
        <Scene
          title="Edit"
          screen={
            <Screen
              label="The editor of a made-up school’s website: a title, three fields with the new timings, and a button for the preview."
              bar="neemtree.example/edit"
            >
              <Heading>Winter timings</Heading>
              <Input label="School opens">9:00 am</Input>
              <Input label="School closes">2:30 pm</Input>
              <Input label="Valid from">15 December</Input>
              <Press isQuiet>Preview</Press>
            </Screen>
          }
        >
          A circular has three fields. Fonts and colours are set by the theme.
        </Scene>
        <Scene
          title="Preview"
          screen={
            <Screen
              label="The preview: the finished circular, with a note that only the editor can see it."
              bar="neemtree.example/preview"
            >
              <Tag>Preview: only you see this</Tag>
              <Heading>Winter timings</Heading>
              <Text>From 15 December, school hours are 9:00 am to 2:30 pm.</Text>
              <Text isSoft>School office</Text>
              <Press isQuiet>Back to the editor</Press>
            </Screen>
          }
        >
          You read the finished page before anybody else can.
        </Scene>
        <Scene
          title="Publish"
          screen={
            <Screen
              label="The publish panel: the page is for everyone, goes live now and is also shown on the front page. A button publishes it."
              bar="neemtree.example/edit"
            >
              <Heading>Publish this page?</Heading>
              <Row value="everyone">Seen by</Row>
              <Row value="now">Goes live</Row>
              <Row value="yes">On the front page</Row>
              <Press>Publish</Press>
            </Screen>
          }
        >
          Now, or at an hour you set. WordPress keeps the old version, and you can go back to it.
        </Scene>
        <Scene
          title="Seen on a phone"
          screen={
            <Screen
              frame="phone"
              label="The published circular on a phone: a drawing of the school and its tree, the new timings and a button to call the office."
              bar="16:05"
            >
              <Photo ground="accent">
                <path fill="var(--stone)" d="M0 52h120v8H0zM92 30h6v22h-6z" />
                <circle cx="95" cy="23" r="16" fill="var(--ochre)" />
                <path fill="var(--plaster)" d="M12 26h58v26H12z" />
                <path fill="var(--ochre)" d="M6 26L41 8l35 18z" />
                <path fill="var(--accent)" d="M35 36h12v16H35zM19 33h9v9h-9zM54 33h9v9h-9z" />
              </Photo>
              <Heading>Winter timings</Heading>
              <Text>From 15 December, school hours are 9:00 am to 2:30 pm.</Text>
              <Press isQuiet>Call the office</Press>
            </Screen>
          }
        >
          Parents open the link from the class group. The layout fits their screen.
        </Scene>
      </Scenes>

      <Tiles title="What WordPress offers">
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
          No licence fee, now or later. The site moves to another host with everything in it.
        </Tile>
      </Tiles>

      <Illustration
        title="Four layers of your website"
        intro="The higher a layer lies, the more often it changes."
        diagram={<WordpressPlates />}
      >
        <Point title="Above: your work">
          Your staff write in the top layer only. A mistake there spoils one paragraph and not the site.
        </Point>
        <Point title="Below: ours">
          For a new look we exchange the theme. The pages above it stay as they were.
        </Point>
      </Illustration>

      <Checklist title="Four reasons to have us build it">
        <Check>
          <strong>An editor without clutter.</strong> Your staff see the fields they need. What they cannot
          reach, they cannot break.
        </Check>
        <Check>
          <strong>A light theme.</strong> It contains what your pages use and nothing more, so it opens fast
          on a phone.
        </Check>
        <Check>
          <strong>Tested updates.</strong> First on a copy, then on the real site, with a backup in between.
        </Check>
        <Check>
          <strong>Lessons on your own pages.</strong> We teach with your next announcement, not with a sample,
          and it is live when the lesson ends.
        </Check>
      </Checklist>

      <Questions title="What people have heard about WordPress">
        <Question ask="Is WordPress often hacked?">
          <p>
            Sites do, mostly through a plugin left without updates or a password that the whole office shares.
            Few plugins, a login in two steps and a backup kept elsewhere stop the usual attacks.
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
