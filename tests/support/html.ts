import { parse } from 'node-html-parser';

export function readHead(html: string) {
  const root = parse(html);
  return {
    title: root.querySelector('title')?.textContent,
    canonical: root.querySelector('link[rel="canonical"]')?.getAttribute('href'),
  };
}

/** Reads one form of a page: its values and messages. */
export function readForm(html: string, name: string) {
  const form = parse(html).querySelector(`[data-enquiry="${name}"]`);
  const value = (field: string) => form?.querySelector(`input[name="${field}"]`)?.getAttribute('value') ?? '';
  const [sender, email, phone, subject] = ['name', 'email', 'phone', 'subject'].map(value);
  const message = form?.querySelector('textarea')?.textContent.replace(/^\n/, '') ?? '';
  return {
    values: { name: sender, email, phone, subject, message },
    error: (field: string) => form?.querySelector(`#${name}-${field}-error`)?.textContent,
    says: (words: string) => form?.outerHTML.includes(words) ?? false,
  };
}
