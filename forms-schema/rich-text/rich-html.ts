/** A rich text as HTML, for pages that a server writes and scripts need not know. */
import type { RichNode } from './rich-nodes.ts';

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

const escaped = (text: string): string => text.replace(/[&<>"]/g, (sign) => ENTITIES[sign] ?? sign);

/** Only the tags of the tree are tags, and only its addresses are addresses; every other sign is text. */
export function richHtml(nodes: readonly RichNode[]): string {
  return nodes
    .map((node) => {
      if (typeof node === 'string') return escaped(node);
      const { tag, href, children } = node;
      if (tag === 'br') return '<br>';
      // music goes on playing here while what is linked opens beside it
      const link = href === undefined ? '' : ` href="${escaped(href)}" target="_blank" rel="noopener noreferrer"`;
      return `<${tag}${link}>${richHtml(children)}</${tag}>`;
    })
    .join('');
}
