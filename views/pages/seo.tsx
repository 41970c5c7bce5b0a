import { ThreeFactors } from '../diagrams/three-factors.tsx';
import { Enquiry } from '../parts/enquiry.tsx';
import { Link } from '../parts/link.tsx';
import { Argument } from '../sections/argument.tsx';
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
        title="SEO for people already looking"
        lede="A neighbour types “RO repair near me” or “nursery admission Panchkula”. These people have decided to act. Search decides whom they speak to."
      />

      <Argument title="This place is not for sale">
        <p>
          No one can buy the unpaid results. Search engines give them to pages that are near, clear and
          trusted, and they check all three again and again.
        </p>
        <p>
          That makes it slow, and that is the good part: a rival with a bigger purse cannot jump the queue in
          a week, and what you have gained does not vanish when a campaign ends.
        </p>
        <p>
          We begin by reading how people around you really ask, in English, in Hindi, and in Hindi typed with
          English letters. “Almirah price Zirakpur” and “wardrobe ideas” are two different people: one is
          ready to pay, the other is only looking. Each search that buyers make gets a page of its own.
        </p>
      </Argument>

      <Enquiry form="seo" />

      <Illustration
        title="Three things a search engine weighs"
        intro="Our work has three parts, one for each."
        diagram={<ThreeFactors />}
      >
        <div>
          <h3>Local Optimization</h3>
          <p>
            Your business profile, pin, timings and photographs; one spelling of name, address and phone
            everywhere; reviews that get a reply. This decides who stands on the little map.
          </p>
        </div>
        <div>
          <h3>On-Page Optimization</h3>
          <p>
            One question to a page, answered in its title, its headings and its first lines. Pictures with
            names, and pages that do not keep mobile data waiting.
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
        <Step title="Mend">
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

      <Prose title="What we leave alone">
        <p>
          Bought links. Text hidden in the colour of the page. Fifty pages that differ only in the name of a
          colony. Reviews written by people who were never your customers.
        </p>
        <p>
          They work until the day they are noticed, and then the whole site pays for it. If an earlier agency
          has left such things behind, clearing them away is the first part of the work.
        </p>
      </Prose>

      <Questions title="Fair questions about search">
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
        <Question ask="We have no website. Can you still help?">
          <p>
            In part. A complete business profile with true timings and fresh photographs already brings calls
            to a shop or clinic. A small <Link to="staticDesign">static website</Link> gives it something to
            point to.
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
        Type what you sell and the name of your town, from a phone that is not yours. If you are missing, call
        and tell us who was there instead.
      </ReadyToDiscuss>
    </>
  );
}
