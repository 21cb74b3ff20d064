import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { HelpCentre, HelpPage, Post, PostList, PostPage, PostTag, Problem } from '#generated/schemas.ts';
import { startApi, type TestApi } from '#server/testing/start-api.ts';
import { seedHelp } from './seed-help.ts';
import { helpArticles, posts, postTags } from './articles.table.ts';

const NOW = new Date('2026-11-27T12:00:00Z');
const now = NOW.getTime() / 1000;
const DAY = 24 * 3600;
let api: TestApi;
beforeAll(async () => {
  api = await startApi({ now: () => NOW });
  await seedHelp(api.db, NOW);
});
afterAll(() => api.close());

const TEXTS = {
  title_en: 'How a record is cut',
  title_fr: 'Comment on grave un disque',
  lead_en: 'From the file to the lacquer.',
  body_en: '<p>The lathe is <strong>warm</strong>. <a href="/about">About us</a></p>',
};
const create = (body: object = {}, as: 'team' | 'artist' = 'team') =>
  api.call<Post & Omit<Problem, 'status'>>('POST', '/admin/posts', {
    as,
    body: { slug: 'how-a-record-is-cut', author: 'Inès', ...TEXTS, ...body },
  });
const change = (path: string, version: number, body: object) =>
  api.call<Post & Omit<Problem, 'status'>>('PUT', `/admin/${path}`, {
    as: 'team',
    headers: { 'if-match': `"${version}"` },
    body,
  });
const list = async (query: object = {}) =>
  (await api.call<PostList>('GET', '/posts', { query: { lang: 'en', ...query } })).body;
const open = (slug: string, options: { as?: 'team' | 'user'; lang?: string } = {}) =>
  api.call<PostPage>('GET', `/posts/${slug}`, { as: options.as, query: { lang: options.lang ?? 'en' } });

describe('posts', () => {
  beforeEach(async () => {
    await api.db.delete(posts);
    await api.db.delete(postTags);
  });

  it('are drafts until they are published, and visible to staff before', async () => {
    const { status, body } = await create();
    expect([status, body.status, body.published_at]).toEqual([201, 'draft', null]);
    expect((await list()).posts).toEqual([]);
    expect((await open(body.slug)).status).toBe(404);
    expect((await open(body.slug, { as: 'user' })).status).toBe(404);
    expect((await open(body.slug, { as: 'team' })).body.is_draft).toBe(true);
    const published = await change(`posts/${body.id}`, 1, { status: 'published' });
    expect([published.status, published.body.published_at]).toEqual([200, now]);
    expect((await list()).posts).toMatchObject([{ slug: body.slug, is_draft: false, reading_minutes: 1 }]);
  });

  it('with a later time are published when it comes', async () => {
    await create({ status: 'published', published_at: now + DAY });
    expect((await list()).count).toBe(0);
    expect((await open('how-a-record-is-cut')).status).toBe(404);
    await create({ slug: 'earlier', status: 'published', published_at: now - DAY });
    await create({ slug: 'earliest', status: 'published', published_at: now - 2 * DAY });
    expect((await list()).posts.map(({ slug }) => slug)).toEqual(['earlier', 'earliest']);
    expect(await list({ limit: 1, offset: 1 })).toMatchObject({ count: 2, posts: [{ slug: 'earliest' }] });
  });

  it('are in the requested language, or in English where it is missing; links lead to pages of the language', async () => {
    await create({ status: 'published' });
    const { body } = await open('how-a-record-is-cut', { lang: 'fr' });
    expect(body).toMatchObject({ title: TEXTS.title_fr, lead: TEXTS.lead_en, description: TEXTS.lead_en });
    expect(body.body).toContain('<a href="/fr/qui-sommes-nous">');
    const byHeader = await api.call<PostPage>('GET', '/posts/how-a-record-is-cut', {
      headers: { 'accept-language': 'fr' },
    });
    expect(byHeader.body.title).toBe(TEXTS.title_fr);
    expect((await open('how-a-record-is-cut', { lang: 'zh' })).body.title).toBe(TEXTS.title_en);
  });

  it('have tags, by which they are listed and related', async () => {
    const addTag = async (name: string) =>
      (
        await api.call<PostTag>('POST', '/admin/post-tags', {
          as: 'team',
          body: { name, slug: name.toLowerCase(), name_fr: `${name} fr` },
        })
      ).body;
    const [cutting, shop] = [await addTag('Cutting'), await addTag('Shop')];
    await create({ slug: 'one', status: 'published', tags: [cutting.id] });
    await create({ slug: 'two', status: 'published', published_at: now - DAY, tags: [cutting.id, shop.id] });
    await create({ slug: 'three', status: 'published', published_at: now - 60, tags: [] });
    const listed = await list({ tag: 'shop', lang: 'fr' });
    expect(listed.posts.map(({ slug }) => slug)).toEqual(['two']);
    expect(listed.tags).toEqual([
      { slug: 'cutting', name: 'Cutting fr' },
      { slug: 'shop', name: 'Shop fr' },
    ]);
    expect((await open('one')).body.related.map(({ slug }) => slug)).toEqual(['two', 'three']);
    expect((await api.call('GET', '/posts', { query: { tag: 'unknown' } })).status).toBe(404);
    const removed = await api.call<Problem>('DELETE', `/admin/post-tags/${shop.id}`, { as: 'team' });
    expect([removed.status, removed.body.code]).toEqual([409, 'in_use']);
    const refused = await create({ slug: 'four', tags: [9999] });
    expect(refused.body.errors).toMatchObject([{ path: 'tags', code: 'reference_unknown' }]);
  });

  it('are written by staff, with a slug of their own and without unsafe HTML', async () => {
    expect((await create({}, 'artist')).status).toBe(403);
    const { body } = await create({ body_en: '<p onclick="x()">Safe<script>alert(1)</script></p>' });
    expect(body.body_en).toBe('<p>Safe</p>');
    expect([(await create()).status, (await create({ slug: 'Not a slug' })).status]).toEqual([409, 422]);
    expect((await create({ slug: 'empty', body_en: '<p></p>' })).body.errors).toMatchObject([{ path: 'body_en' }]);
    const entries = await api.call<{ resource: string }[]>('GET', '/admin/audit', {
      as: 'admin',
      query: { filter: JSON.stringify({ resource: 'posts' }), range: '[0,49]' },
    });
    expect(entries.body.length).toBeGreaterThan(0);
  });
});

