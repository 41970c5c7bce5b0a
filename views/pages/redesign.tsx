import { estimates, inBrackets } from '../estimates.ts';
import { facts } from '../facts.ts';
import { Split } from '../layout/split.tsx';
import { Link } from '../parts/link.tsx';
import { Columns, Heading, Image, Press, Row, Screen, Tag, Text } from '../samples/screen.tsx';
import { Change, Compare } from '../sections/compare.tsx';
import { Cta } from '../sections/cta.tsx';
import { Deliverables, Duration, Essentials, Needs, Next, Price } from '../sections/essentials.tsx';
import { Hero } from '../sections/hero.tsx';
import { Piece, Pieces } from '../sections/pieces.tsx';
import { Prose, Statement } from '../sections/prose.tsx';
import { Question, Questions } from '../sections/questions.tsx';
import { Tally, Tick } from '../sections/tally.tsx';

export function Redesign() {
  return (
    <>
      <Hero
        title="Website redesign at the same address"
        lede="We keep your web address and the pages that bring you calls. The rest we design again, so that it is clear and quick on a phone."
        figure="redesign"
      />

      <Compare
        layout="improved"
        ground="accent"
        title="A sample redesign, before and after"
        intro="The old page of a tent house has the usual faults."
        before={
          <Screen
            client="gillTentsOld"
            bar="gilltents.example"
            label="The old page of a tent house: a welcome in capitals, nine links, a long sentence about quality, a banner with the phone number in the picture, and the rates in a PDF."
          >
            <Heading>WELCOME TO OUR WEBSITE!!!</Heading>
            <Columns>
              <Text isSoft>Home, About us, Our vision</Text>
              <Text isSoft>Gallery 1, Gallery 2, Links</Text>
              <Text isSoft>News 2016, Guest book, Awards</Text>
            </Columns>
            <Image name="oldBanner" />
            <Text isSoft>
              We are a leading name in total event solutions and are committed to quality since our inception.
            </Text>
            <Tag>The phone number is part of the picture</Tag>
            <Row value="PDF, 4 MB">Our rates</Row>
            <Text isSoft>Visitor no. 004512. Best viewed at 1024 × 768.</Text>
          </Screen>
        }
        after={
          <Screen
            client="gillTents"
            bar="gilltents.example"
            label="The new page: what is hired and where, a drawing of a tent, three rates, a call button and a menu of four words."
          >
            <Image name="tent" />
            <Heading>Tents and chairs for weddings in Kharar</Heading>
            <Row value="Rs 18">Chair, one day</Row>
            <Row value="Rs 9,500">Tent for 100 guests, one day</Row>
            <Row value="Rs 600">Delivery up to 10 km</Row>
            <Press>Call 98765 43210</Press>
            <Text isSoft>Home, Rates, Photographs, Contact</Text>
          </Screen>
        }
      >
        <Change title="Headline">
          “Welcome” is gone. What can be hired, and in which town, comes first.
        </Change>
        <Change title="Phone number">It was part of a picture. Now a tap on it starts the call.</Change>
        <Change title="Rates">Three prices on the page replace a file that few people download.</Change>
        <Change title="What stays">
          The web address and the good photos stay. Old addresses lead to new pages.
        </Change>
      </Compare>

      <Split ground="ochre">
        <Prose layout="beside" title="Why a website redesign pays">
          <Statement>
            Visitors decide <em>in {facts.attentionSecondsMax} seconds.</em>
          </Statement>
          <p>
            They spend no more than that on a website before they decide to stay or leave. To design for these{' '}
            {facts.attentionSecondsMax} seconds is our own rule.
          </p>
          <p>They want to see what you sell, where you are and how to call you.</p>
          <p>
            An old website can fail this test for months: a sweet shop in Panchkula has a number that cannot
            be tapped, and an exporter’s catalogue is a PDF.
          </p>
        </Prose>
        <Tally
          title="Does your website need a redesign?"
          intro="Open it on your phone, without wi-fi. Tick each question that you answer with “no”."
          sum="answers are “no”. If it is three or more, talk to us."
        >
          <Tick>Can you read it without zooming in?</Tick>
          <Tick>Does the first screen say what you sell, and where?</Tick>
          <Tick>Does tapping the phone number start a call?</Tick>
          <Tick>Are the prices, timings and names correct today?</Tick>
          <Tick>Does it open quickly on a weak signal?</Tick>
          <Tick>Can your office change a line without help?</Tick>
          <Tick>Do you know how many enquiries it brings?</Tick>
        </Tally>
      </Split>

      <Pieces layout="fields" title="Reasons to choose us for a redesign">
        <Piece ground="vermilion" picture="barsUnderLens" title="We look before we design">
          We read your visitor figures, and last year’s enquiries.
        </Piece>
        <Piece ground="ochre" picture="oldPagesToNew" title="No page is forgotten">
          We list each old page with its new address. You check the list.
        </Piece>
        <Piece ground="coal" picture="halfOldHalfNew" title="You compare old and new">
          You see the new website by a private link. You tell us what to change.
        </Piece>
        <Piece ground="stone" picture="eyeOnBars" title="We look again">
          Weeks later we compare the figures, and repair what does not work.
        </Piece>
      </Pieces>

      <Essentials title="Your new website: what you get, and when" picture="listOfRepairs">
        <Deliverables>
          <li>The new website, at your old address</li>
          <li>A list of old pages, and where each leads</li>
          <li>Your text, kept or rewritten as quoted</li>
          <li>A form for enquiries or appointments</li>
          <li>A copy of the old website</li>
          <li>Training for the staff who will change the website</li>
          <li>Some weeks later, a report with old and new figures</li>
        </Deliverables>
        <Duration>
          A quick “yes” from you makes it shorter. If logins are lost, the days begin when they are back.
        </Duration>
        <Price
          less="Your text and your system stay."
          more="We write the text of the main pages, and get your logins back."
          othersBill="The domain and hosting"
        />
        <Needs access="your domain, hosting, website and visitor figures">
          <li>Address of your old website</li>
          <li>A list of what is wrong or out of date</li>
          <li>Your logo file and new photos</li>
          <li>Name of the person who decides</li>
        </Needs>
        <Next>
          <li>You send us the address of your website.</li>
          <li>We test it on a phone and call you with what we found.</li>
          <li>You get a quote: what we keep, what we change, what we remove.</li>
          <li>You pay the deposit. We save a copy of the old website and start.</li>
        </Next>
      </Essentials>

      <Questions title="Questions about a redesign">
        <Question ask="Will we lose our place in search results?">
          <p>
            It may fall for some weeks after any move. Most is lost when old addresses stop working and good
            text goes. We redirect the old addresses and keep the good text. Then we check the errors that
            Google reports, and repair them. To rise higher you need <Link to="seo">SEO</Link>.
          </p>
        </Question>
        <Question ask="The passwords are lost. Can you still do it?">
          <p>
            Usually we can. If the domain is registered in your name or your firm’s, you can get access again,
            and we help you. If it is in your old designer’s name, only they can transfer it, and we help you
            to ask. Text and pictures can be copied from the pages.
          </p>
        </Question>
        <Question ask="Is it cheaper to repair than to rebuild?">
          <p>
            Sometimes it is. If the website works well on a phone and only the words are old, we quote for new
            words. If your staff will change lists, such as prices, we rebuild it with a{' '}
            <Link to="cmsDesign">CMS</Link>
            {inBrackets(estimates.cmsDesign)}.
          </p>
        </Question>
        <Question ask="Can visitors ask for an appointment?">
          <p>
            A form for it is part of a redesign. If they should choose a free time, see{' '}
            <Link to="webDevelopment">web development</Link>.
          </p>
        </Question>
      </Questions>

      <Cta title="Send us the address of your old website" layout="beside">
        Call us, or write it in the contact form. We open it on a phone, as your customers do, and tell you
        what we see.
      </Cta>
    </>
  );
}
