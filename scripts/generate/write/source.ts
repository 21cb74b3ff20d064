// Prints values as TypeScript source (two spaces, single quotes, 120 columns).

/** Source code in place of a value, such as the name of a constant. */
export class Code {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

export type Literal =
  null | undefined | boolean | number | string | Code | readonly Literal[] | { readonly [key: string]: Literal };

const WIDTH = 120;

/**
 * Prints a value; omits undefined entries.
 * @param columnsBefore columns in front of the value on its line
 */
export function print(value: Literal, indent = 0, columnsBefore = indent): string {
  const flat = printFlat(value);
  if (columnsBefore + flat.length + 1 <= WIDTH && !flat.includes('\n')) return flat;
  const inner = ' '.repeat(indent + 2);
  const outer = ' '.repeat(indent);
  if (isList(value)) {
    const simple = value.every((entry) => typeof entry === 'string' || typeof entry === 'number');
    if (simple)
      return `[\n${fill(
        value.map((entry) => printFlat(entry)),
        inner,
      )}\n${outer}]`;
    return `[\n${value.map((entry) => `${inner}${print(entry, indent + 2)},`).join('\n')}\n${outer}]`;
  }
  if (typeof value === 'object' && value !== null && !(value instanceof Code)) {
    const lines = listEntries(value).map(([key, entry]) => {
      const start = `${inner}${printKey(key)}: `;
      if (entry instanceof Code && entry.text.startsWith('get ')) return `${inner}${entry.text},`;
      return `${start}${print(entry, indent + 2, start.length)},`;
    });
    return `{\n${lines.join('\n')}\n${outer}}`;
  }
  return flat;
}

export function printString(text: string): string {
  const inner = JSON.stringify(text).slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'");
  return text.includes("'") && !text.includes('"') ? JSON.stringify(text) : `'${inner}'`;
}

export function printKey(key: string): string {
  // `__proto__: …` would set the prototype
  if (key === '__proto__') return `['__proto__']`;
  return /^[\p{L}_$][\p{L}\p{N}_$]*$/u.test(key) || /^(0|[1-9]\d*)$/.test(key) ? key : printString(key);
}

function printFlat(value: Literal): string {
  if (value instanceof Code) return value.text;
  if (typeof value === 'string') return printString(value);
  if (isList(value)) return `[${value.map(printFlat).join(', ')}]`;
  if (typeof value === 'object' && value !== null) {
    const entries = listEntries(value).map(([key, entry]) =>
      entry instanceof Code && entry.text.startsWith('get ') ? entry.text : `${printKey(key)}: ${printFlat(entry)}`,
    );
    return entries.length === 0 ? '{}' : `{ ${entries.join(', ')} }`;
  }
  return String(value);
}

// fills each line with as many entries as fit
function fill(entries: readonly string[], indent: string): string {
  const lines: string[] = [];
  let line = indent;
  for (const entry of entries) {
    if (line !== indent && line.length + entry.length + 2 > WIDTH) {
      lines.push(line.trimEnd());
      line = indent;
    }
    line += `${entry}, `;
  }
  return [...lines, line.trimEnd()].join('\n');
}

function listEntries(value: { readonly [key: string]: Literal }): [string, Literal][] {
  return Object.entries(value).filter(([, entry]) => entry !== undefined);
}

function isList(value: Literal): value is readonly Literal[] {
  return Array.isArray(value);
}
