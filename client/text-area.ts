/** Lets a text area grow with its words where the browser does not know `field-sizing`. */
export function growWithText(area: HTMLElement | undefined): void {
  if (!area || CSS.supports('field-sizing', 'content')) return;
  const grow = () => {
    area.style.height = 'auto';
    area.style.height = `${area.scrollHeight + area.offsetHeight - area.clientHeight}px`;
  };
  area.addEventListener('input', grow);
  grow();
}
