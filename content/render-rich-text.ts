import { escape } from 'es-toolkit';
import { Marked, type Tokens } from 'marked';

/**
 * Renders Markdown to HTML for rich-text fields. They have no tables: each row becomes an item of a list, beginning with its
 * first cell. They have no code either, which becomes bold.
 */
export function renderRichText(source: string): string {
  const marked = new Marked({
    renderer: {
      codespan: ({ text }: Tokens.Codespan) => `<strong>${escape(text)}</strong>`,
      table({ header, rows }: Tokens.Table) {
        const render = ({ tokens }: Tokens.TableCell) => this.parser.parseInline(tokens);
        const items = rows.map(([first, ...cells]) => {
          const values = cells.flatMap((cell, index) => {
            const title = header[index + 1];
            const value = render(cell);
            return value === '' ? [] : [title?.text ? `${render(title)}: ${value}` : value];
          });
          return `<li><p><strong>${first ? render(first) : ''}</strong><br />${values.join('<br />')}</p></li>`;
        });
        return `<ul>${items.join('')}</ul>`;
      },
    },
  });
  return marked.parse(source, { async: false });
}
