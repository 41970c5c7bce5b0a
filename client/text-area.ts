/** Fits the height of a text area to its text, in browsers without `field-sizing`. */
export function fitHeight(area: HTMLElement): void {
  if (!(area instanceof HTMLTextAreaElement) || CSS.supports('field-sizing', 'content')) return;
  area.style.height = 'auto';
  area.style.height = `${area.scrollHeight + area.offsetHeight - area.clientHeight}px`;
}
