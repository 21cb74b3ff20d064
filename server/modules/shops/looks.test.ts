import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { AuditEntry, Problem, Shop, ShopLook } from '#generated/schemas.ts';
import type { ApiRole } from '#server/core/api/handler.ts';
import { sampleCatalogue, type Sample } from '#server/modules/catalogue/catalogue.sample.ts';
import { startApi, type TestApi } from '#server/testing/start-api.ts';

let api: TestApi;
let sample: Sample;
let shop: number;
let code: string;
let count = 0;

beforeAll(async () => {
  api = await startApi();
  sample = await sampleCatalogue(api.db);
});
afterAll(() => api.close());
beforeEach(async () => {
  code = `halfmoon-${(count += 1)}`;
  const theme = { white_label: true, header_bg: '#17233b', header_color: '#f4efe4', artist_instagram: null };
  shop = await sample.createSampleShop({ name: 'Halfmoon', code, ...theme });
});

type Answer = ShopLook & Problem;
const editLook = (as: ApiRole = 'team') => api.call<Answer>('POST', `/admin/shops/${shop}/look`, { as });
const publishLook = (id: number, as: ApiRole = 'team') =>
  api.call<Answer>('POST', `/admin/looks/${id}/publish`, { as });
const deleteLook = (id: number) => api.call<Answer>('DELETE', `/admin/looks/${id}`, { as: 'team' });
const readLook = async (id: number) => (await api.call<ShopLook>('GET', `/admin/looks/${id}`, { as: 'team' })).body;
const updateLook = async (id: number, body: object) =>
  api.call<Answer>('PUT', `/admin/looks/${id}`, {
    ...{ as: 'team', body, headers: { 'if-match': `"${(await readLook(id)).version}"` } },
  });
const readPublicShop = async () => (await api.call<Shop>('GET', `/shops/${code}`)).body;
const listLooks = async () => {
  const query = { filter: JSON.stringify({ shop_id: shop }), sort: '["id","ASC"]' };
  return (await api.call<ShopLook[]>('GET', '/admin/looks', { as: 'team', query })).body;
};

describe('the draft of a theme', () => {
  it('starts with the current theme, which is stored as published', async () => {
    const { status, body } = await editLook();
    const theme = { shop_id: shop, white_label: true, header_bg: '#17233b', header_color: '#f4efe4' };
    expect([status, body]).toMatchObject([200, { ...theme, state: 'draft' }]);
    expect(await listLooks()).toMatchObject([
      { state: 'published', created_by: null },
      { state: 'draft', id: body.id },
    ]);
    expect(await readLook(body.id)).toMatchObject({ shop_name: 'Halfmoon', shop_code: code });
  });

  it('is created once by concurrent calls', async () => {
    const answers = await Promise.all([editLook('team'), editLook('admin'), editLook('team')]);
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
    expect(await listLooks()).toHaveLength(2);
  });

  it('is not public until published; the theme cannot be changed through the shop', async () => {
    const { body: draft } = await editLook();
    expect((await updateLook(draft.id, { header_bg: '#e2572b', logo_position: 'center' })).status).toBe(200);
    expect(await readPublicShop()).toMatchObject({ header_bg: '#17233b', logo_position: 'left' });
    const { body: currentShop } = await api.call<Shop>('GET', `/admin/shops/${shop}`, { as: 'team' });
    const headers = { 'if-match': `"${currentShop.version}"` };
    const body = { ...currentShop, header_bg: '#ffffff' };
    await api.call('PUT', `/admin/shops/${shop}`, { as: 'team', body, headers });
    expect(await readPublicShop()).toMatchObject({ header_bg: '#17233b' });
  });

  it('refuses invalid colours', async () => {
    const { body: draft } = await editLook();
    const { status, body } = await updateLook(draft.id, { header_bg: 'url(https://evil.example)' });
    expect([status, body.errors?.[0]?.path]).toEqual([422, 'header_bg']);
  });

  it('can be deleted; a new one starts with the current theme', async () => {
    const { body: draft } = await editLook();
    await updateLook(draft.id, { header_bg: '#e2572b' });
    expect((await deleteLook(draft.id)).status).toBe(200);
    expect((await editLook()).body).toMatchObject({ header_bg: '#17233b' });
  });
});

describe('publishing a theme', () => {
  it('makes it public, records author and time, and archives the previous version', async () => {
    const { body: draft } = await editLook();
    await updateLook(draft.id, { header_bg: '#e2572b', footer_bg: '#222222' });
    const { status, body } = await publishLook(draft.id);
    expect([status, body.state, typeof body.published_at, typeof body.published_by]).toEqual([
      ...[200, 'published', 'number', 'number'],
    ]);
    expect(await readPublicShop()).toMatchObject({ header_bg: '#e2572b', footer_bg: '#222222', name: 'Halfmoon' });
    expect((await listLooks()).map(({ state }) => state)).toEqual(['past', 'published']);
  });

  it('restores an archived version and keeps the draft', async () => {
    const { body: first } = await editLook();
    await updateLook(first.id, { header_bg: '#e2572b' });
    await publishLook(first.id);
    const { body: second } = await editLook();
    await updateLook(second.id, { header_bg: '#0f4c4a' });
    const [before] = await listLooks();
    expect((await publishLook(before?.id ?? 0)).body.state).toBe('published');
    expect(await readPublicShop()).toMatchObject({ header_bg: '#17233b' });
    expect((await listLooks()).map(({ state }) => state)).toEqual(['published', 'past', 'draft']);
    expect((await readLook(second.id)).header_bg).toBe('#0f4c4a');
  });

  it('is audited for the version and the shop', async () => {
    const { body: draft } = await editLook();
    await updateLook(draft.id, { header_bg: '#e2572b' });
    await publishLook(draft.id);
    const listEntries = async (resource: string, record_id: number) => {
      const query = { filter: JSON.stringify({ resource, record_id }) };
      return (await api.call<AuditEntry[]>('GET', '/admin/audit', { as: 'admin', query })).body;
    };
    const isPublication = ({ operation }: AuditEntry) => operation === 'adminPublishLook';
    expect((await listEntries('looks', draft.id)).find(isPublication)).toMatchObject({ after: { state: 'published' } });
    const shopEntry = (await listEntries('shops', shop)).find(isPublication);
    expect([shopEntry?.before, shopEntry?.after]).toMatchObject([{ header_bg: '#17233b' }, { header_bg: '#e2572b' }]);
  });
});

it('refuses to change, delete or publish a published version', async () => {
  const { body: draft } = await editLook();
  await publishLook(draft.id);
  expect((await publishLook(draft.id)).status).toBe(409);
  const refused = [await deleteLook(draft.id), await updateLook(draft.id, { header_bg: '#ffffff' })];
  expect(refused.map(({ status, body }) => [status, body.code])).toEqual(Array(2).fill([409, 'look_not_draft']));
  const [before] = await listLooks();
  expect((await deleteLook(before?.id ?? 0)).status).toBe(409);
});

it('returns 401 or 403 without a staff role', async () => {
  const { body: draft } = await editLook();
  expect((await editLook('artist')).status).toBe(403);
  expect((await publishLook(draft.id, 'user')).status).toBe(403);
  expect((await api.call('GET', '/admin/looks')).status).toBe(401);
});

it('returns 404 for an unknown shop or version', async () => {
  shop = 99_999;
  expect((await editLook()).status).toBe(404);
  expect((await publishLook(99_999)).status).toBe(404);
});
