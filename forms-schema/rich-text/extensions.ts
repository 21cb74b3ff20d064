import type { Extensions } from '@tiptap/core';
import { ListItem } from '@tiptap/extension-list';
import StarterKit from '@tiptap/starter-kit';
import { HEADING_LEVELS, isAllowedLink, LINK_SCHEMES } from '#domain/rich-text/allowed-html.ts';

/** Without the Tab shortcut, so that Tab leaves the editor inside lists too. */
const Item = ListItem.extend({
  addKeyboardShortcuts() {
    return { Enter: () => this.editor.commands.splitListItem(this.name) };
  },
});

/** Editor extensions for the allowed elements. */
export const EXTENSIONS: Extensions = [
  StarterKit.configure({
    code: false,
    codeBlock: false,
    dropcursor: false,
    gapcursor: false,
    horizontalRule: false,
    listItem: false,
    strike: false,
    trailingNode: false,
    underline: false,
    heading: { levels: [...HEADING_LEVELS] },
    link: {
      openOnClick: false,
      defaultProtocol: 'https',
      protocols: [...LINK_SCHEMES],
      isAllowedUri: isAllowedLink,
      HTMLAttributes: { target: null, rel: null },
    },
  }),
  Item,
];

/** Maps pasted headings to the allowed levels. */
export function mapPastedHeadings(html: string): string {
  return html.replace(/(<\/?)h([1456])\b/gi, (_, start: string, level: string) => `${start}h${level === '1' ? 2 : 3}`);
}
