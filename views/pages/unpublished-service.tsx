import type { ReactNode } from 'react';
import type { FigureName } from '../figures/index.ts';
import { ButtonLink } from '../parts/button-link.tsx';
import { CallButton } from '../parts/call-button.tsx';
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
        <CallButton />
      </HeroForm>

      <Prose title="What to write in the form">{whatToWrite}</Prose>

      <Enquiry form={service.form} />

      <Suggestions title="Close to it" intro="Services that have a page, and may be what you need.">
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
    lede: 'We take on websites for hotels, guest houses and homestays, but the page about them is not written yet. Ask, and a person answers what the page would have said.',
    whatToWrite: (
      <>
        <p>
          How many rooms there are, and of how many kinds. Whether guests should only ask for a room or book
          and pay for it. Which calendar or front-desk software the site has to agree with.
        </p>
        <p>
          Say too what photographs you have. On a hotel’s website they do most of the talking, and it is
          better to know before the design whether they can.
        </p>
      </>
    ),
    relatedServices: (
      <>
        <Suggestion to="webDesign">How a website is drawn around one next step.</Suggestion>
        <Suggestion to="phpDevelopment">Booking engines that fit your own rules.</Suggestion>
        <Suggestion to="redesign">For a hotel whose site has grown old.</Suggestion>
      </>
    ),
  },
  '/hotel-website-seo-services': {
    figure: 'notFound',
    lede: 'Guests search for a town, a date and a price, and the travel portals stand first. We work on being found beside them. There is no page about it yet, but we do it.',
    whatToWrite: (
      <>
        <p>
          The address of your site, your town, and the seasons in which rooms stand empty. If you know it, the
          share of guests who come through portals and what each of those bookings costs you.
        </p>
        <p>
          Tell us whether your hotel is on Google Maps and who can sign in to that entry. Much of the early
          work is done there.
        </p>
      </>
    ),
    relatedServices: (
      <>
        <Suggestion to="seo">The three factors that decide who is shown first.</Suggestion>
        <Suggestion to="contentMarketing">Guides to your town that travellers read.</Suggestion>
        <Suggestion to="googleAds">Being on the page tonight, for a price.</Suggestion>
      </>
    ),
  },
  '/mobile-website-development-services': {
    figure: 'mobileWebsite',
    lede: 'Every site we build fits a phone from the start. A separate mobile website is rarer, and has no page here yet. If you think you need one, or want an old site made fit, ask.',
    whatToWrite: (
      <>
        <p>
          The address of the present site, and what goes wrong on a phone: letters too small, a table that
          runs off the edge, a form nobody can finish, a page that takes its time.
        </p>
        <p>
          Say who made the site and on what it runs. Sometimes a few days in its style sheet are enough, and
          then that is what we quote for.
        </p>
      </>
    ),
    relatedServices: (
      <>
        <Suggestion to="webDesign">One site for phone, tablet and desk.</Suggestion>
        <Suggestion to="redesign">When the old site is past mending.</Suggestion>
        <Suggestion to="mobileApp">When people come back so often that an app pays.</Suggestion>
      </>
    ),
  },
  '/bulk-sms-services': {
    figure: 'notFound',
    lede: 'Reminders, delivery notes and offers by text message: we set them up on request, and have not yet made a page of it. Say what you want to send and to whom.',
    whatToWrite: (
      <>
        <p>
          What the messages say, how many people get them and how often. A school that tells parents of a
          holiday needs something else than a shop that announces a sale.
        </p>
        <p>
          Indian rules ask a sender to register its business, its sender name and its wording before the first
          message goes out, and to leave alone people who have not agreed to advertising. If you are
          registered already, say so.
        </p>
      </>
    ),
    relatedServices: (
      <>
        <Suggestion to="emailMarketing">E-mails instead, with room for a picture.</Suggestion>
        <Suggestion to="digitalMarketing">All the ways to reach people, in one budget.</Suggestion>
        <Suggestion to="facebookMarketing">Offers for people near your door.</Suggestion>
      </>
    ),
  },
};
