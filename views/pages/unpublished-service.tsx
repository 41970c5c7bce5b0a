import type { ReactNode } from 'react';
import type { FigureName } from '../figures/index.ts';
import { ButtonLink } from '../parts/button-link.tsx';
import { Enquiry } from '../parts/enquiry.tsx';
import { HeroForm } from '../sections/hero.tsx';
import { Prose } from '../sections/prose.tsx';
import { Suggestion, Suggestions } from '../sections/suggestions.tsx';
import type { unpublishedServices } from '../site.ts';

type Service = (typeof unpublishedServices)[number];

/** The page for a service without a page of its own: it says so, and has an enquiry form. */
export function UnpublishedService({ service }: { service: Service }) {
  const { figure, lede, whatToWrite, relatedServices } = texts[service.path];
  return (
    <>
      <HeroForm form={service.form} figure={figure} title={service.label} lede={lede}>
        <ButtonLink to="services">All services</ButtonLink>
      </HeroForm>

      <Prose title="What to write in the form">{whatToWrite}</Prose>

      <Enquiry form={service.form} />

      <Suggestions title="Related services" intro="Each has its own page.">
        {relatedServices}
      </Suggestions>
    </>
  );
}

type Texts = {
  figure: FigureName;
  lede: string;
  /** What an enquiry for this service should contain. */
  whatToWrite: ReactNode;
  relatedServices: ReactNode;
};

const texts: Record<Service['path'], Texts> = {
  '/hotel-website-design-services': {
    figure: 'notFound',
    lede: 'We make websites for hotels, guest houses and homestays. This service does not have a page yet. Tell us about your hotel, and a person will answer you.',
    whatToWrite: (
      <>
        <p>
          How many rooms you have, and of which types. Should guests only ask for a room, or also book and pay
          online? Which calendar or front-desk software do you use?
        </p>
        <p>
          Also tell us which photos you have. Guests look at the photos first, so we check before the design
          whether you need new ones.
        </p>
      </>
    ),
    relatedServices: (
      <>
        <Suggestion to="webDesign">A new website, planned around your visitors.</Suggestion>
        <Suggestion to="phpDevelopment">Booking software that follows your own rules.</Suggestion>
        <Suggestion to="redesign">For a hotel with an old website.</Suggestion>
      </>
    ),
  },
  '/hotel-website-seo-services': {
    figure: 'notFound',
    lede: 'Guests search for a town, a date and a price, and the travel portals come first. We help your hotel to be found beside them. This service does not have a page yet.',
    whatToWrite: (
      <>
        <p>
          The address of your website, your town, and the months in which rooms are empty. If you know it,
          also how many guests come through portals, and what one such booking costs you.
        </p>
        <p>
          Tell us whether your hotel is on Google Maps, and who can sign in to that entry. Much of the first
          work is done there.
        </p>
      </>
    ),
    relatedServices: (
      <>
        <Suggestion to="seo">The three factors that decide your place on Google.</Suggestion>
        <Suggestion to="contentMarketing">Articles about your town that travellers read.</Suggestion>
        <Suggestion to="googleAds">Advertisements that can run within days.</Suggestion>
      </>
    ),
  },
  '/mobile-website-development-services': {
    figure: 'mobileWebsite',
    lede: 'Every website we build works on a phone from the start. A separate mobile website is rarely needed, and does not have a page yet. Ask us if you want one, or if your old website is hard to use on a phone.',
    whatToWrite: (
      <>
        <p>
          The address of your website, and what goes wrong on a phone: small letters, a table that is cut off,
          a form that nobody can finish, a slow page.
        </p>
        <p>
          Tell us who made the website and which software it uses. Sometimes a few days of work on its layout
          are enough, and then we quote only for those.
        </p>
      </>
    ),
    relatedServices: (
      <>
        <Suggestion to="webDesign">One website for phone, tablet and computer.</Suggestion>
        <Suggestion to="redesign">When the old website is not worth repairing.</Suggestion>
        <Suggestion to="mobileApp">For customers who come back every week.</Suggestion>
      </>
    ),
  },
  '/bulk-sms-services': {
    figure: 'notFound',
    lede: 'Reminders, delivery notices and offers by text message. We set them up on request. This service does not have a page yet. Tell us what you want to send, and to whom.',
    whatToWrite: (
      <>
        <p>
          What the messages say, how many people get them, and how often. A school that tells parents about a
          holiday needs other messages than a shop that announces a sale.
        </p>
        <p>
          In India a sender must register its business, its sender name and its wording before the first
          message. People who have not agreed to advertising must not get any. Tell us if you are already
          registered.
        </p>
      </>
    ),
    relatedServices: (
      <>
        <Suggestion to="emailMarketing">E-mails, which can be longer and have pictures.</Suggestion>
        <Suggestion to="digitalMarketing">One plan and one budget for all advertising.</Suggestion>
        <Suggestion to="facebookMarketing">Offers for people who live near your shop.</Suggestion>
      </>
    ),
  },
};
