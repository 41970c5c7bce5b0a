import { AccessLevels } from '../diagrams/access-levels.tsx';
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

export function CmsDesign() {
  return (
    <>
      <Hero
        title="A CMS website you change before lunch"
        lede="A content management system gives your website an office at the back. Your own people walk in, type, click “Publish”, and the design holds."
        figure="cmsDesign"
      >
        <ButtonLink to="contact">Ask for a free quote</ButtonLink>
        <CallButton />
      </Hero>

      <Argument title="Words and design in separate rooms">
        <p>
          On a site made the old way, a sentence and its layout are cast in one piece. To change the fee you
          need the person who cast it, and while you wait the page is wrong.
        </p>
        <p>
          A content management system keeps the two apart: your text lives in a form, the design in a template
          that pours it into place.
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

      <Illustration
        title="Who may change what"
        intro="Your administrator gives each person a level of access. A lit window is something that person can do."
        diagram={<AccessLevels />}
      >
        <Point title="Writer">
          Fills in a news item or a product and sends it for approval. Cannot put it live alone.
        </Point>
        <Point title="Editor">Reads, corrects, publishes, takes down, and rearranges the menu.</Point>
        <Point title="Administrator">
          Does all of it, gives out the keys, and takes them back when a colleague leaves.
        </Point>
      </Illustration>

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
