import { Enquiry } from '../parts/enquiry.tsx';
import { Columns, Heading, Photo, Press, Row, Screen, Text } from '../samples/screen.tsx';
import { Argument } from '../sections/argument.tsx';
import { Check, Checklist } from '../sections/checklist.tsx';
import { HeroForm } from '../sections/hero.tsx';
import { Question, Questions } from '../sections/questions.tsx';
import { ReadyToDiscuss } from '../sections/ready-to-discuss.tsx';
import { Route, Routes } from '../sections/routes.tsx';
import { Scene, Scenes } from '../sections/scenes.tsx';

export function WebDesign() {
  return (
    <>
      <HeroForm
        form="webDesign"
        figure="webDesign"
        title="Website design for visitors in a hurry"
        lede="We design websites that answer a visitor’s question at once and offer one next step. You see every page on a phone and on a computer before we build it."
      />

      <Argument title="Start with what the visitor needs">
        <p>
          A patient wants the clinic’s timings. A parent wants the fee slip. A buyer wants to know if you
          deliver to Kharar.
        </p>
        <p>
          So before colours we ask three things: who arrives, what they want to settle, and what you would
          like them to do once it is settled. For a plumber in Mohali that may be one tap to call. For a
          furniture maker it may be a photograph of the workshop and a way to send measurements. The answers
          decide what stands first, and what can go.
        </p>
        <p>
          You then see the pages drawn for a phone and for a desk, with your own words in them. We change the
          drawings until you approve them. Then we build the pages you have approved.
        </p>
      </Argument>

      <Enquiry form="webDesign" />

      <Routes
        title="Five kinds of website design"
        intro="Choose the one that is closest to yours. If none of them is, describe it in the form."
      >
        <Route to="redesign" title="Website redesign" action="See redesign">
          Your site is up, but people leave it. We find out why, and keep what still works.
        </Route>
        <Route to="ecommerceDesign" title="E-commerce design" action="See shop design">
          Category pages, product pages and a cart, designed for a phone first.
        </Route>
        <Route to="cmsDesign" title="CMS design" action="See CMS design">
          For owners whose staff will change prices, news and photographs themselves.
        </Route>
        <Route to="webPortalDesign" title="Web portal design" action="See portals">
          One login for dealers, parents or patients, and different pages behind it for each.
        </Route>
        <Route to="staticDesign" title="Static website design" action="See static sites">
          A handful of pages for a workshop or a consultant. Quick to open, little to look after.
        </Route>
      </Routes>

      <Scenes
        title="One page, arranged twice"
        intro="Tara Dental Clinic is made up. Both screens have the same words; only their places change."
      >
        <Scene
          title="On a phone"
          screen={
            <Screen
              frame="phone"
              bar="9:41"
              label="A dental clinic’s page on a phone. In one column: the headline, a drawing of a tooth, the hours, the fee, the address and a call button."
            >
              <Text isSoft>Tara Dental Clinic</Text>
              <Heading>Dentist in Sector 35, Chandigarh</Heading>
              <Tooth />
              <Row value="9 am to 7 pm">Monday to Saturday</Row>
              <Row value="Rs 300">First visit</Row>
              <Row value="SCO 12, first floor">Address</Row>
              <Press>Call 98765 43210</Press>
            </Screen>
          }
        >
          The headline says what and where. “Dentist in Sector 35” tells people more than “oral care
          solutions”. Hours, fee and address come next, and the one button is at the bottom, where the thumb
          is.
        </Scene>
        <Scene
          title="On a computer"
          screen={
            <Screen
              bar="taradental.example"
              label="The same page on a computer. The clinic’s name and the call button are in one line at the top, and the drawing stands beside the hours, the fee and the address."
            >
              <Columns>
                <Text>Tara Dental Clinic</Text>
                <Press>Call 98765 43210</Press>
              </Columns>
              <Heading>Dentist in Sector 35, Chandigarh</Heading>
              <Columns>
                <Tooth />
                <div>
                  <Row value="9 am to 7 pm">Monday to Saturday</Row>
                  <Row value="Rs 300">First visit</Row>
                  <Row value="SCO 12, first floor">Address</Row>
                </div>
              </Columns>
            </Screen>
          }
        >
          The picture and the facts fit side by side, so nothing has to be scrolled. The number moves to the
          top corner, where people look for it on a large screen. It is still the only button.
        </Scene>
      </Scenes>

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
            Often fewer than you are offered: a home page, a page for each thing people ask for by name, and
            one with place, timings and phone. A bakery may need three. A school with admissions, fees and
            transport needs more.
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
            of every line. You approve the translation, and every page is made twice.
          </p>
        </Question>
      </Questions>

      <ReadyToDiscuss title="Tell us who visits your site">
        Say what they come for and what they should do next. That is usually enough to name the kind of site
        you need.
      </ReadyToDiscuss>
    </>
  );
}

function Tooth() {
  return (
    <Photo ground="accent">
      <path
        fill="var(--on-accent)"
        d="M44 15c0-9 11-9 16-5c5-4 16-4 16 5c1 10-4 16-5 27c-1 11-7 11-8 0c0-7-6-7-6 0c-1 11-7 11-8 0c-1-11-6-17-5-27z"
      />
      <path fill="var(--ochre)" d="M90 10l3 8 8 3-8 3-3 8-3-8-8-3 8-3z" />
    </Photo>
  );
}
