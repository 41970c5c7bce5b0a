import type { Comparison } from './compare.ts';
import type { Picture } from './pictures.ts';

const style = `
body { margin: 2rem; font: 1rem/1.4 system-ui, sans-serif; color: #111; background: #ddd }
h2 { margin: 3rem 0 0.5rem; font-size: 1.125rem }
table { border-collapse: collapse }
td { padding: 0.125rem 1rem 0.125rem 0 }
.number { text-align: right }
.side-by-side { display: flex; gap: 1rem; max-height: 90vh; overflow: auto; align-items: flex-start }
figure { flex: 0 1 auto; min-width: 0; margin: 0 }
figcaption { position: sticky; top: 0; z-index: 1; background: #ddd }
img { display: block; max-width: 100%; height: auto }
.difference { display: grid; align-items: start; isolation: isolate; filter: brightness(3) }
.difference img { grid-area: 1 / 1 }
.difference img + img { mix-blend-mode: difference }`;

/** A page that shows the changed pictures of two revisions side by side. The names of both are their folders. */
export function reportOf(comparisons: Comparison[], before: string, after: string): string {
  const changed = comparisons.filter(isChanged);
  const unchanged = comparisons.filter((comparison) => !isChanged(comparison));
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>${before} and ${after}</title>
<style>${style}</style>
<h1>${before} and ${after}</h1>
<p>${changed.length} of ${comparisons.length} pictures differ.</p>
<table>${changed.map(summaryOf).join('')}</table>
${changed.map((comparison) => entryOf(comparison, before, after)).join('')}
<details>
<summary>${unchanged.length} pictures are the same</summary>
<ul>${unchanged.map(({ picture }) => `<li>${linkTo(after, picture, captionOf(picture))}`).join('')}</ul>
</details>
</html>
`;
}

export function isChanged({ change, only }: Comparison): boolean {
  return change !== undefined || only !== undefined;
}

function summaryOf(comparison: Comparison): string {
  const { picture } = comparison;
  return `<tr><td><a href="#${picture.file}">${captionOf(picture)}</a><td class="number">${extentOf(comparison)}`;
}

function entryOf(comparison: Comparison, before: string, after: string): string {
  const { picture, change, only } = comparison;
  const was = only === 'after' ? '' : figureOf(before, picture);
  const is = only === 'before' ? '' : figureOf(after, picture);
  return `
<h2 id="${picture.file}">${captionOf(picture)}: ${extentOf(comparison)}${heightsOf(change)}</h2>
<div class="side-by-side">${was}${is}${only ? '' : differenceOf(before, after, picture)}</div>`;
}

function figureOf(revision: string, picture: Picture): string {
  return `<figure><figcaption>${linkTo(revision, picture, revision)}</figcaption>${imageOf(revision, picture)}</figure>`;
}

/** The browser draws it: black where both are the same. */
function differenceOf(before: string, after: string, picture: Picture): string {
  const images = imageOf(before, picture) + imageOf(after, picture);
  return `<figure><figcaption>difference</figcaption><div class="difference">${images}</div></figure>`;
}

function imageOf(revision: string, { file, view }: Picture): string {
  return `<img src="${revision}/${file}" alt="" width="${view.size.width}" loading="lazy">`;
}

function linkTo(revision: string, { file }: Picture, text: string): string {
  return `<a href="${revision}/${file}">${text}</a>`;
}

function captionOf({ view: { page, size, scheme }, fullPage }: Picture): string {
  return `${page}, ${size.width} × ${size.height}, ${scheme}, ${fullPage ? 'full page' : 'first screen'}`;
}

function extentOf({ change, only }: Comparison): string {
  if (only) return `only ${only}`;
  const percent = (change?.shareOfPixels ?? 0) * 100;
  return percent < 0.01 ? 'less than 0.01 %' : `${percent.toFixed(2)} %`;
}

function heightsOf(change: Comparison['change']): string {
  if (!change || change.heights[0] === change.heights[1]) return '';
  return `, ${change.heights.join(' px and ')} px high`;
}
