/** Reads a page's metadata from its HTML. */
export function readHead(html: string) {
  return {
    title: text(html.match(/<title>(.*?)<\/title>/)?.[1]),
    description: text(html.match(/<meta name="description" content="(.*?)"/)?.[1]),
    keywords: text(html.match(/<meta name="keywords" content="(.*?)"/)?.[1]),
    canonical: text(html.match(/<link rel="canonical" href="(.*?)"/)?.[1]),
    headings: [...html.matchAll(/<h1[\s>]/g)].length,
    styles: [...html.matchAll(/<style>(.*?)<\/style>/gs)].map(([, styles]) => styles),
  };
}

/** Reads one form of a page: its values and messages. */
export function readForm(html: string, name: string) {
  const form = html.split(`data-enquiry="${name}"`)[1]?.split('</form>')[0] ?? '';
  const input = (field: string) =>
    text(form.match(new RegExp(`<input[^>]* name="${field}"[^>]*>`))?.[0].match(/ value="(.*?)"/)?.[1]);
  return {
    values: {
      name: input('name') ?? '',
      email: input('email') ?? '',
      phone: input('phone') ?? '',
      subject: input('subject') ?? '',
      message: text(form.match(/<textarea[^>]*>(.*?)<\/textarea>/s)?.[1]?.replace(/^\n/, '')) ?? '',
    },
    error: (field: string) => text(form.match(new RegExp(`id="${name}-${field}-error"[^>]*>(.*?)<`))?.[1]),
    says: (message: string) => text(form)?.includes(message) ?? false,
  };
}

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" };

function text(html: string | undefined): string | undefined {
  return html?.replace(/&(\w+|#x27);/g, (whole, name) => entities[name] ?? whole);
}
