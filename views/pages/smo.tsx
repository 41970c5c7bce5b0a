import { Link } from '../parts/link.tsx';
import { Heading, Image, Row, Screen, Tag, Text } from '../samples/screen.tsx';
import { Cta } from '../sections/cta.tsx';
import { Enquiry } from '../sections/enquiry.tsx';
import { Deliverables, Duration, Essentials, Needs, Next, Price } from '../sections/essentials.tsx';
import { Gallery, Work } from '../sections/gallery.tsx';
import { Hero } from '../sections/hero.tsx';
import { Piece, Pieces } from '../sections/pieces.tsx';
import { Prose, Statement } from '../sections/prose.tsx';
import { Question, Questions } from '../sections/questions.tsx';

export function Smo() {
  return (
    <>
      <Hero
        figure="smo"
        title="SMO: social media pages worth following"
        lede="Social media optimization is work on your own pages: how they look, what they say and what you post. We plan, make and publish the posts, and answer the questions below them."
      />

      <Gallery
        layout="phones"
        ground="accent"
        title="A sample week of SMO posts"
        intro="A picture, a text and a video for a made-up bakery in Mohali. On other days we answer questions."
      >
        <Work
          day="Tuesday"
          title="Graphic design"
          drawing={
            <Screen client="blueTinBakery" frame="phone" bar="10:00 am">
              <Tag>Blue Tin Bakery</Tag>
              <Image name="mangoCake" />
              <Heading>Cake of the week: mango</Heading>
              <Row value="Rs 620">Half a kilo, eggless</Row>
              <Text isSoft>Meena: Any left at 6?</Text>
              <Text isSoft>Blue Tin: Yes. We will keep one for you.</Text>
            </Screen>
          }
        >
          It has the bakery’s own colours, so people see whose cake it is.
        </Work>
        <Work
          day="Thursday"
          title="Content"
          drawing={
            <Screen client="blueTinBakery" frame="phone" bar="12:30 pm">
              <Tag>Blue Tin Bakery</Tag>
              <Image name="fridge" />
              <Heading>How long does a cream cake keep in May?</Heading>
              <Row value="1 hour">On the table</Row>
              <Row value="2 days">In the fridge</Row>
              <Row value="With ice">In the car</Row>
            </Screen>
          }
        >
          It gives short answers to what customers ask, in the language they use.
        </Work>
        <Work
          day="Saturday"
          title="Videos"
          drawing={
            <Screen client="blueTinBakery" frame="phone" bar="6:00 pm">
              <Tag>Blue Tin Bakery</Tag>
              <Image name="icing" />
              <Heading>Icing three tiers in half a minute</Heading>
            </Screen>
          }
        >
          We film upright, and add captions.
        </Work>
      </Gallery>

      <Enquiry form="smo" />

      <Pieces layout="rows" title="Why choose us for SMO">
        <Piece picture="monthOfPosts" title="You see the month first">
          You can remove any post.
        </Piece>
        <Piece picture="teamOfThree" title="One team makes it">
          Designer, writer and film editor work together.
        </Piece>
        <Piece picture="ownKey" title="The pages stay in your name">
          You invite us as editors.
        </Piece>
        <Piece picture="realGuest" title="No bought followers">
          Such followers never buy from you.
        </Piece>
        <Piece picture="answeredQuestion" title="Questions get answers">
          You see a complaint before we answer it.
        </Piece>
        <Piece picture="callsFirst" title="The report counts calls first">
          Likes come last.
        </Piece>
      </Pieces>

      <Prose layout="beside" ground="accent" title="What customers ask under a good post">
        <Statement as="speech">Are the jalebis still hot?</Statement>
        <p>
          A sweet shop posts its rates every morning, and people scroll past. When it shows the first jalebis,
          people stop, ask and share.
        </p>
        <p>So we read your posts of the last year, and choose two or three subjects that you can keep up.</p>
      </Prose>

      <Essentials title="SMO: what you get, and when" picture="sixNeighbours">
        <Deliverables
          monthly={
            <>
              <li>The posts of the next month</li>
              <li>Replies to questions below the posts</li>
              <li>A report of calls and messages</li>
            </>
          }
        >
          <li>Your pages in order: hours, map, cover</li>
          <li>A month of posts, which you approve and we publish</li>
        </Deliverables>
        <Duration>A second language adds days.</Duration>
        <Price
          less="You want Instagram and Facebook, and ten replies a week. You film on your phone."
          more="You want four networks, and ten replies a day. We film for a day."
          othersBill="Ads (with GST) and music"
        />
        <Needs access="your pages, as editor">
          <li>Links to your pages</li>
          <li>Logo and colours</li>
          <li>Ten recent photos</li>
          <li>Your offers</li>
          <li>Prices and timings</li>
          <li>What customers often ask</li>
          <li>Who approves posts</li>
        </Needs>
        <Next>
          <li>You send us the links to your pages.</li>
          <li>We look through your posts and call you.</li>
          <li>You get a quote for each network.</li>
          <li>You pay the deposit. We send the calendar.</li>
        </Next>
      </Essentials>

      <Questions title="Questions about SMO">
        <Question ask="Must we be on every network?">
          <p>
            No. Start with one or two where your buyers already chat. For videos there is{' '}
            <Link to="youtubeMarketing">YouTube</Link>.
          </p>
        </Question>
        <Question ask="Who takes the photos?">
          <p>Mostly you do. Each month we send a short list.</p>
        </Question>
        <Question ask="What if a comment is rude?">
          <p>Fair criticism stays, and gets a reply once we know the facts. We hide abuse and spam.</p>
        </Question>
      </Questions>

      <Cta title="Who should follow your pages?">
        Tell us what you sell, and in which town. For ads, see{' '}
        <Link to="facebookMarketing">Facebook marketing</Link>.
      </Cta>
    </>
  );
}
