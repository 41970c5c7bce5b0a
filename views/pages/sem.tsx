import { Enquiry } from '../parts/enquiry.tsx';
import { Columns, Heading, Photo, Screen, Tag, Text } from '../samples/screen.tsx';
import { Argument } from '../sections/argument.tsx';
import { Change, Compare } from '../sections/compare.tsx';
import { HeroForm } from '../sections/hero.tsx';
import { Invitation } from '../sections/invitation.tsx';
import { Question, Questions } from '../sections/questions.tsx';
import { Route, Routes } from '../sections/routes.tsx';

export function Sem() {
  return (
    <>
      <HeroForm
        form="sem"
        figure="sem"
        title="Search engine marketing on three pillars"
        lede="People who search see paid results, a map and free results. We plan SEO, PPC and SMO as one budget, so that they find you in the places that matter for your trade."
      />

      <Argument title="Why one of the three is not enough">
        <p>
          Bought clicks end with the budget. Rankings are slow, and a new salon with rent to pay cannot sit
          and wait for them. Social pages win trust, yet a family whose geyser has burst at six in the morning
          does not open Instagram to find a plumber.
        </p>
        <p>
          So the question is not which one, but how much of each, and from when. We answer it for your trade,
          your town and your season, write it down as one plan, and give you one person who is answerable for
          all of it.
        </p>
        <p>
          They also learn from each other. A search that sells through an advertisement gets a page of its
          own. Where your page has reached the top, you can stop paying for the click. A question under a film
          becomes next month’s keyword. Three separate suppliers rarely tell each other such things.
        </p>
      </Argument>

      <Enquiry form="sem" />

      <Routes title="The three pillars" intro="Each has a page of its own, with its methods and its limits.">
        <Route to="seo" title="SEO" action="Read More">
          Pages, listings and links that put you among the unpaid answers. Slow to rise.
        </Route>
        <Route to="ppc" title="PPC" action="Read More">
          Advertisements above those answers, from the first morning. Paid by the click, and off when you say
          so.
        </Route>
        <Route to="smo" title="SMO" action="Read More">
          Social pages that show a careful buyer, before the call, that real people are at work behind the
          name.
        </Route>
      </Routes>

      <Compare
        title="Two searches, two search pages"
        intro="Neem Road Sofa Works and both pages are made up. A mark above each result says how it got there."
        names={['Buyer’s search', 'Reader’s search']}
        before={
          <Screen
            bar="sofa repair mohali"
            label="A drawn search page for “sofa repair mohali”. A made-up workshop is on it three times: as a paid result, on the map, and as a free result with its price list."
          >
            <Tag>Paid result</Tag>
            <Heading>Sofa repair at your home</Heading>
            <Text isSoft>Sponsored · neemroadsofa.example</Text>
            <Tag>Map result</Tag>
            <Columns>
              <Photo ground="wall">
                <path fill="none" stroke="var(--stone)" strokeWidth="6" d="M0 46l120-26M30 0l20 60M92 0v60" />
                <path fill="var(--accent)" d="M60 50l-13-20.5a15 15 0 1 1 26 0z" />
                <circle cx="60" cy="22" r="6" fill="var(--plaster)" />
              </Photo>
              <Text>Neem Road Sofa Works, open till 7</Text>
            </Columns>
            <Tag>Free result</Tag>
            <Heading>New foam and cloth: prices by size</Heading>
            <Text isSoft>neemroadsofa.example/prices</Text>
          </Screen>
        }
        after={
          <Screen
            bar="how to clean a velvet sofa"
            label="A drawn search page for “how to clean a velvet sofa”. It has no paid result and no map. The made-up workshop is on it twice, both free: with a page of instructions and with a film."
          >
            <Tag>Free result</Tag>
            <Heading>Tea on velvet: what to do first</Heading>
            <Text isSoft>neemroadsofa.example/velvet</Text>
            <Tag>Film, free</Tag>
            <Columns>
              <Photo ground="mass">
                <path fill="var(--ochre)" d="M24 10h72a6 6 0 0 1 6 6v24H18V16a6 6 0 0 1 6-6z" />
                <path fill="var(--plaster)" d="M8 26h14v14h76V26h14v24H8z" />
                <path fill="var(--ochre)" d="M14 50h10v6H14zM96 50h10v6H96z" />
                <circle cx="60" cy="25" r="10" fill="var(--plaster)" />
                <path fill="var(--accent)" d="M57 19l10 6-10 6z" />
              </Photo>
              <Heading>We clean a velvet sofa</Heading>
            </Columns>
            <Text isSoft>Neem Road Sofa Works · 50 seconds</Text>
          </Screen>
        }
      >
        <Change title="Paid: PPC">
          The first search comes from somebody ready to pay, so a click is worth its price. For the second the
          workshop buys none.
        </Change>
        <Change title="Map: local SEO">
          It comes up when people look for something near. Distance, and the hours and reviews in your
          business profile, decide who is on it.
        </Change>
        <Change title="Free: SEO">
          One page for one search: a price list for the buyer, instructions for the reader. Each takes months
          to rise, and no click is charged.
        </Change>
        <Change title="Film: SMO">
          It was made for the social pages and is found by search as well. The viewer may need a workshop only
          next year.
        </Change>
      </Compare>

      <Questions title="Before you divide the budget">
        <Question ask="Are SEM and PPC the same thing?">
          <p>
            Many people say SEM when they mean paid search only. Here it means the whole: everything that
            helps people who search to find you and to trust you.
          </p>
        </Question>
        <Question ask="I can afford one pillar. Which?">
          <p>
            If you need enquiries this month, PPC on a handful of exact searches. If you can wait half a year,
            SEO. SMO first only where people buy with their eyes: sweets, clothes, interiors.
          </p>
        </Question>
        <Question ask="We already have a firm for our rankings. Must we change?">
          <p>
            No. We can take the other two and work from the same monthly sheet as they do. All we ask is a
            joint call once a month.
          </p>
        </Question>
        <Question ask="What will I get to read?">
          <p>
            One page a month: money spent, enquiries by source, what each cost, and what we propose to move
            from one pillar to another.
          </p>
        </Question>
      </Questions>

      <Invitation title="How you pay for it" to="packages" action="Price & Packages">
        Work like this is usually charged by the month or by the hour. Another page explains the three ways of
        paying, and when each is fair.
      </Invitation>
    </>
  );
}
