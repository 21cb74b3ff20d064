import type { Extensions } from '@tiptap/core';
import { ListItem } from '@tiptap/extension-list';
import StarterKit from '@tiptap/starter-kit';
import { HEADING_LEVELS, isAllowedLink, LINK_SCHEMES } from '#domain/rich-text/allowed-html.ts';

/** Tab leaves the editor in a list, too, as it leaves every input. */
const Item = ListItem.extend({
  addKeyboardShortcuts() {
    return { Enter: () => this.editor.commands.splitListItem(this.name) };
  },
});

/** What the editor can write: the elements that are allowed, no others. */
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

/** Pasted headings of pages and of Word, as far as there are such levels here. */
export function withOwnHeadings(html: string): string {
  return html.replace(/(<\/?)h([1456])\b/gi, (_, start: string, level: string) => `${start}h${level === '1' ? 2 : 3}`);
}
