import { isObject } from './model/json.ts';
import type { Json } from './model/json.ts';

/** Explains why a text is no part of a description; undefined when it may be one. */
export function explainUnusableText(text: string): string | undefined {
  if (text.trim() === '') return 'The file is empty.';
  if (!/^\uFEFF?\s*<(!doctype html|html|\?xml|head|body)/i.test(text)) return undefined;
  return 'This is an HTML or XML page, not a description. Give the address of the YAML or JSON itself.';
}

/** Explains why a text is no description; undefined when it may be one. */
export function explainUnusableDescription(text: string, parsed: Json): string | undefined {
  return explainUnusableText(text) ?? (isObject(parsed) ? undefined : 'This is not an OpenAPI description.');
}

const CODES: Readonly<Record<string, string>> = {
  ENOENT: 'There is no such file.',
  EACCES: 'The file cannot be opened for lack of permission.',
  EISDIR: 'This is a folder.',
};

/** Formats the error of reading a file or an address as a sentence. */
export function formatFailure(error: unknown): string {
  if (!(error instanceof Error)) return toSentence(String(error));
  const { message, code = '', cause, originalError } = error as ReadError;
  if (originalError instanceof Error) return formatFailure(originalError);
  if (message === 'fetch failed')
    return `The address cannot be reached (${(cause as ReadError | undefined)?.code ?? String(cause)}).`;
  const status = /^Failed to load .*: (\d{3}.*)$/.exec(message)?.[1];
  if (status !== undefined) return `The server answered ${status.trim()}.`;
  if (message.startsWith('Expected a file but received a folder')) return 'This is a folder.';
  return CODES[code] ?? toSentence(message);
}

/** An error of Node, or the bundler's wrapper of one. */
type ReadError = Error & { code?: string; originalError?: unknown };

// further lines of a parser's message show the place
function toSentence(text: string): string {
  const line = (text.split('\n')[0] ?? '').trim().replace(/\.$/, '');
  return `${line.charAt(0).toUpperCase()}${line.slice(1)}.`;
}
