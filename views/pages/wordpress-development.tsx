import { estimates, inBrackets } from '../estimates.ts';
import { Split } from '../layout/split.tsx';
import { Link } from '../parts/link.tsx';
import { PlugBoard } from '../samples/plug-board.tsx';
import { SchoolEditor } from '../samples/school-editor.tsx';
import { Check, Checklist } from '../sections/checklist.tsx';
import { Cta } from '../sections/cta.tsx';
import { Deliverables, Duration, Essentials, Needs, Next, Price } from '../sections/essentials.tsx';
import { Hero } from '../sections/hero.tsx';
import { Illustration, WidePicture } from '../sections/illustration.tsx';
import { Piece, Pieces } from '../sections/pieces.tsx';
import { Prose, Statement } from '../sections/prose.tsx';
import { Question, Questions, RightPage } from '../sections/questions.tsx';
import { Stop, Tour } from '../sections/tour.tsx';

export function WordpressDevelopment() {
  return (
    <>
      <Hero
        title="A WordPress website your staff can edit"
        lede="We design and build WordPress websites that your own people update: the principal, the chef, the front desk. They write the news, and the page keeps its design."
        figure="wordpressDevelopment"
      />

      <Tour
        ground="concrete"
        title="How your staff change a page"
        intro="We ask who will write, and how often, and make a short form for each. Here the office of a made-up school in Mohali puts up the winter timings."
        screen={<SchoolEditor />}
      >
        <Stop title="Edit">A circular has three fields.</Stop>
        <Stop title="Preview">Others cannot see it yet.</Stop>
        <Stop title="Publish">The notice goes online now, or at an hour you set.</Stop>
        <Stop title="Seen on a phone">The page fits a small screen.</Stop>
      </Tour>

      <WidePicture name="schoolAssembly" />

      <Split layout="stacked" ground="concrete">
        <Prose title="Why many WordPress websites are slow">
          <Statement>You can install a bought theme with forty plugins in an evening.</Statement>
          <p>
            A year later the website opens slowly. An update stops a plugin from working. The editor shows so
            many boxes that your staff phone for help.
          </p>
        </Prose>
        <Illustration
          layout="below"
          title="How many plugins does your website need?"
          intro="Each can slow the website down, and each needs updates."
          drawing={
            <PlugBoard ask="Remove what nobody uses">
              Six may be enough: forms, backup, security, speed, languages, sitemap. You get a list with the
              reason for each.
            </PlugBoard>
          }
        />
      </Split>

      <Pieces layout="rows" ground="accent" title="What WordPress offers">
        <Piece ground="stone" picture="forme 1/4" title="Flexibility">
          Pages, a magazine or a shop: the editor is the same for all.
        </Piece>
        <Piece ground="stone" picture="forme 2/4" title="Themes and plugins">
          We make the theme. We add a few plugins that still get updates.
        </Piece>
        <Piece ground="stone" picture="forme 3/4" title="SEO-friendliness">
          You get readable addresses, an automatic sitemap and titles you can edit. The rest is{' '}
          <Link to="seo">SEO work</Link>.
        </Piece>
        <Piece ground="stone" picture="forme 4/4" title="Open source">
          You pay no licence fee. You can move the website to another host, with all its content.
        </Piece>
      </Pieces>

      <Checklist title="Four reasons to have us build it">
        <Check>
          <strong>A simple editor.</strong> Your staff fill in few fields.
        </Check>
        <Check>
          <strong>A light theme.</strong> It loads nothing that you do not use.
        </Check>
        <Check>
          <strong>Tested updates.</strong> In upkeep by the month we try them on a copy first.
        </Check>
        <Check>
          <strong>Training.</strong> Your staff practise with a notice of their own.
        </Check>
      </Checklist>

      <Essentials title="Your WordPress website: what you get, and when" picture="newsAndPencil">
        <Deliverables>
          <li>The website on your hosting, with its own theme</li>

          <li>A list of plugins, with the reason for each</li>
          <li>Training for your staff, and a short guide</li>
        </Deliverables>
        <Duration>
          <Link to="cmsDesign">Many kinds of entries</Link> make it longer.
        </Duration>
        <Price
          less="You write the text, and your staff post the news."
          more="We write the text and move two hundred old posts."
          othersBill="The domain, hosting and paid plugins each year. WordPress itself is free"
        />
        <Needs access="your domain, hosting and old website, if you have them">
          <li>Your logo</li>
          <li>Text for each page, even if rough</li>
          <li>Photos of your place and work, and of people who agree</li>
          <li>Names and e-mails of those who will write</li>
        </Needs>
        <Next>
          <li>You say what you want to publish, and who will do it.</li>
          <li>We look at your present website and call you.</li>
          <li>The quote lists all pages and forms.</li>
          <li>You pay the deposit and approve the design. We build the theme.</li>
        </Next>
      </Essentials>

      <Questions title="Questions about WordPress">
        <RightPage />
        <Question ask="Is WordPress often hacked?">
          <p>
            Some websites are, mostly through an old plugin or a password that the whole office shares. Few
            plugins, a login in two steps and a backup kept elsewhere lower the risk.
          </p>
        </Question>
        <Question ask="We have bought a theme already. Can you use it?">
          <p>
            Often we can. We remove what you do not use and measure how fast it opens. If too much has to go,
            a new theme is less work.
          </p>
        </Question>
        <Question ask="Can it hold a catalogue with an enquiry list?">
          <p>
            Yes. The days for up to two hundred items, and a sample, are on{' '}
            <Link to="cmsDesign" hash="exporter">
              the CMS page
            </Link>
            . More items take longer.
          </p>
        </Question>
        <Question ask="Can we sell through it?">
          <p>
            Yes, up to 500 products, with WooCommerce: see{' '}
            <Link to="ecommerceDevelopment">e-commerce development</Link>
            {inBrackets(estimates.ecommerceDevelopment)}. For more, read about{' '}
            <Link to="magentoDevelopment">Magento</Link>.
          </p>
        </Question>
      </Questions>

      <Cta title="Is your WordPress website slow?">
        Send us its address. It may need a new theme, or only fewer plugins.
      </Cta>
    </>
  );
}
