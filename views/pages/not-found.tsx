import { ButtonLink } from '../parts/button-link.tsx';
import { CallButton } from '../parts/call-button.tsx';
import { Enquiry } from '../parts/enquiry.tsx';
import { HeroForm } from '../sections/hero.tsx';
import { Suggestion, Suggestions } from '../sections/suggestions.tsx';

export function NotFound() {
  return (
    <>
      <HeroForm
        form="notFound"
        figure="notFound"
        title="There is no page at this address"
        lede="The link that brought you may be old, or a letter in it may be wrong. You have broken nothing. Go to the home page, choose a service below, or tell us what you were looking for."
      >
        <ButtonLink to="home">Go to the home page</ButtonLink>
        <CallButton />
      </HeroForm>

      <Suggestions title="Where did you want to go?" intro="Five families, or the whole list.">
        <Suggestion to="webDesign">New websites, old websites made new, shops and portals.</Suggestion>
        <Suggestion to="webDevelopment">The programs behind the page: PHP, WordPress, Magento.</Suggestion>
        <Suggestion to="graphicDesign">Logos, flyers, brochures, and designs turned into pages.</Suggestion>
        <Suggestion to="digitalMarketing">Being found, being advertised, being followed.</Suggestion>
        <Suggestion to="mobileApp">Apps for Android phones, iPhones and iPads.</Suggestion>
        <Suggestion to="services">All of it, in one list.</Suggestion>
      </Suggestions>

      <Enquiry form="notFound" />
    </>
  );
}
