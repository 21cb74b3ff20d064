/**
 * A rich text as a tree of the few elements we show. Everything else is dropped or taken for text, so that what came
 * from outside can never run or dress up as part of the page.
 */
import { isUrl } from '../predicates.ts';
import type { Markup } from './marks.ts';

export type RichTag = 'p' | 'br' | 'strong' | 'em' | 'a' | 'ul' | 'ol' | 'li' | 'blockquote';
export type RichNode =
  string | { readonly tag: RichTag; readonly href?: string; readonly children: readonly RichNode[] };

const TAGS: Readonly<Record<string, RichTag>> = {
  P: 'p',
  DIV: 'p',
  BR: 'br',
  STRONG: 'strong',
  B: 'strong',
  EM: 'em',
  I: 'em',
  A: 'a',
  UL: 'ul',
  OL: 'ol',
  LI: 'li',
  BLOCKQUOTE: 'blockquote',
};
/** Whose text is no text for readers. */
const UNREAD = new Set(['SCRIPT', 'STYLE', 'TEMPLATE', 'TITLE', 'NOSCRIPT', 'IFRAME', 'OBJECT', 'SVG', 'MATH']);

function fromElement(parent: Node): RichNode[] {
  return [...parent.childNodes].flatMap((node): RichNode[] => {
    if (node.nodeType === 3) return node.textContent ? [node.textContent] : [];
    const name = node.nodeName.toUpperCase();
    if (node.nodeType !== 1 || UNREAD.has(name)) return [];
    const children = fromElement(node);
    const tag = Object.hasOwn(TAGS, name) ? TAGS[name] : undefined;
    if (!tag) return children;
    if (tag !== 'a') return [{ tag, children }];
    const href = (node as Element).getAttribute('href') ?? '';
    return isUrl(href) ? [{ tag, href, children }] : children;
  });
}

const INLINE =
  /\*\*(?<bold>.+?)\*\*|(?<![\p{L}\d])_(?<italic>.+?)_(?![\p{L}\d])|\[(?<words>[^\]]*)\]\((?<href>[^)\s]+)\)/su;

function inline(text: string): RichNode[] {
  const found = INLINE.exec(text);
  if (!found) return text === '' ? [] : [text];
  const { bold, italic, words = '', href = '' } = found.groups ?? {};
  const before = text.slice(0, found.index);
  const rest = inline(text.slice(found.index + found[0].length));
  const start: RichNode[] = before === '' ? [] : [before];
  if (bold !== undefined) return [...start, { tag: 'strong', children: inline(bold) }, ...rest];
  if (italic !== undefined) return [...start, { tag: 'em', children: inline(italic) }, ...rest];
  const label = inline(words === '' ? href : words);
  return [...start, ...(isUrl(href) ? [{ tag: 'a' as const, href, children: label }] : label), ...rest];
}

const BULLET = /^[-*]\s+/;

function fromMarkdown(text: string): RichNode[] {
  return text.split(/\n\s*\n/).flatMap((block): RichNode[] => {
    const lines = block.split('\n').filter((line) => line.trim() !== '');
    if (lines.length === 0) return [];
    const [first = ''] = lines;
    if (BULLET.test(first)) {
      return [
        { tag: 'ul', children: lines.map((line) => ({ tag: 'li', children: inline(line.replace(BULLET, '')) })) },
      ];
    }
    const children = lines.flatMap((line, index): RichNode[] =>
      index === 0 ? inline(line) : [{ tag: 'br', children: [] }, ...inline(line)],
    );
    return [{ tag: 'p', children }];
  });
}

/** Reads HTML with the browser's own parser, into a document that loads and runs nothing. */
export function richNodes(text: string, markup: Markup = 'html'): RichNode[] {
  if (markup === 'markdown') return fromMarkdown(text);
  return fromElement(new DOMParser().parseFromString(text, 'text/html').body);
}
