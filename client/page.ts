// The one script of every page. It stays small: react-dom loads with a form, when the form is needed.
import { noteArrival } from './arrival.ts';
import { markSlide } from './carousel.ts';
import { passEmptyFrames, uncoverFocus } from './focus.ts';
import { wakeForms } from './islands.ts';
import { closeMenuOnReturn } from './menu.ts';
import { keepNumbersWhole } from './phone.ts';
import { keepTyped } from './typing.ts';
import { hasUnsentFlag } from './unsent-flag.ts';
import { reportVitals } from './vitals.ts';

noteArrival();
reportVitals();
keepNumbersWhole();
keepTyped();
uncoverFocus();
passEmptyFrames();
closeMenuOnReturn();
markSlide();
wakeForms();
if (hasUnsentFlag()) import('./unsent.ts').then(({ offerUnsent }) => offerUnsent()).catch(() => {});
