/**
 * Removes parts of React's output that a page does not need: the comments between pieces of text, and the end tags of empty
 * shapes. The message area of a form, which React compares with its own rendering during hydration, has neither.
 */
export function shortHtml(html: string): string {
  return shapes.reduce(closeAtOnce, html.replaceAll('<!-- -->', ''));
}

const shapes = ['path', 'circle', 'ellipse', 'rect', 'line', 'polygon', 'polyline'];

// A shape may have content, such as a title, whose end comes directly before its own.
function closeAtOnce(html: string, shape: string): string {
  const endTag = `></${shape}>`;
  const pieces = html.split(endTag);
  const last = pieces.pop() ?? '';
  const isEmpty = (piece: string) => piece.slice(piece.lastIndexOf('<')).startsWith(`<${shape} `);
  return pieces.map((piece) => piece + (isEmpty(piece) ? '/>' : endTag)).join('') + last;
}
