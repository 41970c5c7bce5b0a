import { LogoTests } from '../diagrams/logo-tests.tsx';
import { facts } from '../facts.ts';
import { Split } from '../layout/split.tsx';
import { Link } from '../parts/link.tsx';
import { Cta } from '../sections/cta.tsx';
import { Deliverables, Duration, Essentials, Needs, Next, Price } from '../sections/essentials.tsx';
import { Hero } from '../sections/hero.tsx';
import { Illustration, Point } from '../sections/illustration.tsx';
import { Piece, Pieces } from '../sections/pieces.tsx';
import { Prose } from '../sections/prose.tsx';
import { Question, Questions } from '../sections/questions.tsx';

export function LogoDesign() {
  return (
    <>
      <Hero
        title="Logo design for sign, bill and phone"
        lede="We design logos that are clear on a signboard, on a bill in one colour and as a small icon on a phone. You may ask for unlimited changes, at no cost."
        figure="logoDesign"
      />

      <Split>
        <Prose
          layout="poster"
          title={
            <>
              What a{' '}
              <b>
                <i>l</i>o<code>g</code>
                <i>o</i>
              </b>{' '}
              has to do
            </>
          }
        >
          <p>
            A logo has a small job: people who see you a second time should know that it is you. It does not
            have to show everything you sell.
          </p>
          <p>
            So we ask first where you will use it. A dentist’s logo is on a prescription pad and on the glass
            above the street. A tiffin kitchen’s is a small circle in a delivery app.
          </p>
          <p>An hour on the phone or at our office in Chandigarh is enough to start.</p>
        </Prose>
        <Illustration
          layout="below"
          title="We test each logo in four places"
          intro="This is our own logo. Yours goes through the same test."
          drawing={<LogoTests />}
        >
          <Point title="From the road">
            People read a signboard from a moving scooter. It needs a plain shape on a plain colour.
          </Point>
          <Point title="In one ink">
            Bills, stamps and cartons are printed in one colour. If the logo does not work in black, we draw
            it again.
          </Point>
          <Point title="As a phone icon">
            It is small, with many others around it. We leave out fine details.
          </Point>
        </Illustration>
      </Split>

      <Pieces
        layout="steps"
        title="Six steps to your logo"
        intro="You take part in steps 1, 4 and 5. Changes are unlimited and free. They only make the date later."
      >
        <Piece picture="logoSteps 1/6" title="Listen">
          We ask about your business and write the answers on a page. You correct it.
        </Piece>
        <Piece picture="logoSteps 2/6" title="Look around">
          We collect the logos of your competitors, so that yours does not look like theirs.
        </Piece>
        <Piece picture="logoSteps 3/6" title="Sketch">
          We try many ideas with pencil on paper, and keep the good ones.
        </Piece>
        <Piece picture="logoSteps 4/6" title="Choose">
          We show you at most {facts.logoOptionsMax} logos, each in black, in colour and on your own
          shopfront.
        </Piece>
        <Piece picture="logoSteps 5/6" title="Change">
          You tell us what to change: heavier, rounder, a darker red, or an earlier version.
        </Piece>
        <Piece picture="logoSteps 6/6" title="Hand over">
          You get the files for screen, print and paint, with a page on how to use them.
        </Piece>
      </Pieces>

      <Essentials title="Logo design: what you get, and when" picture="logoSheets">
        <Deliverables>
          <li>
            <b>For sign and print</b> PDF in colour, black and white. It stays sharp when it is made larger.
          </li>
          <li>
            <b>For phone and website</b> PNG and SVG, a square icon too. They have no background, so they fit
            on a photo.
          </li>
          <li>
            <b>In Hindi or Punjabi</b> Your name in that script, if your sign needs it.
          </li>
          <li>
            <b>How to use it</b> Your colours as numbers, the nearest paint shades, the smallest size.
          </li>
        </Deliverables>
        <Duration>Quick answers from you make it shorter.</Duration>
        <Price
          less="Your name is in English. We clean up your old logo, and the phone icon is the same."
          more="Your name is in Punjabi too. The logo is new, such as an animal, and the phone icon is simpler."
          othersBill="Printing, signboards and a trade mark"
        />
        <Needs>
          <li>The exact name and its spelling</li>
          <li>What you sell, and who buys it</li>
          <li>A photo of your shopfront</li>
          <li>Your old logo, even if you do not like it</li>
          <li>Three logos that you like, and three that you do not</li>
        </Needs>
        <Next>
          <li>You call or write, and tell us the name of the business.</li>
          <li>We ask where you will use the logo. The quote follows.</li>
          <li>You pay the deposit. Then the six steps begin.</li>
          <li>You choose, we change, and we send you the folder.</li>
        </Next>
      </Essentials>

      <Questions title="Questions about logo design">
        <Question ask="People know our old logo. Must we give it up?">
          <p>
            Usually you need not. We ask which part people recognise, keep that, and redraw the rest so that
            it is clear at small sizes.
          </p>
        </Question>
        <Question ask="Can the name alone be the logo?">
          <p>
            Yes, and for a short name it is often the best choice. We draw the letters for you instead of
            typing them.
          </p>
        </Question>
        <Question ask="Can we register it as a trade mark?">
          <p>
            You can apply for it. We compare the logo with those of your competitors, but a proper search and
            the application are work for a trade mark agent.
          </p>
        </Question>
      </Questions>

      <Cta title="Tell us the name for your logo">
        We tell you what the logo would cost. Cards and signs are part of our{' '}
        <Link to="graphicDesign">graphic design</Link>, and a <Link to="flyerDesign">flyer</Link> can tell
        your street about the new name.
      </Cta>
    </>
  );
}
