import { afterAll, beforeAll, expect, it } from 'vitest';
import type { SitemapIndex, SitemapPart } from '#generated/schemas.ts';
import { sampleCatalogue } from '#server/modules/catalogue/catalogue.sample.ts';
import { startApi, type TestApi } from '#server/testing/start-api.ts';
import { posts } from './articles/articles.table.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
  const sample = await sampleCatalogue(api.db);
  await sample.project({ name: 'Harbour Lights', category: 'cd' });
  await sample.project({ name: 'Hidden', visibility: 'offline' });
  await sample.project({ name: 'Professionals', categories: [155] });
  const text = { author: 'Inès', title_en: 'Cut', lead_en: 'Cut.', body_en: '<p>Cut.</p>' };
  await api.db.insert(posts).values([
    { slug: 'published', status: 'published', published_at: new Date('2026-01-01'), ...text },
    { slug: 'planned', status: 'published', published_at: new Date('2190-01-01'), ...text },
    { slug: 'draft', ...text },
  ]);
});
afterAll(() => api.close());

const readPaths = async (section: string) =>
  (await api.call<SitemapPart>('GET', `/sitemap/${section}`)).body.entries.map(({ path }) => path);

it('has the sections with public pages', async () => {
  const { body } = await api.call<SitemapIndex>('GET', '/sitemap');
  expect(body.sections).toEqual(['projects', 'makers', 'shops', 'posts'].map((section) => ({ section, parts: 1 })));
});

it('lists only what every visitor can see', async () => {
  expect(await readPaths('projects')).toEqual([expect.stringMatching(/^\/cd\/\d+\/harbour-lights$/)]);
  expect(await readPaths('makers')).toEqual([
    expect.stringMatching(/^\/artist\/\d+\/marisol-vega$/),
    expect.stringMatching(/^\/label\/\d+\/halfmoon-audio$/),
  ]);
  expect(await readPaths('shops')).toEqual(['/shop/halfmoon']);
  expect(await readPaths('posts')).toEqual(['/blog/published']);
});

it('responds 404 after the last part, and 400 for another section', async () => {
  expect((await api.call('GET', '/sitemap/projects', { query: { part: 2 } })).status).toBe(404);
  expect((await api.call('GET', '/sitemap/help')).status).toBe(404);
  expect((await api.call('GET', '/sitemap/orders')).status).toBe(400);
});
