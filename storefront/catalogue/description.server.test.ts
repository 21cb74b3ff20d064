import { expect, it } from 'vitest';
import { renderDescription, chooseText } from './description.server.ts';

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

const renderEnglish = (description_en: string) => renderDescription({ description_en, description_fr: null }, 'en');

it('renders allowed HTML with links that open in a new tab, and its text as summary', () => {
  const text =
    '<p>In <strong>one</strong> <em>take</em>.<br />By the sea.</p><ul><li><p>loud</p></li>' +
    '<li><p><a href="https://example.com/?a=1&amp;b=2">soft</a></p></li></ul>';
  expect(renderEnglish(text)).toEqual({
    html: text.replace('&amp;b=2"', '&amp;b=2" target="_blank" rel="noopener noreferrer"'),
    summary: 'In one take. By the sea. loud soft',
  });
});

it.each([
  ['<script>alert(1)</script>', ''],
  ['<p><a href="javascript:alert`1`">take</a></p>', '<p>take</p>'],
  ['<p onclick="alert`1`">take<img src=x onerror=alert(1)></p>', '<p>take</p>'],
  ['</div></section><p><strong>take', '<p><strong>take</strong></p>'],
])('sanitizes %s', (text, html) => expect(renderEnglish(text).html).toBe(html));

it('truncates a long summary', () => expect(renderEnglish('salt '.repeat(900)).summary).toHaveLength(300));