describe('the help centre', () => {
  const read = async (query: object) =>
    (await api.call<HelpCentre>('GET', '/help', { query: { lang: 'en', ...query } })).body;

  it('is seeded once, in categories', async () => {
    const before = await api.db.$count(helpArticles);
    await seedHelp(api.db);
    expect(await api.db.$count(helpArticles)).toBe(before);
    const { sections, found } = await read({});
    expect(found).toEqual([]);
    expect(sections.length).toBeGreaterThan(5);
    expect(sections[0]?.articles[0]).toMatchObject({ title: expect.any(String), description: expect.any(String) });
    const [shipping] = (await read({ category: 'shipping', lang: 'fr' })).sections;
    expect([shipping?.slug, shipping?.name]).toEqual(['shipping', 'Livraison']);
    expect((await read({ category: 'unknown' })).sections).toEqual([]);
  });

  it.each([
    ['tracking', 'en', 'track-an-order'],
    ['traking', 'en', 'track-an-order'],
    ['précommande', 'fr', 'what-is-a-pre-order'],
    ['precommande', 'fr', 'what-is-a-pre-order'],
    ['TEST PRESSINGS', 'en', 'test-pressings'],
  ])('finds articles for %s in %s', async (search, lang, slug) => {
    expect((await read({ search, lang })).found.slice(0, 3).map((article) => article.slug)).toContain(slug);
  });

  it('finds nothing for other words and signs', async () => {
    for (const search of ['zzzzzz', '%', '   ']) expect((await read({ search })).found).toEqual([]);
  });

  it('shows an article with the others of its category, and drafts only to staff', async () => {
    const { body } = await api.call<HelpPage>('GET', '/help/track-an-order', { query: { lang: 'en' } });
    expect(body).toMatchObject({ slug: 'track-an-order', category: { slug: 'orders' }, is_draft: false });
    expect(body.related.map(({ slug }) => slug)).not.toContain('track-an-order');
    const [row] = await api.db.select().from(helpArticles).limit(1);
    const hidden = await change(`help-articles/${row?.id}`, row?.version ?? 0, { status: 'draft' });
    expect(hidden.status).toBe(200);
    expect((await api.call('GET', `/help/${row?.slug}`)).status).toBe(404);
    expect((await api.call<HelpPage>('GET', `/help/${row?.slug}`, { as: 'team' })).body.is_draft).toBe(true);
  });
});
