/**
 * Leaves out what React writes and the standard does not ask for: the slash of a void element, the end tags of list items
 * and of shapes, and the comments between pieces of text. The document that a browser builds stays the same. A form keeps
 * its comments and its end tags, because React compares it with its own rendering when it takes it over.
 */
export function shortHtml(html: string): string {
  const [start = '', ...forms] = html.replaceAll('/>', '>').split('<form');
  const rest = forms.map((part) => {
    const end = part.indexOf('</form>');
    return part.slice(0, end) + withoutOptionalMarkup(part.slice(end));
  });
  return [withoutOptionalMarkup(start), ...rest].join('<form');
}

function withoutOptionalMarkup(html: string): string {
  return shapes.reduce(closeAtOnce, html.replace(/<!-- -->|<\/li>/g, ''));
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
