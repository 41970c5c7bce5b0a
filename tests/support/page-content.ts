import { type HTMLElement, parse } from 'node-html-parser';

/** Parses a page into its text, lists and links. */
export function parsePage(html: string) {
  const root = parse(html);
  const main = root.querySelector('main') ?? root;
  return {
    root,
    main,
    /** All links, those in header and footer included, without fragments. */
    links: root
      .querySelectorAll('a[href]')
      .map((link) => (link.getAttribute('href') ?? '').replace(/#.*/, '')),
    /** The titles of items that are side by side, list by list. */
    titledLists: main
      .querySelectorAll('ul, ol, div, nav')
      .map((list) =>
        list.childNodes
          .filter(isElement)
          .map(titleOf)
          .filter((title) => title !== ''),
      )
      .filter((titles) => titles.length > 1),
    /** The page's own text, without what it shares with others: forms, breadcrumb, links, sidebar and what holds for every job. */
    words: ownWords(html),
    trail: root.querySelectorAll('.breadcrumb li').map((crumb) => ({
      label: textOf(crumb),
      href: crumb.querySelector('a')?.getAttribute('href') ?? null,
    })),
  };
}

/** Text in lower case with single spaces, so that only words are compared. */
export function textOf(element: HTMLElement): string {
  return element.textContent.replace(/\s+/g, ' ').trim();
}

export function plain(text: string): string {
  return text
    .toLowerCase()
    .replace(/[’']/g, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

function ownWords(html: string): string[] {
  const root = parse(html);
  for (const furniture of root.querySelectorAll(
    '.enquiry, .breadcrumb, .page-links, .sidebar, .price > div:nth-child(4), .price + h4, .price + h4 ~ *, svg, .hidden-visually, [lang="hi"], [lang="pa"]',
  )) {
    furniture.remove();
  }
  // One line per element, so that the last word of one is separate from the first word of the next.
  const text = (root.querySelector('main') ?? root).structuredText;
  return plain(text).split(' ').filter(Boolean);
}

function titleOf(item: HTMLElement): string {
  const title = item.querySelector('h2, h3, h4');
  return title ? textOf(title) : '';
}

function isElement(node: unknown): node is HTMLElement {
  return typeof node === 'object' && node !== null && 'tagName' in node && Boolean(node.tagName);
}
