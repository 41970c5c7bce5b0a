/** Makes the link to a list as plain text copy the list instead. Where that is refused, the link opens the text. */
export function hydrate(container: HTMLElement): void {
  const link = container.querySelector('a');
  const list = container.querySelector('ul');
  const status = container.querySelector('output');
  if (!link || !list || !status) return;
  const text = [...list.children].map((item) => `- ${item.textContent?.trim()}`).join('\n');
  link.addEventListener('click', (event) => {
    if (!navigator.clipboard || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    status.textContent = ''; // so that a second copy is announced too
    navigator.clipboard.writeText(text).then(
      () => {
        status.textContent = 'Copied. Paste it into WhatsApp or an e-mail.';
      },
      () => location.assign(link.href),
    );
  });
}
