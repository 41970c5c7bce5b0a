// A service page as a newcomer writes it by the recipe of views/README.md, of ordinary sections; what varies is what a page
// may choose.

import type { ComponentProps, ComponentType } from 'react';
import { Cta } from '../../views/sections/cta.tsx';
import { Deliverables, Duration, Essentials, Needs, Next, Price } from '../../views/sections/essentials.tsx';
import { Hero } from '../../views/sections/hero.tsx';
import { Piece, Pieces } from '../../views/sections/pieces.tsx';
import { Prose, Statement } from '../../views/sections/prose.tsx';
import { Question, Questions } from '../../views/sections/questions.tsx';

export function newPage(
  hero: Pick<ComponentProps<typeof Hero>, 'figure' | 'layout'>,
  prose: Pick<ComponentProps<typeof Prose>, 'layout' | 'ground'>,
  pieces: Pick<ComponentProps<typeof Pieces>, 'layout' | 'ground'>,
): ComponentType {
  return () => (
    <>
      <Hero
        {...hero}
        title="Local shops that your staff can run"
        lede="Your customers find what they look for, ask you, and buy, on the phone that they already have."
      />
      <Prose {...prose} title="Why a small shop begins with this">
        <Statement>A customer decides in ten seconds whether your shop is open for her.</Statement>
        <p>We ask what your customers ask you on the telephone, and answer these first.</p>
      </Prose>
      <Pieces {...pieces} title="What we do for you" intro="In this order, and you approve each part.">
        <Piece title="We listen to three of your customers" picture="codeIcon" ground="cobalt">
          They tell us what they looked for, and where they gave up.
        </Piece>
        <Piece title="We draw the parts that they need" picture="lockIcon" ground="ochre">
          You see them on your own phone before anything is built.
        </Piece>
      </Pieces>
      <Essentials title="Time and price">
        <Deliverables>
          <li>The finished work, in your own account</li>
        </Deliverables>
        <Duration>It takes longer if texts arrive late.</Duration>
        <Price
          less="You have texts and photos, and one person who decides."
          more="We write and photograph, in English and in Punjabi."
          othersBill="the domain"
        />
        <Needs>
          <li>Your logo as a file</li>
        </Needs>
        <Next>
          <li>You tell us what you sell and to whom.</li>
        </Next>
      </Essentials>
      <Questions title="Questions that others asked">
        <Question ask="Can we change the texts later?">Yes. The instructions show how.</Question>
      </Questions>
      <Cta title="Tell us what your customers ask">Three of their questions are enough to begin.</Cta>
    </>
  );
}
