import type { Comparison } from './compare.ts';
import type { Picture } from './pictures.ts';

const style = `
body { margin: 2rem; font: 1rem/1.4 system-ui, sans-serif; color: #111; background: #ddd }
h2 { margin: 3rem 0 0.5rem; font-size: 1.125rem }
.side-by-side { display: flex; gap: 1rem; max-height: 90vh; overflow: auto; align-items: flex-start }
figure { flex: 0 1 auto; min-width: 0; margin: 0 }
img { display: block; max-width: 100%; height: auto }
.difference { display: grid; align-items: start; isolation: isolate; filter: brightness(3) }
.difference img { grid-area: 1 / 1 }
.difference img + img { mix-blend-mode: difference }`;

/** A page that shows the changed pictures of two revisions side by side. The names of both are their folders. */
export function reportOf(comparisons: Comparison[], before: string, after: string): string {
  const changed = comparisons.filter(isChanged);
  const unchanged = comparisons.filter((comparison) => !isChanged(comparison));
  const titles = changed.map(({ picture: { file }, ...how }) => ({
    file,
    title: `${file}: ${extentOf(how)}`,
  }));
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>${before} and ${after}</title>
<style>${style}</style>
<h1>${before} and ${after}</h1>
<p>${changed.length} of ${comparisons.length} pictures differ.</p>
<ul>${titles.map(({ file, title }) => `<li><a href="#${file}">${title}</a>`).join('')}</ul>
${changed.map((comparison, index) => `<h2 id="${comparison.picture.file}">${titles[index]?.title}</h2>${figuresOf(comparison, before, after)}`).join('')}
<details>
<summary>${unchanged.length} pictures are the same</summary>
<ul>${unchanged.map(({ picture: { file } }) => `<li><a href="${after}/${file}">${file}</a>`).join('')}</ul>
</details>
</html>
`;
}

export function isChanged({ change, only }: Comparison): boolean {
  return change !== undefined || only !== undefined;
}

/** The difference is drawn by the browser: black where both are the same. */
function figuresOf({ picture, only }: Comparison, before: string, after: string): string {
  const shown = (revision: string) =>
    `<figure><figcaption><a href="${revision}/${picture.file}">${revision}</a></figcaption>${imageOf(revision, picture)}</figure>`;
  const was = only === 'after' ? '' : shown(before);
  const is = only === 'before' ? '' : shown(after);
  const both = imageOf(before, picture) + imageOf(after, picture);
  const difference = `<figure><figcaption>difference</figcaption><div class="difference">${both}</div></figure>`;
  return `<div class="side-by-side">${was}${is}${only ? '' : difference}</div>`;
}

function imageOf(revision: string, { file, view }: Picture): string {
  return `<img src="${revision}/${file}" alt="" width="${view.size.width}" loading="lazy">`;
}

function extentOf({ change, only }: Pick<Comparison, 'change' | 'only'>): string {
  if (!change) return `only ${only}`;
  const percent = change.shareOfPixels * 100;
  const extent = percent < 0.01 ? 'less than 0.01 %' : `${percent.toFixed(2)} %`;
  const [was, is] = change.heights;
  return was === is ? extent : `${extent}, ${was} px and ${is} px high`;
}
