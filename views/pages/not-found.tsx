import { ButtonLink } from '../parts/button-link.tsx';
import { CallButton } from '../parts/call-button.tsx';
import { Enquiry } from '../parts/enquiry.tsx';
import { HeroForm } from '../sections/hero.tsx';
import { Sign, Signposts } from '../sections/signposts.tsx';

export function NotFound() {
  return (
    <>
      <HeroForm
        form="notFound"
        figure="notFound"
        title="There is no page at this address"
        lede="The link that brought you may be old, or a letter in it may be wrong. You have broken nothing. Go home, follow a sign below, or tell us what you were looking for and we point you to it."
      >
        <ButtonLink to="home">Go to the home page</ButtonLink>
        <CallButton />
      </HeroForm>

      <Signposts title="Where did you want to go?" intro="Everything we do stands behind one of these signs.">
        <Sign to="webDesign">New websites, old websites made new, shops and portals.</Sign>
        <Sign to="webDevelopment">The programs behind the page: PHP, WordPress, Magento.</Sign>
        <Sign to="graphicDesign">Logos, flyers, brochures, and designs turned into pages.</Sign>
        <Sign to="digitalMarketing">Being found, being advertised, being followed.</Sign>
        <Sign to="mobileApp">Apps for Android phones, iPhones and iPads.</Sign>
        <Sign to="services">All of it, in one list.</Sign>
      </Signposts>

      <Enquiry form="notFound" />
    </>
  );
}
