/** Writing marks into a text, as the buttons above it do. Pure. */
import type { FieldDefinition } from '#generated/definitions.ts';

export type Markup = NonNullable<FieldDefinition['markup']>;
export type Mark = 'bold' | 'italic' | 'link' | 'list';

/** A text and what is selected in it. */
export interface Selected {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

const AROUND: Readonly<Record<Markup, Record<'bold' | 'italic', readonly [string, string]>>> = {
  html: { bold: ['<strong>', '</strong>'], italic: ['<em>', '</em>'] },
  markdown: { bold: ['**', '**'], italic: ['_', '_'] },
};
const ADDRESS = 'https://';

function around({ text, start, end }: Selected, before: string, after: string): Selected {
  const outer = text.slice(start - before.length, start) === before && text.slice(end, end + after.length) === after;
  if (outer && start >= before.length) {
    const rest = text.slice(0, start - before.length) + text.slice(start, end) + text.slice(end + after.length);
    return { text: rest, start: start - before.length, end: end - before.length };
  }
  const marked = text.slice(0, start) + before + text.slice(start, end) + after + text.slice(end);
  return { text: marked, start: start + before.length, end: end + before.length };
}

/** The address is selected afterwards, to be typed over. */
function link({ text, start, end }: Selected, markup: Markup): Selected {
  const words = text.slice(start, end);
  const [before, between, after] = markup === 'html' ? ['<a href="', `">${words}`, '</a>'] : [`[${words}](`, '', ')'];
  const at = start + before.length;
  return {
    text: text.slice(0, start) + before + ADDRESS + between + after + text.slice(end),
    start: at,
    end: at + ADDRESS.length,
  };
}

/** Whole lines become entries. */
function list({ text, start, end }: Selected, markup: Markup): Selected {
  const from = text.lastIndexOf('\n', start - 1) + 1;
  const stop = text.indexOf('\n', end);
  const to = stop < 0 ? text.length : stop;
  const lines = text.slice(from, to).split('\n');
  const entries =
    markup === 'html'
      ? ['<ul>', ...lines.map((line) => `  <li>${line}</li>`), '</ul>'].join('\n')
      : lines.map((line) => `- ${line}`).join('\n');
  return { text: text.slice(0, from) + entries + text.slice(to), start: from, end: from + entries.length };
}

/** The text with a mark set on the selection, or taken off where bold or italic was set exactly there. */
export function withMark(selected: Selected, mark: Mark, markup: Markup): Selected {
  if (mark === 'link') return link(selected, markup);
  if (mark === 'list') return list(selected, markup);
  return around(selected, ...AROUND[markup][mark]);
}
