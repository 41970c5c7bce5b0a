// Functions that run inside a page and judge its drawings; `contrastOf` is in each page.

/** Text in a drawing that is under 12 px, outside the drawing, or overlapping other text. */
export function poorWords(): string[] {
  return [...document.querySelectorAll('svg[role="img"], [role="img"] > svg')].flatMap((drawing) => {
    // The words of a symbol have no place of their own: they are where the symbol is used.
    const words = [...drawing.querySelectorAll<SVGTextElement>('text:not(symbol text)')];
    const edge = drawing.getBoundingClientRect();
    return words.flatMap((word, index) => {
      const { a = 0, b = 0 } = word.getScreenCTM() ?? {};
      const size = Number.parseFloat(getComputedStyle(word).fontSize) * Math.hypot(a, b);
      const box = word.getBoundingClientRect();
      const isWithin = box.left > edge.left - 1 && box.right < edge.right + 1 && box.bottom < edge.bottom + 4;
      return [
        ...(size < 12 ? [`${word.textContent}: ${size.toFixed(1)} px`] : []),
        ...(isWithin ? [] : [`${word.textContent}: cut`]),
        ...words
          .slice(index + 1)
          .filter((other) => meets(box, other.getBoundingClientRect()))
          .map((other) => `${word.textContent}: over ${other.textContent}`),
      ];
    });
  });

  /** Line boxes are taller than their glyphs, so close lines overlap by a few pixels without harm. */
  function meets(box: DOMRect, next: DOMRect): boolean {
    const across = Math.min(box.right, next.right) - Math.max(box.left, next.left);
    const down = Math.min(box.bottom, next.bottom) - Math.max(box.top, next.top);
    return across > 0 && down > 0 && Math.min(across, down) > 4;
  }
}

/** Text in a drawing whose contrast to the pixels below it, at nine points, is below WCAG AA. */
export function faintWords(): string[] {
  const faint: string[] = [];
  for (const drawing of document.querySelectorAll('svg[role="img"], [role="img"] > svg')) {
    for (const word of drawing.querySelectorAll('text:not(symbol text)')) {
      word.scrollIntoView({ block: 'center' });
      const { left, top, width, height } = word.getBoundingClientRect();
      for (const across of [0.1, 0.5, 0.9]) {
        for (const down of [0.3, 0.5, 0.7]) {
          const ground = groundAt(drawing, left + across * width, top + down * height);
          const contrast = contrastOf(getComputedStyle(word).fill, ground);
          if (contrast < 4.5) faint.push(`${word.textContent}: ${contrast.toFixed(1)} on ${ground}`);
        }
      }
    }
  }
  return [...new Set(faint)];

  function groundAt(drawing: Element, x: number, y: number): string {
    for (const shape of document.elementsFromPoint(x, y)) {
      if (!(shape instanceof SVGGeometryElement) || !drawing.contains(shape)) continue;
      const { fill, stroke, opacity } = getComputedStyle(shape);
      if (opacity !== '1') continue;
      const local = new DOMPoint(x, y).matrixTransform(shape.getScreenCTM()?.inverse());
      return fill !== 'none' && shape.isPointInFill(local) ? fill : stroke;
    }
    for (let element: Element | null = drawing; element; element = element.parentElement) {
      const { backgroundColor } = getComputedStyle(element);
      if (backgroundColor !== 'rgba(0, 0, 0, 0)') return backgroundColor;
    }
    return 'rgb(255, 255, 255)';
  }
}
