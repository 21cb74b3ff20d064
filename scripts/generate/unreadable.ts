import { isObject } from './model/json.ts';
import type { Json } from './model/json.ts';

/** Why a text is neither a description nor a part of one, whatever its format; undefined where it may be. */
export function unusableText(text: string): string | undefined {
  if (text.trim() === '') return 'The file is empty.';
  if (!/^\uFEFF?\s*<(!doctype html|html|\?xml|head|body)/i.test(text)) return undefined;
  return 'This is an HTML or XML page, not a description. Give the address of the YAML or JSON itself.';
}

/** Why a text is no description; undefined where it may be one. */
export function unusableDescription(text: string, read: Json): string | undefined {
  return unusableText(text) ?? (isObject(read) ? undefined : 'This is not an OpenAPI description.');
}

const CODES: Readonly<Record<string, string>> = {
  ENOENT: 'There is no such file.',
  EACCES: 'The file cannot be opened for lack of permission.',
  EISDIR: 'This is a folder.',
};

/** Why a file or an address could not be read, as a sentence. */
export function failureText(error: unknown): string {
  if (!(error instanceof Error)) return sentence(String(error));
  const { message, code = '', cause, originalError } = error as ReadError;
  if (originalError instanceof Error) return failureText(originalError);
  if (message === 'fetch failed')
    return `The address cannot be reached (${(cause as ReadError | undefined)?.code ?? String(cause)}).`;
  const status = /^Failed to load .*: (\d{3}.*)$/.exec(message)?.[1];
  if (status !== undefined) return `The server answered ${status.trim()}.`;
  if (message.startsWith('Expected a file but received a folder')) return 'This is a folder.';
  return CODES[code] ?? sentence(message);
}

/** An error of Node, or one that the bundler made of it. */
type ReadError = Error & { code?: string; originalError?: unknown };

// what a parser says goes on for lines that show the place
function sentence(text: string): string {
  const line = (text.split('\n')[0] ?? '').trim().replace(/\.$/, '');
  return `${line.charAt(0).toUpperCase()}${line.slice(1)}.`;
}
