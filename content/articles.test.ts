import { describe, expect, it } from 'vitest';
import { isAllowedHtml } from '#domain/rich-text/allowed-html.ts';
import { Language } from '#generated/enums.ts';
import { readArticles, readTopics } from './read-articles.ts';
import { renderRichText } from './render-rich-text.ts';

it('turns the rows of a table into a list', () => {
  expect(renderRichText('| To | Days |\n| --- | --- |\n| France | 2 to 4 |\n| **EU** | |')).toBe(
    '<ul><li><p><strong>France</strong><br />Days: 2 to 4</p></li><li><p><strong><strong>EU</strong></strong><br /></p></li></ul>',
  );
});

const isText = (value: unknown, max: number) => typeof value === 'string' && value.length > 0 && value.length <= max;

describe.each(['help', 'blog'] as const)('articles of %s', (folder) => {
  it('have a title, a description and a text in all languages', async () => {
    const articles = await readArticles(folder);
    expect(articles.length).toBeGreaterThan(0);
    for (const article of articles)
      for (const language of Language.values) {
        const { data, html } = article[language];
        expect([article.slug, language, isText(data.title, 120), isText(data.description, 200)]).toEqual([
          ...[article.slug, language],
          ...[true, true],
        ]);
        expect([article.slug, language, isAllowedHtml(html), html.length > 300]).toEqual([
          article.slug,
          language,
          true,
          true,
        ]);
      }
  });
});

it('help articles have a listed category, posts listed tags, an author, a lead and a date', async () => {
  const categories = (await readTopics('help/categories.yaml')).map(({ slug }) => slug);
  for (const { slug, en } of await readArticles('help'))
    expect([slug, categories.includes(String(en.data.category))]).toEqual([slug, true]);
  const tags = (await readTopics('blog/tags.yaml')).map(({ slug }) => slug);
  for (const { slug, en } of await readArticles('blog')) {
    const { tags: used, author, lead, days_ago } = en.data;
    expect([slug, (used as string[]).filter((tag) => !tags.includes(tag))]).toEqual([slug, []]);
    expect([slug, typeof author, isText(lead, 400), typeof days_ago]).toEqual([slug, 'string', true, 'number']);
  }
});
