// The one script of every page. It stays small: react-dom arrives with the form, when the form is needed.
import { noteArrival } from './arrival.ts';
import { passEmptyFrames, uncoverFocus } from './focus.ts';
import { wakeForms } from './islands.ts';
import { keepNumbersWhole } from './phone.ts';
import { keepTyped } from './typing.ts';
import { reportVitals } from './vitals.ts';

noteArrival();
reportVitals();
keepNumbersWhole();
keepTyped();
uncoverFocus();
passEmptyFrames();
wakeForms();
