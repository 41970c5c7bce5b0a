// The one script of every page. It stays small: react-dom loads with a form, when the form is needed.
import { recordAttribution } from './attribution.ts';
import { markCutText } from './cut-text.ts';
import { addDeferredSheet } from './deferred-sheet.ts';
import { normaliseEmailFields } from './email.ts';
import { markFocusedIframe, scrollFocusIntoView, skipEmptyIframes } from './focus.ts';
import { hydrateIslands } from './islands.ts';
import { closeMenuOnReturn } from './menu.ts';
import { normalisePhoneFields } from './phone.ts';
import { saveDrafts } from './save-draft.ts';
import { allowPrerender } from './speculation.ts';
import { hasUnsentFlag } from './unsent-flag.ts';
import { reportVitals } from './vitals.ts';

recordAttribution();
reportVitals();
normaliseEmailFields();
normalisePhoneFields();
markCutText();
saveDrafts();
scrollFocusIntoView();
skipEmptyIframes();
markFocusedIframe();
closeMenuOnReturn();
hydrateIslands();
addDeferredSheet();
allowPrerender();
if (hasUnsentFlag()) import('./unsent.ts').then(({ offerUnsent }) => offerUnsent()).catch(() => {});
