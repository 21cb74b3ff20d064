import { describe, expect, it } from 'vitest';
import { isAllowedHtml } from './allowed-html.ts';
import { extractPlainText } from './plain-text.ts';
import { sanitizeForPage, sanitizeRichText } from './sanitize-rich-text.ts';

describe('an HTML text as it is stored', () => {
  it.each([
    '<p>One <strong>take</strong>, <em>live</em><br />by the sea</p>',
    '<h2>Side A</h2><h3>Notes</h3><blockquote><p>Loud.</p></blockquote>',
    '<ul><li><p>loud</p></li></ul><ol start="3"><li><p>soft</p></li></ol>',
    '<p><a href="https://example.com/?a=1&amp;b=2">shop</a> <a href="mailto:lea@example.com">Léa</a></p>',
    '<p><a href="/vinyl-shop?genre=8">pop</a></p>',
    'I &lt;3 it &amp; more',
  ])('keeps %s', (html) => expect(sanitizeRichText(html)).toBe(html));

  it.each([
    ['<script>alert(1)</script>safe', 'safe'],
    ['<img src=x onerror=alert(1)>safe', 'safe'],
    ['<a href="javascript:alert(1)">safe</a>', 'safe'],
    ['<a href=" java\nscript:alert(1)">safe</a>', 'safe'],
    ['<a href="//example.com">safe</a>', 'safe'],
    ['<a href="/\\example.com">safe</a>', 'safe'],
    ['<a href="vinyl-shop">safe</a>', 'safe'],
    ['<a href="data:text/html,x">safe</a>', 'safe'],
    ['<p style="position:fixed" onclick="alert(1)" class="MuiAlert-root">safe</p>', '<p>safe</p>'],
    ['<svg><style>*{display:none}</style></svg>safe', 'safe'],
    ['<form action="https://evil.example"><button>safe</button></form>', 'safe'],
    ['</div></section><p>safe', '<p>safe</p>'],
    ['<p><strong>safe', '<p><strong>safe</strong></p>'],
    ['<!-- hidden -->safe', 'safe'],
    ['1 < 2 & 3', '1 &lt; 2 &amp; 3'],
  ])('%s becomes %s', (html, clean) => expect(sanitizeRichText(html)).toBe(clean));

  it.each(['<p></p>', ' ', '<p><br></p><p>&nbsp;</p>', '<script>alert(1)</script>'])('%j has no text', (html) =>
    expect(sanitizeRichText(html)).toBe(''),
  );

  it('does not change when it is saved again', () => {
    const sanitized = sanitizeRichText('<div><a href=https://example.com/?a=1&b="2">a & b</a><b>c</b></div>');
    expect(sanitizeRichText(sanitized)).toBe(sanitized);
  });
});

it.each([
  [
    '<a href="https://example.com/" target="top">shop</a>',
    '<a href="https://example.com/" target="_blank" rel="noopener noreferrer">shop</a>',
  ],
  ['<a href="/about#team">about</a>', '<a href="/fr/qui-sommes-nous#team">about</a>'],
])('on a French page, %s becomes %s', (html, shown) => expect(sanitizeForPage(html, 'fr')).toBe(shown));

it.each([
  ['<p>In <strong>one</strong> take.</p><p>By the sea.<br>Twice.</p>', 'In one take. By the sea. Twice.'],
  ['<h3>Side A</h3><ul><li><p>loud</p></li><li><p>soft</p></li></ul>', 'Side A loud soft'],
  ['s<em>al</em>t &amp; &lt;b&gt;&nbsp;signal', 'salt & <b> signal'],
])('%s reads %s', (html, words) => expect(extractPlainText(html)).toBe(words));

it.each([
  ['<p>One <b>take</b></p>', true],
  ['3 < 4', true],
  ['<table><tr><td>A</td></tr></table>', false],
  ['<p>One <img src="a.png"></p>', false],
])('the editor can show all of %s: %s', (html, isShown) => expect(isAllowedHtml(html)).toBe(isShown));
