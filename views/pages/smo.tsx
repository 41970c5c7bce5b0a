import { Enquiry } from '../parts/enquiry.tsx';
import { Heading, Photo, Press, Row, Screen, Tag, Text } from '../samples/screen.tsx';
import { Argument } from '../sections/argument.tsx';
import { Check, Checklist } from '../sections/checklist.tsx';
import { HeroForm } from '../sections/hero.tsx';
import { Invitation } from '../sections/invitation.tsx';
import { Question, Questions } from '../sections/questions.tsx';
import { Scene, Scenes } from '../sections/scenes.tsx';

export function Smo() {
  return (
    <>
      <HeroForm
        form="smo"
        figure="smo"
        title="SMO: social media pages worth following"
        lede="Social media optimization is work on your own pages: how they look, what they say and what moves on them. We plan, make and publish the posts, and answer what people ask below them."
      />

      <Argument title="Posts that people want to see">
        <p>
          A sweet shop posts its rates every morning, and people scroll past. The same shop shows the first
          jalebis coming out of the oil, and people stop, watch and send it to a cousin.
        </p>
        <p>
          Most pages of small businesses have three kinds of posts: a festival greeting with the logo in a
          corner, an offer, a holiday. Nothing in them is wrong, and nothing in them would be missed. So we
          begin by reading your last year of posts and the comments under them, for what people saved, sent on
          or asked about.
        </p>
        <p>
          From that come two or three subjects you can keep up without running dry: alterations before and
          after from a tailor, the packing floor of an exporter, a vet on ticks in the monsoon. Then we put in
          order what a stranger checks before trusting a page: opening hours, map pin, call button, a cover
          picture from this year.
        </p>
      </Argument>

      <Enquiry form="smo" />

      <Scenes
        title="One week of posts"
        intro="Blue Tin Bakery is made up. Its week has one post of each kind, and an answer to every question on the days it is open."
        frame="phone"
      >
        <Scene
          title="Graphic design"
          screen={
            <Screen
              frame="phone"
              bar="Tuesday, 10:00"
              label="A drawn post of the made-up Blue Tin Bakery: a mango cake on a plain ground, with the price. Below it a question and the bakery’s answer."
            >
              <Tag>Blue Tin Bakery</Tag>
              <Photo ground="accent">
                <path fill="var(--plaster)" d="M30 34h60v20H30zM42 18h36v16H42z" />
                <path
                  fill="var(--ochre)"
                  d="M30 34h60v6a6 6 0 0 1-12 0a6 6 0 0 1-12 0a6 6 0 0 1-12 0a6 6 0 0 1-12 0a6 6 0 0 1-12 0z"
                />
                <circle cx="60" cy="11" r="8" fill="var(--ochre)" />
                <path fill="var(--stone)" d="M20 54h80v4H20z" />
              </Photo>
              <Heading>Cake of the week: mango</Heading>
              <Row value="Rs 620">Half a kilo, eggless</Row>
              <Text isSoft>Meena: Any left at 6?</Text>
              <Text isSoft>Blue Tin: Yes. One is kept for you.</Text>
            </Screen>
          }
        >
          Drawn in the bakery’s colours and lettering, so that people know whose cake it is at a glance.
        </Scene>
        <Scene
          title="Content"
          screen={
            <Screen
              frame="phone"
              bar="Thursday, 12:30"
              label="A post in words: how long a cream cake keeps in May. One hour outside the refrigerator, two days inside, and in the car only with an ice box."
            >
              <Tag>Blue Tin Bakery</Tag>
              <Heading>How long does a cream cake keep in May?</Heading>
              <Row value="1 hour">On the table</Row>
              <Row value="2 days">In the fridge</Row>
              <Row value="With ice">In the car</Row>
              <Text>So collect it last, on your way home.</Text>
              <Text isSoft>Arjun: Is eggless separate?</Text>
              <Text isSoft>Blue Tin: Yes, in its own oven.</Text>
            </Screen>
          }
        >
          Short answers to what customers ask at the counter, in the language that they type themselves.
        </Scene>
        <Scene
          title="Videos"
          screen={
            <Screen
              frame="phone"
              bar="Saturday, 18:00"
              label="A drawn video of half a minute: a piping bag at a cake of three tiers, with a caption for people who watch without sound."
            >
              <Tag>Blue Tin Bakery</Tag>
              <Photo ground="mass">
                <path fill="var(--plaster)" d="M26 40h52v14H26zM34 26h36v14H34zM42 14h20v12H42z" />
                <path fill="var(--ochre)" d="M66 20l40-16v24z" />
                <path fill="var(--ochre)" d="M14 54h76v3H14z" />
                <circle cx="102" cy="44" r="11" fill="var(--accent)" />
                <path fill="var(--plaster)" d="M98 38l10 6-10 6z" />
              </Photo>
              <Row value="0:12 / 0:30">Caption: the third tier</Row>
              <Heading>Icing three tiers in half a minute</Heading>
              <Press isQuiet>Send to a friend</Press>
            </Screen>
          }
        >
          Filmed upright on a phone at the icing table, with captions for those who watch without sound. You
          film, we cut.
        </Scene>
      </Scenes>

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
            No. A play school does well where its parents already chat; a garment exporter gains more from
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
