// The part of YAML that compose.yaml uses: nested maps, lists of scalars, lists in brackets and comments. Every other line
// is an error. Scalars stay text.

export type Yaml = string | Yaml[] | { [key: string]: Yaml };

type Line = { indent: number; text: string };

export function parseYaml(source: string): Yaml {
  const lines = source
    .split('\n')
    .map((line) => ({ indent: line.search(/\S/), text: line.trim() }))
    .filter(({ text }) => text !== '' && !text.startsWith('#'));
  const value = block(lines, 0);
  if (lines.length > 0) throw new Error(`This line is indented wrongly: ${lines[0]?.text}`);
  return value;
}

/** Removes the lines of one block and returns its value. */
function block(lines: Line[], indent: number): Yaml {
  if (lines[0]?.text.startsWith('- ')) return list(lines, indent);
  const map: { [key: string]: Yaml } = {};
  while (lines[0]?.indent === indent) {
    const { text } = lines.shift() as Line;
    const [, key, rest = ''] = /^([\w-]+):(?: (.+))?$/.exec(text) ?? [];
    if (key === undefined || key in map) throw new Error(`This is no new key: ${text}`);
    const next = lines[0]?.indent ?? -1;
    map[key] = rest === '' && next > indent ? block(lines, next) : scalar(rest);
  }
  return map;
}

function list(lines: Line[], indent: number): Yaml[] {
  const items: Yaml[] = [];
  while (lines[0]?.indent === indent) {
    const { text } = lines.shift() as Line;
    if (!text.startsWith('- ')) throw new Error(`This is no item of a list: ${text}`);
    items.push(scalar(text.slice(2)));
  }
  return items;
}

function scalar(text: string): Yaml {
  if (text.startsWith('"')) return JSON.parse(text);
  if (text.startsWith('[')) return text.includes('"') ? JSON.parse(text) : text.slice(1, -1).split(', ');
  if (/^[&*!|>'%@`{]|^- | #|: /.test(text)) throw new Error(`This is not read here: ${text}`);
  return text;
}
