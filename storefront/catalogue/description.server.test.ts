// @vitest-environment node
import { expect, it } from 'vitest';
import { renderDescription as described, chooseText } from './description.server.ts';

it.each([
  ['fr', 'une traite', 'one take', 'une traite'],
  ['en', 'une traite', 'one take', 'one take'],
  ['zh', 'une traite', 'one take', 'one take'],
  ['fr', null, 'one take', 'one take'],
  ['en', 'une traite', '', 'une traite'],
  ['en', null, null, ''],
] as const)('falls back to the other language in %s', (language, description_fr, description_en, text) =>
  expect(chooseText({ description_fr, description_en }, language)).toBe(text),
);

const inEnglish = (description_en: string) => described({ description_en, description_fr: null }, 'en');

it('renders paragraphs, lists, emphasis and links as HTML and their text as summary', () => {
  expect(inEnglish('In **one** _take_.\nBy the sea.\n\n- loud\n- [soft](https://example.com/?a=1&b=2)')).toEqual({
    html:
      '<p>In <strong>one</strong> <em>take</em>.<br>By the sea.</p><ul><li>loud</li>' +
      '<li><a href="https://example.com/?a=1&amp;b=2" target="_blank" rel="noopener noreferrer">soft</a></li></ul>',
    summary: 'In one take. By the sea. loud soft',
  });
});

it.each([
  ['<script>alert(1)</script>', '<p>&lt;script&gt;alert(1)&lt;/script&gt;</p>'],
  ['[take](javascript:alert`1`)', '<p>take</p>'],
  ['[a](https://example.com/"onclick="alert`1`)', '<p><a href="https://example.com/&quot;onclick=&quot;alert`1`"'],
  ['**<img src=x onerror=alert(1)>**', '<p><strong>&lt;img src=x onerror=alert(1)&gt;</strong></p>'],
])('%s can do nothing', (text, html) => expect(inEnglish(text).html).toContain(html));

it('truncates a long summary', () => expect(inEnglish('salt '.repeat(900)).summary).toHaveLength(300));
