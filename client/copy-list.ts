/** Makes the button below a list copy it. */
export function hydrate(container: HTMLElement): void {
  const button = container.querySelector('button');
  const list = container.querySelector('ul');
  const status = container.querySelector('output');
  if (!button || !list || !status) return;
  const text = [...list.children].map((item) => `- ${item.textContent?.trim()}`).join('\n');
  button.addEventListener('click', async () => {
    status.textContent = ''; // so that a second copy is announced too
    try {
      await navigator.clipboard.writeText(text);
      status.textContent = 'Copied. Paste it into WhatsApp or an e-mail.';
    } catch {
      status.textContent = 'The browser did not allow it: select the list to copy it.';
    }
  });
}
