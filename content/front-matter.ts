import { parse } from 'yaml';

/** A Markdown file with YAML front matter, split. */
export interface MarkdownFile {
  /** the parsed front matter; checked by the tests of the folder */
  readonly data: Readonly<Record<string, unknown>>;
  readonly body: string;
}

const FRONT_MATTER = /^---\r?\n([\s\S]*?)\r?\n---\r?\n?/;

/** Splits a Markdown file into front matter and body. Throws when it has no front matter. */
export function parseMarkdownFile(source: string): MarkdownFile {
  const match = FRONT_MATTER.exec(source);
  if (!match) throw new Error('a content file begins with front matter between two lines of ---');
  return { data: parse(match[1] ?? '') as MarkdownFile['data'], body: source.slice(match[0].length) };
}
