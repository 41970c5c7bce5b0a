import { ButtonLink } from '../parts/button-link.tsx';
import { CallButton } from '../parts/call-button.tsx';
import { Link } from '../parts/link.tsx';
import { Heading, Input, Photo, Press, Row, Screen, Tag, Text } from '../samples/screen.tsx';
import { Argument } from '../sections/argument.tsx';
import { Check, Checklist } from '../sections/checklist.tsx';
import { Hero } from '../sections/hero.tsx';
import { Invitation } from '../sections/invitation.tsx';
import { Question, Questions } from '../sections/questions.tsx';
import { Scene, Scenes } from '../sections/scenes.tsx';
import { Tile, Tiles } from '../sections/tiles.tsx';

export function CmsDesign() {
  return (
    <>
      <Hero
        title="CMS website design for your own staff"
        lede="With a content management system (CMS) your own people change text, prices and photographs in a form. They click “Publish”, and the design stays as it was."
        figure="cmsDesign"
      >
        <ButtonLink to="contact">Ask for a free quote</ButtonLink>
        <CallButton />
      </Hero>

      <Argument title="Text and design are kept apart">
        <p>
          On a site made the old way, a sentence and its layout are in one file. To change the fee you need
          the person who made it, and while you wait the page is wrong.
        </p>
        <p>
          A content management system separates the two: you type the text into a form, and a template puts it
          in its place on the page.
        </p>
        <p>
          A dance academy announces the new batch on the evening it is decided. A hotel puts up its Baisakhi
          buffet and takes it down again. A school posts the circular first and prints it afterwards. None of
          them has to know HTML.
        </p>
        <p>
          Most of the software is free. What you pay us for is thinking out the fields. A doctor has a name, a
          degree, a room and visiting days, so the form asks for exactly these. Good fields are the reason why
          a site still looks right in its third year.
        </p>
      </Argument>

      <Scenes
        title="One notice, from the form to the website"
        intro="A made-up dance academy opens a new batch. Nobody touches the design."
      >
        <Scene
          title="Type"
          screen={
            <Screen
              bar="Office: new batch"
              label="A form with the fields title, days, fee and last day, and a button for the preview."
            >
              <Input label="Title">Kathak for beginners</Input>
              <Input label="Days">Tuesday and Thursday, 5 pm</Input>
              <Input label="Fee for a month">Rs 1,800</Input>
              <Input label="Show until">31 July</Input>
              <Press isQuiet>Preview</Press>
            </Screen>
          }
        >
          One field for each fact. The writer cannot change a colour or upset the layout.
        </Scene>
        <Scene
          title="Preview"
          screen={
            <Screen
              bar="nritya.example"
              label="The batch as it will look on the website, with a drawing of a dancer, marked as a preview."
            >
              <Tag>Preview: not public yet</Tag>
              <Photo ground="wall">
                <path fill="none" stroke="var(--ink)" strokeWidth={5} d="M36 10l24 16 24-16" />
                <circle cx="60" cy="12" r="7" fill="var(--ink)" />
                <path fill="var(--accent)" d="M60 20l28 34H32z" />
                <path fill="var(--ochre)" d="M36 49h48l4 5H32z" />
              </Photo>
              <Heading>Kathak for beginners</Heading>
              <Text>Tuesday and Thursday, 5 pm</Text>
              <Row value="Rs 1,800">A month</Row>
            </Screen>
          }
        >
          The template puts the same words into the design before anybody else sees them.
        </Scene>
        <Scene
          title="Publish"
          screen={
            <Screen
              bar="Office: publish"
              label="The last step: the batch goes on the website now, comes down on 31 July, and the previous version is kept."
            >
              <Heading>Put this batch on the website?</Heading>
              <Row value="now">Goes up</Row>
              <Row value="31 July">Comes down</Row>
              <Row value="kept">Previous version</Row>
              <Press>Publish</Press>
              <Press isQuiet>Back to the form</Press>
            </Screen>
          }
        >
          One press puts it up, and the date takes it down. A mistake can be undone.
        </Scene>
        <Scene
          title="Share the work"
          screen={
            <Screen
              bar="Office: people"
              label="A list of three people and their roles: Meena is a writer, Arjun is an editor, Mrs Kaur is the administrator."
            >
              <Heading>People</Heading>
              <Row value="Writer">Meena, teacher</Row>
              <Row value="Editor">Arjun, front desk</Row>
              <Row value="Administrator">Mrs Kaur, owner</Row>
              <Press isQuiet>Add a person</Press>
            </Screen>
          }
        >
          A writer sends items for approval. An editor corrects and publishes them. Only the administrator
          adds people, and removes them when they leave.
        </Scene>
      </Scenes>

      <Checklist
        title="Yours to change without us"
        intro="At the handover your staff try each of these, with us beside them."
      >
        <Check>Prices, timings and phone numbers, typed once and corrected everywhere they appear</Check>
        <Check>Offers that go up and come down on a date you set</Check>
        <Check>Photographs, which the system trims to the right shape</Check>
        <Check>Doctors, teachers, rooms and courses, added and removed in a form</Check>
        <Check>The title and the lines that a search result shows</Check>
        <Check>New pages, from blocks that only fit together the right way</Check>
      </Checklist>

      <Tiles
        title="Five platforms, and whom they suit"
        intro="We work on all five. The choice depends on who will write, and how much there is to keep."
      >
        <Tile title="PHP web portals">
          Written for you alone, when your work fits no ready product: dealer panels, results, claims.{' '}
          <Link to="phpDevelopment">About PHP</Link>
        </Tile>
        <Tile title="WordPress">
          The easiest to learn. Right for clinics, firms and schools that publish pages, circulars and news.{' '}
          <Link to="wordpressDevelopment">About WordPress</Link>
        </Tile>
        <Tile title="Magento">
          For shops with a long catalogue, many sizes and several price groups. Too heavy for a small one.{' '}
          <Link to="magentoDevelopment">About Magento</Link>
        </Tile>
        <Tile title="Drupal">
          For institutions with departments that each keep their own corner, in more than one language.
        </Tile>
        <Tile title="Joomla">
          Between WordPress and Drupal. Member areas and menus come built in, which suits clubs and
          associations.
        </Tile>
      </Tiles>

      <Questions title="Who runs it, and is it safe?">
        <Question ask="Do we need a technical person?">
          <p>
            No. If you can book a railway ticket online and attach a photograph to a mail, you can run it. We
            teach two people on your own pages and leave a short guide, because one of them will be on leave
            when it matters.
          </p>
        </Question>
        <Question ask="Which of the five is the safest?">
          <p>
            The one that is kept up to date. Break-ins mostly come through software that has been neglected
            for a year, whatever its name. We agree before the opening who installs the updates: your host,
            your staff or us.
          </p>
        </Question>
        <Question ask="Can our present site be moved into one?">
          <p>
            Yes, partly by script and partly by hand. It is also a good time to throw out pages that are no
            longer read.
          </p>
        </Question>
      </Questions>

      <Invitation title="Not sure which of the five?" to="contact" action="Ask which one fits">
        Tell us who will write, how often and about what. That is enough to name one and to say why.
      </Invitation>
    </>
  );
}
