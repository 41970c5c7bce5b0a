import { Enquiry } from '../parts/enquiry.tsx';
import { Link } from '../parts/link.tsx';
import { Columns, Heading, Photo, Press, Row, Screen, Text } from '../samples/screen.tsx';
import { Argument } from '../sections/argument.tsx';
import { Deliverables, Duration, Essentials, Factor, Needs, Next, Price } from '../sections/essentials.tsx';
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
        lede="We design websites that answer a visitor’s question at once and show what to do next. We show you a picture of every page, as on a phone and on a computer. When you approve it, we build it."
      />

      <Argument title="Website design starts with your visitor">
        <p>
          A patient wants the clinic’s timings. A parent wants the fee slip. A buyer wants to know if you
          deliver to Kharar.
        </p>
        <p>
          So we first ask you three things. Who visits your website? What do they want to know? What should
          they do next? For a plumber in Mohali, that may be a tap to call. For a furniture maker, it may be
          photos of the workshop and a way to send measurements. Your answers decide what comes first on the
          page, and what we leave out.
        </p>
        <p>
          Then we design the pages for a phone and for a computer, with your own words in them. You tell us
          what to change.
        </p>
      </Argument>

      <Routes
        title="Five kinds of website design"
        intro="Choose the kind that is closest to yours. If none is, describe your website in the form."
      >
        <Route to="redesign" title="Website redesign" action="See redesign">
          Your site is up, but people leave it. We find out why, and keep what still works.
        </Route>
        <Route to="ecommerceDesign" title="E-commerce design" action="See shop design">
          Category pages, product pages and a cart, designed for a phone first.
        </Route>
        <Route to="cmsDesign" title="CMS design" action="See CMS design">
          Your own staff change prices, news and photos, without calling us.
        </Route>
        <Route to="webPortalDesign" title="Web portal design" action="See portals">
          Dealers, parents or patients log in, and each sees only what is meant for them.
        </Route>
        <Route to="staticDesign" title="Static website design" action="See static sites">
          Five to ten pages for a workshop or a consultant. Quick to open, little to look after.
        </Route>
      </Routes>

      <Scenes
        title="Sample: a clinic’s website, and its launch checklist"
        intro="Tara Dental Clinic is made up. The phone and the computer show the same words in different places."
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
          solutions”. Hours, fee and address come next. The call button is at the bottom, near the thumb.
        </Scene>
        <Scene
          title="On a computer"
          screen={
            <Screen
              bar="taradental.example"
              label="The same page on a computer. The clinic’s name and the call button are in one line at the top, and the drawing is beside the hours, the fee and the address."
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
          The picture and the facts fit side by side, without scrolling. The number moves to the top corner.
        </Scene>
        <Scene
          title="On launch day: a sample checklist"
          screen={
            <Screen
              frame="paper"
              label="A sample launch checklist with eight results: the call button rings at the desk, the form’s e-mail has arrived, the doctor has read hours and fee, the map shows SCO 12, the page opens in 2 seconds on 4G, the padlock is valid, a backup is saved, the domain is in the doctor’s name."
            >
              <Heading>Launch checklist</Heading>
              <Text isSoft>Sample for Tara Dental Clinic</Text>
              <Row value="rings at the desk">Call button</Row>
              <Row value="e-mail arrived">Enquiry form</Row>
              <Row value="read by the doctor">Hours, fee</Row>
              <Row value="shows SCO 12">Map</Row>
              <Row value="2 seconds on 4G">Opens in</Row>
              <Row value="valid">Padlock (https)</Row>
              <Row value="saved">Backup</Row>
              <Row value="in the doctor’s name">Domain</Row>
            </Screen>
          }
        >
          Your website goes online when all eight lines are done. You get the list with our results.
        </Scene>
      </Scenes>

      <Enquiry form="webDesign" />

      <Essentials title="Website design: what decides price and time">
        <Deliverables>
          <li>A list of your pages, and what each is for</li>
          <li>Designs for phone and computer, with your real text</li>
          <li>The finished website on your domain, with a form that reaches you</li>
          <li>Your photos, cut to size for slow mobile data</li>
          <li>The filled-in launch checklist, and every login</li>
        </Deliverables>
        <Price extra="Others charge you for the domain and the hosting, and for stock photos if you want them.">
          <Factor name="Pages">four: lower; fifteen: higher</Factor>
          <Factor name="Text">cheaper if you write it, dearer if we do</Factor>
          <Factor name="Photos">yours are free, a photographer costs extra</Factor>
          <Factor name="Languages">English alone is cheapest, Punjabi adds to it</Factor>
          <Factor name="Functions">a call button is cheap, online booking is not</Factor>
        </Price>
        <Duration>
          Ready text and quick answers make it shorter. A second language or late photos make it longer.
        </Duration>
        <Needs>
          <li>Your logo file, if you have one</li>
          <li>A list of what you sell, and the prices you want to show</li>
          <li>Timings, address and phone number</li>
          <li>Photos, even from a phone</li>
          <li>Two websites that you like</li>
        </Needs>
        <Next>
          <li>You fill in the form or call, and tell us about your trade.</li>
          <li>We call back and ask who visits and what they should do.</li>
          <li>You get a written quote with a list of pages.</li>
          <li>You pay the deposit and send text and photos. We design your home page first.</li>
        </Next>
      </Essentials>

      <Questions title="Questions about website design">
        <Question ask="How many pages does a small business need?">
          <p>
            Often few: a home page, a page for each thing that people ask for, and a page with address,
            timings and phone. A bakery may need three. A school with admissions, fees and transport needs
            more.
          </p>
        </Question>
        <Question ask="People visit our site but hardly any enquire. Is the design the reason?">
          <p>
            Often it is. We look for the place where they stop: a long form, a missing price, a number that
            cannot be tapped. This work is called conversion rate optimization. It usually changes a page or
            two, and you can keep the rest. If too few people visit, see <Link to="seo">SEO</Link> or{' '}
            <Link to="ppc">pay per click</Link>.
          </p>
        </Question>
        <Question ask="Can the site be in Hindi or Punjabi as well?">
          <p>
            Yes, but tell us at the start. A second language changes the menu, the letters and the length of
            every line. You approve the translation, and we make every page twice.
          </p>
        </Question>
      </Questions>

      <ReadyToDiscuss title="Tell us who visits your site">
        Say what they come for and what they should do next. We tell you which kind of website you need.
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
