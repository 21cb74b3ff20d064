import { expect, it } from 'vitest';
import { plainText } from './plain-text.ts';
import { unknownMark } from './unknown-mark.ts';

it.each([
  'One take.\n\nBy **the sea**, _live_, with [friends](https://example.com/a_b).',
  '- loud\n- soft\n* both',
  'I <3 it: 3 < 4 > 2, #1 of the year, [sic] (really) and a_b_c.',
  '[Write](mailto:lea@example.com)',
])('%j is shown as it is meant', (text) => expect(unknownMark(text)).toBeUndefined());

it.each([
  ['One <b>take</b>', '<b>'],
  ['<script>alert(1)</script>', '<script>'],
  ['take</p>', '</p>'],
  ['open <img src=x onerror=alert(1)', '<img src=x onerror=alert(1)'],
  ['<!-- hidden -->', '<!-- hidden -->'],
  ['Liner\n## Notes', '## Notes'],
  ['![cover](https://example.com/a.png)', '![cover](https://example.com/a.png)'],
  ['[take](javascript:alert(1))', '[take](javascript:alert(1)'],
  ['[take](//example.com)', '[take](//example.com)'],
  [`<a title="${'x'.repeat(50)}">`, `<a title="${'x'.repeat(29)}…`],
])('%j is not, because of %s', (text, mark) => expect(unknownMark(text)).toBe(mark));

it.each([
  ['One **take**,\n\n_by_ the [sea](https://example.com/).\n- loud a_b_c', 'One take, by the sea. loud a_b_c'],
  ['[](https://example.com/) 2 * 3', 'https://example.com/ 2 * 3'],
])('%j reads %j without its marks', (text, words) => expect(plainText(text, 'markdown')).toBe(words));
