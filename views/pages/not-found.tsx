import { ButtonLink } from '../parts/button-link.tsx';
import { Card, Cards } from '../sections/cards.tsx';
import { Enquiry } from '../sections/enquiry.tsx';
import { Hero } from '../sections/hero.tsx';

import { site } from '../site.ts';

export function NotFound() {
  return (
    <>
      <Hero
        figure="notFound"
        title="There is no page at this address"
        lede="The link may be old, or a letter in it may be wrong. Go to the home page, choose a service below, or tell us what you were looking for."
      >
        <ButtonLink to="home">Go to the home page</ButtonLink>
      </Hero>

      <Cards
        layout="mosaic"
        title="Where did you want to go?"
        intro="Choose a group of services, or see them all."
      >
        <Card to="webDesign" figure="webDesign" ground="vermilion" title={site.webDesign.label} isLead>
          We design websites, online shops and portals.
        </Card>
        <Card to="webDevelopment" figure="webDevelopment" ground="cobalt" title={site.webDevelopment.label}>
          We program in PHP, WordPress and Magento.
        </Card>
        <Card to="graphicDesign" figure="graphicDesign" ground="ochre" title={site.graphicDesign.label}>
          We design logos, flyers, brochures and cards.
        </Card>
        <Card
          to="digitalMarketing"
          figure="digitalMarketing"
          ground="pine"
          title={site.digitalMarketing.label}
        >
          We bring visitors by SEO, ads, e-mail and social media.
        </Card>
        <Card to="mobileApp" figure="mobileApp" ground="violet" title={site.mobileApp.label}>
          We build apps for Android phones, iPhones and iPads.
        </Card>
        <Card to="services" figure="services" ground="coal" title={site.services.label}>
          One list has all our services.
        </Card>
      </Cards>

      <Enquiry form="notFound" />
    </>
  );
}
