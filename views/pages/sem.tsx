import { PillarsOverTime } from '../diagrams/pillars-over-time.tsx';
import { Enquiry } from '../parts/enquiry.tsx';
import { Argument } from '../sections/argument.tsx';
import { HeroForm } from '../sections/hero.tsx';
import { Illustration, Point } from '../sections/illustration.tsx';
import { Invitation } from '../sections/invitation.tsx';
import { Question, Questions } from '../sections/questions.tsx';
import { Route, Routes } from '../sections/routes.tsx';
import { Tile, Tiles } from '../sections/tiles.tsx';

export function Sem() {
  return (
    <>
      <HeroForm
        form="sem"
        figure="sem"
        title="Search engine marketing on three pillars"
        lede="SEO, PPC and SMO carry different loads at different times. Plan them together, and none has to do another’s work."
      />

      <Argument title="None of the three stands alone for long">
        <p>
          Bought clicks end with the budget. Rankings last, but a new salon with rent to pay cannot sit and
          wait for them. Social pages win trust, yet a family whose geyser has burst at six in the morning
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
          Pages, listings and links that put you among the unpaid answers. Slow to rise, and slow to fall.
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

      <Illustration
        title="When each pillar reaches the roof"
        intro="The roof is the number of enquiries you need; a pillar that does not touch it is still being built. A sketch of the usual order, not a forecast."
        diagram={<PillarsOverTime />}
      >
        <Point title="In the first weeks">
          Paid search carries nearly everything, and tells us which words bring business.
        </Point>
        <Point title="After some months">
          Social pages have something to show, and the first search pages begin to be found.
        </Point>
        <Point title="After a year">
          Unpaid search can take the greater share, and advertising covers the peaks.
        </Point>
      </Illustration>

      <Tiles title="Three trades, three mixes">
        <Tile title="A tax consultant">
          A few weeks decide the year. Most of the money goes on searches before the filing date, very little
          in the months between.
        </Tile>
        <Tile title="A furniture maker">
          People look for weeks before they choose a bed. Films of the workshop come first, search pages for
          each piece follow.
        </Tile>
        <Tile title="A factory that exports">
          Six buyers abroad are worth more than six hundred visitors. Exact technical pages, few
          advertisements, hardly any social work.
        </Tile>
      </Tiles>

      <Questions title="Before you divide the budget">
        <Question ask="Do SEM and PPC not mean the same thing?">
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

      <Invitation title="One plan, one bill" to="packages" action="Price & Packages">
        Work like this is usually charged by the month or by the hour. Another page explains the three ways of
        paying, and when each is fair.
      </Invitation>
    </>
  );
}
