import { SecondsOfFilm } from '../diagrams/seconds-of-film.tsx';
import { facts } from '../facts.ts';
import { ButtonLink } from '../parts/button-link.tsx';
import { CallButton } from '../parts/call-button.tsx';
import { Argument } from '../sections/argument.tsx';
import { Calculator } from '../sections/calculator.tsx';
import { Hero } from '../sections/hero.tsx';
import { Illustration, Point } from '../sections/illustration.tsx';
import { Question, Questions } from '../sections/questions.tsx';
import { ReadyToDiscuss } from '../sections/ready-to-discuss.tsx';
import { Tile, Tiles } from '../sections/tiles.tsx';

export function YoutubeMarketing() {
  return (
    <>
      <Hero
        figure="youtubeMarketing"
        title="YouTube ads, and the films for them"
        lede="We help you film your work and show it on YouTube to people who could become customers. You can pay for those who watch, and not for those who skip."
      >
        <ButtonLink to="contact">Ask about your film</ButtonLink>
        <CallButton />
      </Hero>

      <Argument title="Some work is best shown in a film">
        <p>
          A kitchen drawer that closes without a sound. A patient climbing stairs on a new knee. A tractor
          turning at the end of a narrow field. No paragraph sells these as well as ten seconds of watching
          them.
        </p>
        <p>
          Television could always show them, but you had to buy a whole evening and a whole state. On YouTube
          you buy the viewers of certain subjects in certain towns. Someone in Ludhiana who is watching a film
          about modular kitchens is thinking about kitchens now, and the advertisement may be stopped by
          lunchtime if it brings nobody.
        </p>
        <p>
          What decides is the opening. Skipping is allowed after {facts.videoSkipSeconds} seconds, so your
          name, the picture and the reason to stay must be in by then. We write that part first and the rest
          afterwards.
        </p>
      </Argument>

      <Tiles title="Four parts of YouTube marketing" intro="You can ask for them together or singly.">
        <Tile title="Video Creation">
          Script, shot list, filming or help with filming, cutting, captions. One day’s material yields a long
          film, a short one and an upright one.
        </Tile>
        <Tile title="Social Media Role">
          The film goes on working in a WhatsApp reply, on a product page, on your Facebook page. We cut it
          anew for each instead of pasting the same link.
        </Tile>
        <Tile title="Video Views">
          A view is worth what the viewer might buy. We choose by town, language and subject, and report how
          long people stayed.
        </Tile>
        <Tile title="Subscribers">
          They return when a channel keeps a promise, be it a recipe every Friday or a machine explained each
          month. We plan a season of films, not one.
        </Tile>
      </Tiles>

      <Illustration
        title="Where it plays, and when you pay"
        intro="Two places for an advertisement, three ways of being charged. Green is what you pay for; both bars share one scale of seconds."
        diagram={<SecondsOfFilm />}
      >
        <Point title="1. On the screen, bought by the view">
          A viewer who skips early costs nothing. You pay once a viewer has stayed {facts.videoPaidSeconds}{' '}
          seconds, seen a shorter film to its end, or clicked it.
        </Point>
        <Point title="2. On the screen, too short to skip">
          At most {facts.videoBumperSeconds} seconds, charged by the thousand showings. Room for a name and
          one picture: a signboard that moves.
        </Point>
        <Point title="3. In the list beside it">
          A still and a title among other films. You pay when a viewer chooses it, or lets it run on by itself
          for a while.
        </Point>
      </Illustration>

      <Calculator
        name="youtube"
        title="What a visit from YouTube costs"
        intro="For the first kind above, bought by the view. The figures are an example, not a forecast: write yours over them."
      >
        <p>
          To watch on means to stay {facts.videoPaidSeconds} seconds or to the end of a shorter film, or to
          click. In Google Ads you find <strong>the price of a paid view</strong> as average CPV, and{' '}
          <strong>how many watch on</strong> as view rate. The opening decides the second; the towns, the
          language and the subject you choose move both.
        </p>
        <p>
          <strong>How many visit you</strong> depends on the film’s last words and its link. “See the flat on
          Sunday” brings more visits than a logo. Google Ads counts them as clicks.
        </p>
        <p>
          In our example 30,000 people skip and cost nothing, 10,000 watch on, and 100 of them visit. A visit
          is not yet an order: ask callers whether they saw the film.
        </p>
      </Calculator>

      <Questions title="Practical questions about filming">
        <Question ask="Do we need a studio?">
          <p>
            Seldom. A workshop floor with its noise turned down persuades more people than a white wall. When
            a subject does need lamps and a second camera, the quote says so.
          </p>
        </Question>
        <Question ask="Can the film be in Punjabi or Hindi?">
          <p>
            It often should be. We write what is spoken in the language of your counter, add English captions
            where buyers are abroad, and show each version to people who use YouTube in that language.
          </p>
        </Question>
        <Question ask="What will it cost each day?">
          <p>
            You set a daily figure. YouTube may go over it on a busy day and under it on a slow one, but over
            the month it keeps to the total. The money goes to Google from your own account; our fee is for
            the filming and the care.
          </p>
        </Question>
        <Question ask="Can you get us a lakh of views by Monday?">
          <p>
            Such views are for sale, and they come from machines. They buy nothing, they spoil the channel’s
            figures, and they can get it closed. We pay no one but YouTube for views.
          </p>
        </Question>
      </Questions>

      <ReadyToDiscuss title="Ready to discuss your film?">
        Tell us what your work looks like when it goes well. We will say whether it belongs on film.
      </ReadyToDiscuss>
    </>
  );
}
