import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import type { FieldErrors, FieldHints } from '../views/forms/errors.ts';
import { type FieldName, type Form, forms, type Values } from '../views/forms/index.ts';
import type { FormTexts } from '../views/languages/words.ts';
import { carryOver, type Place } from './carry-over.ts';
import { wholeText } from './cut-text.ts';
import { type HintLink, showError, showHint } from './field-messages.ts';
import { type Controls, type FormControl, valuesOf } from './fields.ts';
import { mayStore } from './session-value.ts';
import { lengthHint, shortPhoneQuestion } from './validity.ts';
import { changedValues, isEmpty } from './values.ts';

/** After this long without a key, the visitor has most likely stopped typing. */
const countPauseMs = 1_000;

/** How soon an error goes when a script has corrected its field without an event. */
const correctionPollMs = 300;

/** The errors and hints beside the fields, what is announced of them, and the listeners that keep them up to date. */
export function useFields(
  form: HTMLFormElement,
  place: Place,
  controls: Controls,
  texts: FormTexts,
  initialErrors: FieldErrors,
) {
  const [errors, setErrors] = useState(initialErrors);
  const [hints, setHints] = useState<FieldHints>({});
  const [announcer] = useState(createAnnouncer);
  const announcementTimer = useRef(0);
  const [longerLink] = useState(linkToLonger);
  /** The values that the errors are about. At first those that the server rendered with its errors. */
  const refusedValues = useRef<Partial<Values>>(
    Object.fromEntries([...controls].map(([name, { defaultValue }]) => [name, defaultValue])),
  );
  useLayoutEffect(() => {
    form.append(announcer);
    return () => announcer.remove();
  }, [form, announcer]);
  // Scripts and some password managers fill in fields without an event.
  const forgetCorrected = useEffectEvent(forgetErrorsOfChangedFields);
  const hasErrors = !isEmpty(errors);
  useEffect(() => {
    if (!hasErrors) return;
    const timer = setInterval(forgetCorrected, correctionPollMs);
    return () => clearInterval(timer);
  }, [hasErrors]);

  return {
    errors,
    showErrors,
    removeHints: () => setHints({}),
    listeners: { input: updateField, focusout: askAboutPhone, click: chooseSuggestion },
    messages: [...controls].map(([name, control]) => (
      <FieldMessages
        key={name}
        control={control}
        error={errors[name]}
        hint={hints[name]}
        link={name === 'message' ? longerLink : undefined}
      />
    )),
  };

  /** A field that no longer has the refused value gets no error. */
  function showErrors(newErrors: FieldErrors, refused = valuesOf(controls)) {
    refusedValues.current = refused;
    setErrors(newErrors);
    forgetErrorsOfChangedFields();
  }

  function forgetErrorsOfChangedFields() {
    const changed = changedValues(valuesOf(controls), refusedValues.current);
    setErrors((current) => {
      const remaining = Object.entries(current).filter(([name]) => !Object.hasOwn(changed, name));
      return remaining.length < Object.keys(current).length ? Object.fromEntries(remaining) : current;
    });
  }

  function updateField({ target }: Event) {
    const control = target as FormControl;
    const name = control.name as FieldName;
    if (controls.get(name) !== control) return; // an extension's own field
    forgetErrorsOfChangedFields();
    const hint = lengthHint(control, wholeText(control) !== undefined, texts);
    if (hints[name] === hint) return;
    setHints((current) => ({ ...current, [name]: hint }));
    announce(hint, countPauseMs);
  }

  /** The only hint of a message is that it is long. */
  function linkToLonger(): HintLink | undefined {
    const { longer }: Form = forms[place.form];
    if (!longer || !mayStore()) return undefined;
    return {
      label: longer.label,
      href: `${longer.page}#${longer.form}-message`,
      onclick() {
        const values = valuesOf(controls);
        const control = controls.get('message');
        carryOver(
          { ...values, ...(control && { message: wholeText(control) ?? control.value }) },
          place,
          longer,
        );
      },
    };
  }

  function askAboutPhone({ target }: Event) {
    const control = controls.get('phone');
    if (!control || target !== control) return;
    const question = shortPhoneQuestion(control.value, texts);
    setHints((current) => ({ ...current, phone: question }));
    announce(question, 0);
  }

  function chooseSuggestion({ target }: Event) {
    const suggestion = (target as Element).closest<HTMLButtonElement>('.form-chips button');
    const control = controls.get('subject');
    if (!suggestion || !control) return;
    control.value = suggestion.value; // its text may be translated
    control.dispatchEvent(new Event('input', { bubbles: true })); // saves the draft
    announce(`${control.labels?.[0]?.textContent}: ${suggestion.textContent}`, 0);
  }

  /** Delays announcements that change with each key, so that a screen reader hears only the last. */
  function announce(text = '', delayMs: number) {
    clearTimeout(announcementTimer.current);
    announcementTimer.current = setTimeout(() => {
      announcer.textContent = text;
    }, delayMs);
  }
}

type FieldMessagesProps = {
  control: FormControl;
  error: string | undefined;
  hint: string | undefined;
  /** After the hint. */
  link: HintLink | undefined;
};

function FieldMessages({ control, error, hint, link }: FieldMessagesProps) {
  useLayoutEffect(() => showHint(control, hint, link), [control, hint, link]);
  useLayoutEffect(() => showError(control, error), [control, error]);
  return null;
}

/** A live region. */
function createAnnouncer(): HTMLElement {
  const region = document.createElement('p');
  region.className = 'hidden-visually';
  region.setAttribute('aria-live', 'polite');
  return region;
}
