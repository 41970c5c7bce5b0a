import { WeekOfPosts } from '../diagrams/week-of-posts.tsx';
import { Enquiry } from '../parts/enquiry.tsx';
import { Argument } from '../sections/argument.tsx';
import { Check, Checklist } from '../sections/checklist.tsx';
import { HeroForm } from '../sections/hero.tsx';
import { Illustration, Point } from '../sections/illustration.tsx';
import { Invitation } from '../sections/invitation.tsx';
import { Question, Questions } from '../sections/questions.tsx';

export function Smo() {
  return (
    <>
      <HeroForm
        form="smo"
        figure="smo"
        title="SMO: social media pages worth following"
        lede="Social media optimization is work on your own pages: how they look, what they say and what moves on them. We plan it, make it and publish it, so that people who like one post have a reason to wait for the next."
      />

      <Argument title="A notice board or a window">
        <p>
          A sweet shop that posts its rates every morning has hung a notice beside a busy road. The same shop
          showing the first jalebis coming out of the oil has opened a window, and people slow down for a
          window.
        </p>
        <p>
          Most pages of small businesses are notice boards: a festival greeting with the logo in a corner, an
          offer, a holiday. Nothing in them is wrong, and nothing in them would be missed. So we begin by
          reading your last year of posts and the comments under them, for what people saved, sent on or asked
          about.
        </p>
        <p>
          From that come two or three subjects you can keep up without running dry: alterations before and
          after from a tailor, the packing floor of an exporter, a vet on ticks in the monsoon. Then we put in
          order what a stranger checks before trusting a page: opening hours, map pin, call button, a cover
          picture from this year.
        </p>
      </Argument>

      <Enquiry form="smo" />

      <Illustration
        title="Three factors share a week"
        intro="This one belongs to a bakery. It answers comments as well as posting."
        diagram={<WeekOfPosts />}
      >
        <Point title="Graphic design">
          Posts drawn in your colours and lettering, so that the cake of the week is known as yours at a
          glance.
        </Point>
        <Point title="Content">
          Words that settle a doubt: how long cream keeps in May, whether the eggless sponge is baked apart.
          Short, and in the language your customers type.
        </Point>
        <Point title="Videos">
          Half a minute at the icing table, filmed upright on a phone, with captions for those who watch
          without sound. You film, we cut.
        </Point>
      </Illustration>

      <Checklist title="Why choose us" intro="Six habits that a client can hold us to, from the first month.">
        <Check>
          <strong>You see the month first.</strong> The calendar reaches you before anything is published, and
          you may strike out any post.
        </Check>
        <Check>
          <strong>One team makes it.</strong> The person who draws, the one who writes and the one who cuts
          the film work together, so a post never waits for three suppliers.
        </Check>
        <Check>
          <strong>The pages stay yours.</strong> We come in as editors you have invited.
        </Check>
        <Check>
          <strong>No bought followers.</strong> A count full of strangers from another continent fills no
          table at your restaurant.
        </Check>
        <Check>
          <strong>Questions get answers.</strong> Prices and timings we reply to from what you have told us; a
          complaint comes to you before we write a word.
        </Check>
        <Check>
          <strong>The report starts at your counter.</strong> Calls, messages and requests for directions come
          first in it, likes last.
        </Check>
      </Checklist>

      <Questions title="How it goes from week to week">
        <Question ask="Must we be on every network?">
          <p>
            No. A playschool does well where its parents already chat; a garment exporter gains more from
            LinkedIn than from dancing reels. We pick one or two that your buyers use and reserve your name on
            the others, with a line that points to the live one.
          </p>
        </Question>
        <Question ask="Who takes the photographs?">
          <p>
            Mostly you do. Each month we send a short list, say four corners of the new showroom or a mason’s
            hands at work, and show how to hold the phone.
          </p>
        </Question>
        <Question ask="What happens when people are rude in a comment?">
          <p>
            Fair criticism stays, and gets a reply once you have given us the facts. Abuse and spam are
            hidden. A patient’s, pupil’s or guest’s own affairs are never discussed in public.
          </p>
        </Question>
      </Questions>

      <Invitation
        title="When the page is ready for strangers"
        to="facebookMarketing"
        action="See Facebook marketing"
      >
        Followers bring their friends slowly. Paid reach puts the same posts before people nearby who have not
        heard of you yet.
      </Invitation>
    </>
  );
}
