import { ButtonLink } from '../parts/button-link.tsx';
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
        lede="The link may be old, or a letter in it may be wrong. Go to the home page, choose a service below, or tell us what you were looking for."
      >
        <ButtonLink to="home">Go to the home page</ButtonLink>
      </HeroForm>

      <Suggestions title="Where did you want to go?" intro="Choose a group of services, or see them all.">
        <Suggestion to="webDesign">New websites, redesigns, online shops and portals.</Suggestion>
        <Suggestion to="webDevelopment">Programming in PHP, WordPress and Magento.</Suggestion>
        <Suggestion to="graphicDesign">Logos, flyers, brochures and visiting cards.</Suggestion>
        <Suggestion to="digitalMarketing">SEO, advertising, e-mail and social media.</Suggestion>
        <Suggestion to="mobileApp">Apps for Android phones, iPhones and iPads.</Suggestion>
        <Suggestion to="services">All services, in one list.</Suggestion>
      </Suggestions>

      <Enquiry form="notFound" />
    </>
  );
}
