import { ThreeFactors } from '../diagrams/three-factors.tsx';
import { Enquiry } from '../parts/enquiry.tsx';
import { Link } from '../parts/link.tsx';
import { Heading, Row, Screen, Tag, Text } from '../samples/screen.tsx';
import { Argument } from '../sections/argument.tsx';
import { Change, Compare } from '../sections/compare.tsx';
import { HeroForm } from '../sections/hero.tsx';
import { Illustration } from '../sections/illustration.tsx';
import { Prose } from '../sections/prose.tsx';
import { Question, Questions } from '../sections/questions.tsx';
import { ReadyToDiscuss } from '../sections/ready-to-discuss.tsx';
import { Step, Steps } from '../sections/steps.tsx';

export function Seo() {
  return (
    <>
      <HeroForm
        form="seo"
        figure="seo"
        title="SEO for local businesses"
        lede="People near you type “RO repair near me” or “nursery admission Panchkula”. SEO is the work that puts your website among the unpaid results they see."
      />

      <Argument title="Why SEO takes months">
        <p>
          No one can buy the unpaid results. Search engines give them to pages that are near, clear and
          trusted, and they check all three again and again.
        </p>
        <p>
          That makes it slow. But a rival needs months too, and the result does not stop on the day you stop
          paying.
        </p>
        <p>
          We begin by reading how people around you really ask, in English, in Hindi, and in Hindi typed with
          English letters. “Almirah price Zirakpur” and “wardrobe ideas” come from two people: one is ready to
          pay, the other is only looking. Each search that buyers make gets a page of its own.
        </p>
      </Argument>

      <Enquiry form="seo" />

      <Compare
        title="One search result, before and after"
        intro="Amrit Water is a made-up repair shop. Nobody can promise its place, but its result can say what people look for."
        before={
          <Screen
            bar="ro repair zirakpur"
            label="A drawn search page, before. The shop’s result is called Home, with an address that says nothing and a greeting as its text. On the map its hours are missing."
          >
            <Text isSoft>amrit.example › page › 7</Text>
            <Heading>Home</Heading>
            <Text>Welcome to our website. We offer the best quality at the best price. Click here to…</Text>
            <Tag>On the map</Tag>
            <Row value="no hours">Amrit R.O.</Row>
            <Row value="old number">Amrit Water Co</Row>
          </Screen>
        }
        after={
          <Screen
            bar="ro repair zirakpur"
            label="The same search page, after. The result names RO repair in Zirakpur, its address can be read, and its text has the visit fee, the brands and the hours. On the map is one entry with hours."
          >
            <Text isSoft>amrit.example › ro-repair › zirakpur</Text>
            <Heading>RO repair in Zirakpur, same day</Heading>
            <Text>Visit Rs 250, taken off the bill. All brands. Call before noon and we come today.</Text>
            <Tag>On the map</Tag>
            <Row value="until 8 pm">Amrit Water</Row>
            <Row value="98765 43210">Call</Row>
          </Screen>
        }
      >
        <Change title="Title">It says the service and the town, in the words people type.</Change>
        <Change title="Address">One page for one search, with words in the place of a number.</Change>
        <Change title="Snippet">The fee and the time, which people want to know before they call.</Change>
        <Change title="Map">Two half-filled entries became one, with hours and the right number.</Change>
      </Compare>

      <Illustration
        title="Three factors that decide your place"
        intro="A search engine looks at all three. Our work has a part for each."
        diagram={<ThreeFactors />}
      >
        <div>
          <h3>Local Optimization</h3>
          <p>
            Your business profile, pin, timings and photographs; one spelling of name, address and phone
            everywhere; reviews that get a reply. This decides who is shown on the map.
          </p>
        </div>
        <div>
          <h3>On-Page Optimization</h3>
          <p>
            One question to a page, answered in its title, its headings and its first lines. Pictures with
            names, and pages that open fast on mobile data.
          </p>
        </div>
        <div>
          <h3>Backlink Building</h3>
          <p>
            Mentions from those who really know you: suppliers, trade bodies, a local paper, the school fair
            you sponsored. A few honest ones are worth more than many bought ones.
          </p>
        </div>
      </Illustration>

      <Steps title="The first months, in order" intro="What comes first, and what waits until that is done.">
        <Step title="Take stock">
          Where you stand for the searches that matter, what cannot be read on your site, and which listings
          still carry an old number.
        </Step>
        <Step title="Repair">
          Broken addresses, slow pages, repeated titles and wrong timings are put right before anything new is
          written.
        </Step>
        <Step title="Answer">
          New pages for what buyers ask: the fee, the warranty, the area you serve, the difference between two
          models.
        </Step>
        <Step title="Gather reviews">
          Customers are asked for reviews, partners for a link, and each month’s report shows what moved.
        </Step>
      </Steps>

      <Prose title="What we do not do">
        <p>
          Bought links. Text hidden in the colour of the page. Fifty pages that differ only in the name of a
          colony. Invented reviews. A search engine that notices them ranks the whole site lower.
        </p>
      </Prose>

      <Questions title="Questions about SEO">
        <Question ask="When will we see a difference?">
          <p>
            Maps and listings often move within weeks. Ordinary results take months, longer in a crowded
            trade. The report names the searches and where you stand for each, so you can see that you are
            moving up.
          </p>
        </Question>
        <Question ask="Can you promise the first place?">
          <p>
            No, and no agency can. The search engine decides the order, and it changes with where people are
            and what they searched for before.
          </p>
        </Question>
        <Question ask="Should we advertise instead?">
          <p>
            If you need calls this week, yes: see <Link to="ppc">pay per click</Link>. Many do both for a
            while, and spend less on advertisements as the unpaid results improve. An online shop needs other
            work: see <Link to="ecommerceSeo">e-commerce SEO</Link>.
          </p>
        </Question>
      </Questions>

      <ReadyToDiscuss title="Search for your own trade tonight">
        Type what you sell and the name of your town, from a phone that is not yours. If you are not on the
        page, call us and say who is.
      </ReadyToDiscuss>
    </>
  );
}
