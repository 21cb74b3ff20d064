import type { Markup } from './marks.ts';

const LINK = /\[(?<words>[^\]]*)\]\((?<href>[^)\s]+)\)/g;

/** The words of a rich text without its marks, on one line. */
export function plainText(text: string, markup: Markup = 'html'): string {
  const words =
    markup === 'html'
      ? text.replace(/<[^>]*>/g, ' ')
      : text
          .replace(LINK, (_, label: string, href: string) => label || href)
          .replace(/\*\*|^[-*]\s+|(?<![\p{L}\d])_(?=\S)|(?<=\S)_(?![\p{L}\d])/gmu, '');
  return words.replace(/\s+/g, ' ').trim();
}
