import type { Controls } from './fields.ts';

/**
 * A service without a form links to a line above the fields, which says what the enquiry is about. The style sheet shows the
 * line, and this chooses its subject. The line is there for as long as the field has that subject.
 */
export function followTopic(container: HTMLElement, controls: Controls, isTyped: boolean): void {
  const compare = () => {
    const topic = topicIn(container);
    if (topic) topic.hidden = controls.get('subject')?.value !== topic.dataset.subject;
  };
  const choose = () => {
    const subject = controls.get('subject');
    const chosen = topicIn(container)?.dataset.subject;
    if (!subject || chosen === undefined) return;
    subject.value = chosen;
    subject.dispatchEvent(new Event('input', { bubbles: true })); // saves the draft
  };
  // When the form is emptied, the focus moves.
  for (const type of ['input', 'focusin']) container.addEventListener(type, compare);
  addEventListener('hashchange', choose);
  // The link is newer than a draft, but not than a text that was typed before this script ran, nor than one before a reload.
  const [page] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (!controls.get('subject')?.value || (page?.type === 'navigate' && !isTyped)) choose();
  compare();
}

function topicIn(container: HTMLElement): HTMLElement | null {
  return container.querySelector<HTMLElement>('.form-about:target');
}
