import { unescape } from 'es-toolkit';

const LINE_ENDS = /<\/(?:p|li|h[1-6]|blockquote|div)>|<br\s*\/?>/gi;

/** Converts HTML to plain text on one line. */
export function extractPlainText(html: string): string {
  const words = html.replace(LINE_ENDS, ' ').replace(/<[^>]*>/g, '');
  return unescape(words.replace(/&nbsp;/g, ' '))
    .replace(/\s+/g, ' ')
    .trim();
}
