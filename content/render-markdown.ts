import { Marked, Renderer, type Tokens } from 'marked';
import { slugify } from '#domain/slug.ts';

/** Rendered Markdown with its second-level headings, which the table of contents links to. */
export interface RenderedMarkdown {
  readonly html: string;
  readonly sections: readonly Section[];
}

export interface Section {
  readonly id: string;
  readonly title: string;
}

/**
 * Renders Markdown of this repository, which may contain HTML, to HTML. `toHref` translates links that begin with a slash
 * to the page's language; other links open as they are.
 */
export function renderMarkdown(source: string, toHref: (path: string) => string): RenderedMarkdown {
  const sections: Section[] = [];
  const marked = new Marked({
    renderer: {
      heading({ tokens, depth, text }: Tokens.Heading) {
        const title = this.parser.parseInline(tokens);
        const id = buildId(text, sections);
        if (depth === 2) sections.push({ id, title: toPlainText(title) });
        return `<h${depth} id="${id}">${title}</h${depth}>\n`;
      },
      link({ href, tokens }: Tokens.Link) {
        const text = this.parser.parseInline(tokens);
        return href.startsWith('/')
          ? `<a href="${escapeAttribute(toHref(href))}">${text}</a>`
          : `<a href="${escapeAttribute(href)}" rel="noopener">${text}</a>`;
      },
      // a wide table scrolls by itself, also by keyboard
      table(token: Tokens.Table) {
        const label = sections.at(-1);
        // the corner of a table is no heading
        const table = Renderer.prototype.table.call(this, token).replaceAll(/<th[^>]*><\/th>/g, '<td></td>');
        return `<div class="table" role="region" tabindex="0"${label ? ` aria-labelledby="${label.id}"` : ''}>${table}</div>`;
      },
    },
  });
  const html = marked.parse(source, { async: false });
  return { html, sections };
}

/** Renders inline Markdown, such as the answer of a question. */
export function renderInline(source: string, toHref: (path: string) => string): string {
  return renderMarkdown(source, toHref)
    .html.trim()
    .replace(/^<p>([\s\S]*)<\/p>$/, '$1');
}

function buildId(text: string, sections: readonly Section[]): string {
  const slug = slugify(text) || `section-${sections.length + 1}`;
  const taken = sections.filter(({ id }) => id === slug).length;
  return taken > 0 ? `${slug}-${sections.length + 1}` : slug;
}

const toPlainText = (html: string): string => html.replace(/<[^>]+>/g, '');

const escapeAttribute = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
