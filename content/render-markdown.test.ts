import { expect, it } from 'vitest';
import { renderInline, renderMarkdown } from './render-markdown.ts';

const toHref = (path: string) => `/fr${path}`;

it('lists the sections, with ids from their titles', () => {
  const { html, sections } = renderMarkdown(
    '## Ce qu’il faut *envoyer*\n\nText\n\n### Part\n\n## Ce qu’il faut envoyer',
    toHref,
  );
  expect(sections).toEqual([
    { id: 'ce-quil-faut-envoyer', title: 'Ce qu’il faut envoyer' },
    { id: 'ce-quil-faut-envoyer-2', title: 'Ce qu’il faut envoyer' },
  ]);
  expect(html).toContain('<h2 id="ce-quil-faut-envoyer">Ce qu’il faut <em>envoyer</em></h2>');
  expect(html).toContain('<h3 id="part">Part</h3>');
});

it('translates links of the site, and opens others as they are', () => {
  expect(renderInline('See [the shop](/vinyl-shop) or [the law](https://example.com/?a=1&b=2)', toHref)).toBe(
    'See <a href="/fr/vinyl-shop">the shop</a> or <a href="https://example.com/?a=1&amp;b=2" rel="noopener">the law</a>',
  );
});

it('lets a wide table scroll by itself, named by its section', () => {
  const { html } = renderMarkdown('## Formats\n\n| a | b |\n| - | - |\n| 1 | 2 |', toHref);
  expect(html).toContain('<div class="table" role="region" tabindex="0" aria-labelledby="formats"><table>');
});

it('has no heading without text', () => {
  const { html } = renderMarkdown('## Formats\n\n| | b |\n| - | - |\n| 1 | 2 |', toHref);
  expect(html).toContain('<td></td>\n<th>b</th>');
});
