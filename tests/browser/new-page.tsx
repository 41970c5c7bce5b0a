// Pages as a newcomer adds them by the recipe of views/README.md, one in a group of each family. They are of ordinary
// sections, and no style sheet or section knows their names.

import type { ComponentType } from 'react';
import { Cta } from '../../views/sections/cta.tsx';
import { Deliverables, Duration, Essentials, Needs, Next, Price } from '../../views/sections/essentials.tsx';
import { Hero, type HeroProps } from '../../views/sections/hero.tsx';
import { Piece, Pieces } from '../../views/sections/pieces.tsx';
import { Prose, Statement } from '../../views/sections/prose.tsx';
import { Question, Questions } from '../../views/sections/questions.tsx';

type Choice = {
  hero: HeroProps & Pick<Parameters<typeof Hero>[0], 'layout'>;
  prose: Pick<Parameters<typeof Prose>[0], 'layout' | 'ground'>;
  pieces: Pick<Parameters<typeof Pieces>[0], 'layout' | 'ground'>;
};

/** A service page: what varies is what a page may choose. */
export function newPage({ hero, prose, pieces }: Choice): ComponentType {
  return () => (
    <>
      <Hero {...hero} />

      <Prose {...prose} title="Why a small shop begins with this">
        <Statement>A customer decides in ten seconds whether your shop is open for her.</Statement>
        <p>
          We ask what your customers ask you on the telephone. A dealer in Zirakpur counted his calls for a
          week, and half of them were about three things.
        </p>
        <p>
          We answer these first, in the words that your customers use. The rest can wait for a second step.
        </p>
      </Prose>

      <Pieces {...pieces} title="What we do for you" intro="In this order, and you approve each part.">
        <Piece title="We listen to three of your customers" picture="codeIcon" ground="cobalt">
          They tell us what they looked for, and where they gave up.
        </Piece>
        <Piece title="We draw the parts that they need" picture="lockIcon" ground="ochre">
          You see them on your own phone before anything is built.
        </Piece>
        <Piece title="We build and test" picture="planeIcon" ground="vermilion">
          On an old phone with a slow connection, because your customers have one.
        </Piece>
      </Pieces>

      <Essentials title="Time and price">
        <Deliverables>
          <li>The finished work, in your own account</li>
          <li>The files, in formats that others can open</li>
          <li>A page of instructions for your staff</li>
        </Deliverables>
        <Duration>It takes longer if texts arrive late.</Duration>
        <Price
          jobs="A small job or a large one"
          less="You have texts and photos, and one person who decides."
          more="We write and photograph, in English and in Punjabi."
          extra="Accounts with other companies cost extra."
        />
        <Needs>
          <li>Your logo as a file</li>
          <li>Ten photos of your work</li>
          <li>The questions of your customers</li>
          <li>The name of the person who decides</li>
        </Needs>
        <Next>
          <li>You tell us what you sell and to whom.</li>
          <li>We call you, and ask what is not clear.</li>
          <li>You get a quote with a date.</li>
          <li>You pay the deposit, and we begin.</li>
        </Next>
      </Essentials>

      <Questions title="Questions that others asked">
        <Question ask="Can we change the texts later?">
          <p>Yes. The instructions show how, and your staff can try it with us.</p>
        </Question>
        <Question ask="Who owns the work?">
          <p>You do, from the day of the last payment.</p>
        </Question>
        <Question ask="Do you work outside Chandigarh?">
          <p>Yes. We meet by telephone and by video.</p>
        </Question>
      </Questions>

      <Cta title="Tell us what your customers ask" to="contact" action="Ask for a free quote">
        Three of their questions are enough to begin.
      </Cta>
    </>
  );
}
