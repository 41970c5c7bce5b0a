import { FirstScreen } from '../diagrams/first-screen.tsx';
import { Enquiry } from '../parts/enquiry.tsx';
import { Argument } from '../sections/argument.tsx';
import { Check, Checklist } from '../sections/checklist.tsx';
import { HeroForm } from '../sections/hero.tsx';
import { Illustration } from '../sections/illustration.tsx';
import { Question, Questions } from '../sections/questions.tsx';
import { ReadyToDiscuss } from '../sections/ready-to-discuss.tsx';
import { Route, Routes } from '../sections/routes.tsx';

export function WebDesign() {
  return (
    <>
      <HeroForm
        form="webDesign"
        figure="webDesign"
        title="Website design for visitors in a hurry"
        lede="A patient wants the clinic’s timings, a parent wants the fee slip, a buyer wants to know if you deliver to Kharar. We draw the page so that each of them finds it and acts."
      />

      <Argument title="Start with the visitor’s errand">
        <p>People come to a website with an errand and half their attention.</p>
        <p>
          So before colours we ask three things: who arrives, what they want to settle, and what you would
          like them to do once it is settled. For a plumber in Mohali that may be one tap to call. For a
          furniture maker it may be a photograph of the workshop and a way to send measurements. The answers
          decide what stands first, and what can go.
        </p>
        <p>
          You then see the pages drawn for a phone and for a desk, with your own words in them. We change the
          drawings until you would gladly send the link to a customer. Then we build the pages you have
          approved.
        </p>
      </Argument>

      <Enquiry form="webDesign" />

      <Routes
        title="Which of these is yours?"
        intro="Five plots to begin with. If yours is none of them, describe it in the form."
      >
        <Route to="redesign" title="Website redesign" action="See redesign">
          Your site is up, but people leave it. We find out why, and keep what still works.
        </Route>
        <Route to="ecommerceDesign" title="E-commerce design" action="See shop design">
          Shelves, products and a basket, drawn for people buying on a bus.
        </Route>
        <Route to="cmsDesign" title="CMS design" action="See CMS design">
          For owners whose staff will change prices, news and photographs themselves.
        </Route>
        <Route to="webPortalDesign" title="Web portal design" action="See portals">
          One login for dealers, parents or patients, and a different room behind it for each.
        </Route>
        <Route to="staticDesign" title="Static website design" action="See static sites">
          A handful of pages for a workshop or a consultant. Quick to open, little to look after.
        </Route>
      </Routes>

      <Illustration
        title="Five questions for the first screen"
        intro="What a stranger needs settled before the thumb moves."
        diagram={<FirstScreen />}
      >
        <div>
          <h3>In their own words</h3>
          <p>“Suits stitched to measure, Sector 35” tells people more than “apparel solutions”.</p>
        </div>
        <div>
          <h3>With something real</h3>
          <p>Timings, a map, a starting price, or a photograph you took.</p>
        </div>
        <div>
          <h3>And one way on</h3>
          <p>Call, order or book. Three buttons of equal size are three ways to hesitate.</p>
        </div>
      </Illustration>

      <Checklist
        title="What comes with the design"
        intro="It stands in the quote line by line, so that you can tick it off at delivery."
      >
        <Check>A plan of the pages, with one sentence on what each is for</Check>
        <Check>Drawings for phone and desk that carry your real text, not filler</Check>
        <Check>A menu that names things as your customers name them</Check>
        <Check>Colours and type sizes that can be read in afternoon sun</Check>
        <Check>Forms that ask only for what you will use</Check>
        <Check>Pictures cut to size for slow connections</Check>
      </Checklist>

      <Questions title="Questions about a new website">
        <Question ask="What do you need from us to begin?">
          <p>
            Your logo if there is one, a list of what you sell, the prices you are willing to show, and
            photographs, even from a phone. If nothing is written yet, we write the first version from what
            you tell us.
          </p>
        </Question>
        <Question ask="How many pages does a small business need?">
          <p>
            Fewer than most are sold: a home page, a page for each thing people ask for by name, and one with
            place, timings and phone. A bakery may need three. A school with admissions, fees and transport
            needs more.
          </p>
        </Question>
        <Question ask="People visit our site but hardly any enquire. Is that design?">
          <p>
            Often it is. We look for the point where they stop: a form that wants too much, a missing price, a
            number that cannot be tapped. This work is called conversion rate optimization, and it usually
            changes a page or two rather than the whole site.
          </p>
        </Question>
        <Question ask="Can the site be in Hindi or Punjabi as well?">
          <p>
            Yes, but say so at the start, because a second language changes the menu, the type and the length
            of every line. You approve the translation; every page gets its twin.
          </p>
        </Question>
      </Questions>

      <ReadyToDiscuss title="Tell us the errand">
        Say who visits you and what they come for. That is usually enough to name the plot.
      </ReadyToDiscuss>
    </>
  );
}
