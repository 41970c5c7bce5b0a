import type { ReactNode } from 'react';
import type { PosterName } from '../art/index.ts';
import { ButtonLink } from '../parts/button-link.tsx';
import { Card, Cards } from '../sections/cards.tsx';
import { Enquiry } from '../sections/enquiry.tsx';
import { Hero } from '../sections/hero.tsx';
import { Prose } from '../sections/prose.tsx';
import { site, type unpublishedServices } from '../site.ts';

type Service = (typeof unpublishedServices)[number];

/** The page for a service without a page of its own: it says so, and has an enquiry form. */
export function UnpublishedService({ service }: { service: Service }) {
  const { figure, lede, whatToWrite, relatedServices } = texts[service.path];
  return (
    <>
      <Hero figure={figure} title={service.label} lede={lede}>
        <ButtonLink to="services">All services</ButtonLink>
      </Hero>

      <Prose layout="columns" title="What to write in the form">
        {whatToWrite}
      </Prose>

      <Enquiry form={service.form} />

      <Cards layout="fields" title="Related services" intro="Each has its own page.">
        {relatedServices}
      </Cards>
    </>
  );
}

type Texts = {
  figure: PosterName;
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
          Tell us how many rooms you have, and of which types. Should guests only ask for a room, or also book
          and pay online? Which calendar or front-desk software do you use?
        </p>
        <p>
          Also tell us which photos you have. Guests look at the photos first, so we check before the design
          whether you need new ones.
        </p>
      </>
    ),
    relatedServices: (
      <>
        <Card to="webDesign" figure="webDesign" ground="vermilion" title={site.webDesign.label}>
          We plan a new website around your visitors.
        </Card>
        <Card to="phpDevelopment" figure="phpDevelopment" ground="cobalt" title={site.phpDevelopment.label}>
          We write booking software that follows your own rules.
        </Card>
        <Card to="redesign" figure="redesign" ground="vermilion" title={site.redesign.label}>
          It is for a hotel with an old website.
        </Card>
      </>
    ),
  },
  '/hotel-website-seo-services': {
    figure: 'notFound',
    lede: 'Guests search for a town, a date and a price, and the travel portals come first. We help your hotel to be found beside them. This service does not have a page yet.',
    whatToWrite: (
      <>
        <p>
          Write the address of your website, your town, and the months in which rooms are empty. If you know
          it, add how many guests come through portals, and what one such booking costs you.
        </p>
        <p>
          Tell us whether your hotel is on Google Maps, and who can sign in to that entry. Much of the first
          work is done there.
        </p>
      </>
    ),
    relatedServices: (
      <>
        <Card to="seo" figure="seo" ground="pine" title={site.seo.label}>
          Three factors decide your place on Google.
        </Card>
        <Card
          to="contentMarketing"
          figure="contentMarketing"
          ground="pine"
          title={site.contentMarketing.label}
        >
          We write articles about your town that travellers read.
        </Card>
        <Card to="googleAds" figure="googleAds" ground="pine" title={site.googleAds.label}>
          Your ads can run within weeks.
        </Card>
      </>
    ),
  },
  '/mobile-website-development-services': {
    figure: 'mobileWebsite',
    lede: 'Every website we build works on a phone from the start. A separate mobile website is rarely needed, and does not have a page yet. Ask us if you want one, or if your old website is hard to use on a phone.',
    whatToWrite: (
      <>
        <p>
          Write the address of your website, and what goes wrong on a phone: small letters, a table that is
          cut off, a form that nobody can finish, a slow page.
        </p>
        <p>
          Tell us who made the website and which software it uses. Sometimes a few days of work on its layout
          are enough, and then we quote only for those.
        </p>
      </>
    ),
    relatedServices: (
      <>
        <Card to="webDesign" figure="webDesign" ground="vermilion" title={site.webDesign.label}>
          One website fits phone, tablet and computer.
        </Card>
        <Card to="redesign" figure="redesign" ground="vermilion" title={site.redesign.label}>
          You need it when the old website is not worth repairing.
        </Card>
        <Card to="mobileApp" figure="mobileApp" ground="violet" title={site.mobileApp.label}>
          An app is for customers who come back every week.
        </Card>
      </>
    ),
  },
  '/bulk-sms-services': {
    figure: 'notFound',
    lede: 'We set up reminders, delivery notices and offers by text message, on request. This service does not have a page yet. Tell us what you want to send, and to whom.',
    whatToWrite: (
      <>
        <p>
          Write what the messages say, how many people get them, and how often. A school that tells parents
          about a holiday needs other messages than a shop that announces a sale.
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
        <Card to="emailMarketing" figure="emailMarketing" ground="pine" title={site.emailMarketing.label}>
          E-mails can be longer and have pictures.
        </Card>
        <Card
          to="digitalMarketing"
          figure="digitalMarketing"
          ground="pine"
          title={site.digitalMarketing.label}
        >
          One plan and one budget cover all advertising.
        </Card>
        <Card
          to="facebookMarketing"
          figure="facebookMarketing"
          ground="pine"
          title={site.facebookMarketing.label}
        >
          People who live near your shop see your offers.
        </Card>
      </>
    ),
  },
};
