/** Fits a text area to its words where the browser does not know `field-sizing`. */
export function fitHeight(area: HTMLElement): void {
  if (!(area instanceof HTMLTextAreaElement) || CSS.supports('field-sizing', 'content')) return;
  area.style.height = 'auto';
  area.style.height = `${area.scrollHeight + area.offsetHeight - area.clientHeight}px`;
}
