/**
 * Removes parts of React's output that a page does not need: the comments between pieces of text, and the end tags of empty
 * shapes. A form keeps both, because React compares it with its own rendering during hydration.
 */
export function shortHtml(html: string): string {
  const [start = '', ...forms] = html.split('<form');
  const rest = forms.map((part) => {
    const end = part.indexOf('</form>');
    return part.slice(0, end) + withoutOptionalMarkup(part.slice(end));
  });
  return [withoutOptionalMarkup(start), ...rest].join('<form');
}

function withoutOptionalMarkup(html: string): string {
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
