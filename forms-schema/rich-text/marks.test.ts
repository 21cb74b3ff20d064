import { describe, expect, it } from 'vitest';
import { type Mark, type Markup, withMark } from './marks.ts';

/** Writes the selection as [ ] in the text. */
function mark(written: string, name: Mark, markup: Markup): string {
  const start = written.indexOf('«');
  const end = written.indexOf('»') - 1;
  const { text, ...at } = withMark({ text: written.replace(/[«»]/g, ''), start, end }, name, markup);
  return `${text.slice(0, at.start)}«${text.slice(at.start, at.end)}»${text.slice(at.end)}`;
}

describe('a mark', () => {
  it('goes around the selection, and off again', () => {
    expect(mark('one «take» only', 'bold', 'html')).toBe('one <strong>«take»</strong> only');
    expect(mark('one <strong>«take»</strong> only', 'bold', 'html')).toBe('one «take» only');
    expect(mark('one «take»', 'italic', 'markdown')).toBe('one _«take»_');
    expect(mark('«»', 'bold', 'markdown')).toBe('**«»**');
  });

  it('of a link leaves its address selected', () => {
    expect(mark('see «the shop».', 'link', 'html')).toBe('see <a href="«https://»">the shop</a>.');
    expect(mark('see «the shop».', 'link', 'markdown')).toBe('see [the shop](«https://»).');
  });

  it('of a list takes whole lines', () => {
    expect(mark('a\nb«b\nc»c\nd', 'list', 'markdown')).toBe('a\n«- bb\n- cc»\nd');
    expect(mark('o«n»e', 'list', 'html')).toBe('«<ul>\n  <li>one</li>\n</ul>»');
  });
});
