/** A page of Playwright, or a tab of any engine. */
type Reader = { evaluate<Result>(action: () => Result): Promise<Result> };

type Box = { text?: string; owner: Element; left: number; right: number; top: number; bottom: number };

/** Lays out the sections that have not been near the window yet, which have the place of an estimated height. */
export function renderAll(page: Reader): Promise<unknown> {
  return page.evaluate(() => {
    const rule = '* { content-visibility: visible !important; }';
    if (document.adoptedStyleSheets.some(({ cssRules }) => cssRules[0]?.cssText === rule)) return;
    const rendered = new CSSStyleSheet();
    rendered.replaceSync(rule);
    document.adoptedStyleSheets.push(rendered);
    document.body.getBoundingClientRect(); // so that the browser asks for the faces of samples
    return document.fonts.ready.then(() => {});
  });
}

/** Text that is unreadable in this window: small, spelt out, outside it, clipped by its box, under other text or over a picture. */
export async function unreadable(page: Reader): Promise<string[]> {
  await renderAll(page);
  return page.evaluate(() => {
    const spelt: { text: string }[] = [];
    const lines = linesOfText();
    const small = lines.filter(
      ({ owner }) => owner.closest('main') && Number.parseFloat(getComputedStyle(owner).fontSize) < 12,
    );
    const beyond = lines.filter(
      ({ left, right, owner }) => !isScrolled(owner) && (left < -1 || right > innerWidth + 1),
    );
    const under = lines.filter((line, index) =>
      lines.slice(index + 1, index + 40).some((other) => other.owner !== line.owner && covers(line, other)),
    );
    const pictures = [...document.querySelectorAll('.poster, img, main svg[role="img"]')]
      .filter((picture) => picture.checkVisibility() && !picture.closest('.carousel-slides'))
      // A clipped picture leaves the rest of its box to the words: the loads of web development.
      .filter((picture) => getComputedStyle(picture).clipPath === 'none')
      // Of a drawing that several pieces share, only the part in the piece's box is seen.
      .map((owner) => {
        const { left, right, top, bottom } = (owner.closest('.part-image') ?? owner).getBoundingClientRect();
        return { owner, left, right, top, bottom };
      });
    // A drawn phone is opaque and lies over the corner of a drawn window.
    const over = lines.filter((line) => {
      const phone = line.owner.closest('.devices > .screen-phone');
      return pictures.some((picture) => (!phone || phone.contains(picture.owner)) && covers(line, picture));
    });
    const cut = [...document.querySelectorAll('body *')].filter(cutsItsWords);
    return [
      ...Object.entries({ small, spelt, beyond, under, over }).flatMap(([fault, found]) =>
        found.map(({ text }) => `${fault}: ${text}`),
      ),
      ...cut.map(({ textContent }) => `cut by its box: ${textContent?.slice(0, 40)}`),
    ];

    /** On a phone, drawn phones, posters and the platforms of a CMS are side by side, and the next ones can be scrolled to. */
    function isScrolled(element: Element): boolean {
      const list = element.closest('.gallery-strip');
      return list !== null && getComputedStyle(list).overflowX === 'auto';
    }

    function linesOfText() {
      const found: Box[] = [];
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const owner = node.parentElement;
        const text = node.textContent?.trim() ?? '';
        if (!owner || text === '' || !isRead(owner)) continue;
        const range = document.createRange();
        range.selectNodeContents(node);
        const rects = [...range.getClientRects()];
        // On a phone, a few letters in each line mean that a column is too narrow. Drawn screens are pictures.
        const isLong = rects.length > 3 && innerWidth < 400;
        if (isLong && text.length < 4 * rects.length && !owner.closest('.screen')) spelt.push({ text });
        for (const { left, right, top, bottom } of rects) {
          // Line boxes are taller than their glyphs, so the overlap of two close lines does no harm.
          const air = (bottom - top) / 4;
          if (right > left) found.push({ text, owner, left, right, top: top + air, bottom: bottom - air });
        }
      }
      return found;
    }

    /** Slides can be scrolled to; the rest is not text. */
    function isRead(element: Element): boolean {
      const elsewhere = '.hidden-visually, .skip, .carousel-slides, svg, script, style';
      return element.checkVisibility({ opacityProperty: true }) && !element.closest(elsewhere);
    }

    function cutsItsWords(element: Element): boolean {
      if (!isRead(element) || !element.textContent?.trim() || element.matches('textarea, main')) return false;
      if (element.matches('.gallery-strip') && isScrolled(element)) return false;
      const { overflowX, overflowY } = getComputedStyle(element);
      const wide = overflowX !== 'visible' && element.scrollWidth > element.clientWidth + 1;
      const high = overflowY !== 'visible' && element.scrollHeight > element.clientHeight + 1;
      return wide || high;
    }

    /** The sticky bar covers the page by design. */
    function covers(one: Box, other: Box): boolean {
      const width = Math.min(one.right, other.right) - Math.max(one.left, other.left);
      const height = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
      return (
        Math.min(width, height) > 2 && one.owner.closest('.call-bar') === other.owner.closest('.call-bar')
      );
    }
  });
}

/** Whether the page scrolls horizontally. */
export async function scrollsSideways(page: Reader): Promise<boolean> {
  await renderAll(page);
  return page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth);
}

/** The text that only the spacing of WCAG 1.4.12 makes unreadable. */
export async function unreadableIfSpaced(page: Reader): Promise<string[]> {
  const before = await unreadable(page);
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`
      * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
      p { margin-bottom: 2em !important }
    `);
    document.adoptedStyleSheets.push(sheet);
  });
  const after = await unreadable(page);
  if (await scrollsSideways(page)) after.push('the page scrolls sideways');
  await page.evaluate(() => {
    document.adoptedStyleSheets.pop();
  });
  return after.filter((text) => !before.includes(text) && !text.startsWith('spelt'));
}
