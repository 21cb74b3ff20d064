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
  const look = { white_label: true, header_bg: '#17233b', header_color: '#f4efe4', artist_instagram: null };
  shop = await sample.shopOf({ name: 'Halfmoon', code, ...look });
});

type Answer = ShopLook & Problem;
const edit = (as: ApiRole = 'team') => api.call<Answer>('POST', `/admin/shops/${shop}/look`, { as });
const publish = (id: number, as: ApiRole = 'team') => api.call<Answer>('POST', `/admin/looks/${id}/publish`, { as });
const remove = (id: number) => api.call<Answer>('DELETE', `/admin/looks/${id}`, { as: 'team' });
const look = async (id: number) => (await api.call<ShopLook>('GET', `/admin/looks/${id}`, { as: 'team' })).body;
const change = async (id: number, body: object) =>
  api.call<Answer>('PUT', `/admin/looks/${id}`, {
    ...{ as: 'team', body, headers: { 'if-match': `"${(await look(id)).version}"` } },
  });
const shown = async () => (await api.call<Shop>('GET', `/shops/${code}`)).body;
const looks = async () => {
  const query = { filter: JSON.stringify({ shop_id: shop }), sort: '["id","ASC"]' };
  return (await api.call<ShopLook[]>('GET', '/admin/looks', { as: 'team', query })).body;
};

describe('the draft of a shop’s look', () => {
  it('begins as the shop looks, which is kept as the published one', async () => {
    const { status, body } = await edit();
    const same = { shop_id: shop, white_label: true, header_bg: '#17233b', header_color: '#f4efe4' };
    expect([status, body]).toMatchObject([200, { ...same, state: 'draft' }]);
    expect(await looks()).toMatchObject([
      { state: 'published', created_by: null },
      { state: 'draft', id: body.id },
    ]);
    expect(await look(body.id)).toMatchObject({ shop_name: 'Halfmoon', shop_code: code });
  });

  it('is one at most, also for two who begin at once', async () => {
    const answers = await Promise.all([edit('team'), edit('admin'), edit('team')]);
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
    expect(await looks()).toHaveLength(2);
  });

  it('is seen by no visitor until it is published, and the shop cannot be changed around it', async () => {
    const { body: draft } = await edit();
    expect((await change(draft.id, { header_bg: '#e2572b', logo_position: 'center' })).status).toBe(200);
    expect(await shown()).toMatchObject({ header_bg: '#17233b', logo_position: 'left' });
    const { body: now } = await api.call<Shop>('GET', `/admin/shops/${shop}`, { as: 'team' });
    const headers = { 'if-match': `"${now.version}"` };
    await api.call('PUT', `/admin/shops/${shop}`, { as: 'team', body: { ...now, header_bg: '#ffffff' }, headers });
    expect(await shown()).toMatchObject({ header_bg: '#17233b' });
  });

  it('takes nothing that is no colour', async () => {
    const { body: draft } = await edit();
    const { status, body } = await change(draft.id, { header_bg: 'url(https://evil.example)' });
    expect([status, body.errors?.[0]?.path]).toEqual([422, 'header_bg']);
  });

  it('can be thrown away; another begins as the shop looks', async () => {
    const { body: draft } = await edit();
    await change(draft.id, { header_bg: '#e2572b' });
    expect((await remove(draft.id)).status).toBe(200);
    expect((await edit()).body).toMatchObject({ header_bg: '#17233b' });
  });
});

describe('publishing', () => {
  it('shows the look to visitors, records author and time, and archives the previous one', async () => {
    const { body: draft } = await edit();
    await change(draft.id, { header_bg: '#e2572b', footer_bg: '#222222' });
    const { status, body } = await publish(draft.id);
    expect([status, body.state, typeof body.published_at, typeof body.published_by]).toEqual([
      ...[200, 'published', 'number', 'number'],
    ]);
    expect(await shown()).toMatchObject({ header_bg: '#e2572b', footer_bg: '#222222', name: 'Halfmoon' });
    expect((await looks()).map(({ state }) => state)).toEqual(['past', 'published']);
  });

  it('a past look is going back to it; a draft that is being drawn stays', async () => {
    const { body: first } = await edit();
    await change(first.id, { header_bg: '#e2572b' });
    await publish(first.id);
    const { body: second } = await edit();
    await change(second.id, { header_bg: '#0f4c4a' });
    const [before] = await looks();
    expect((await publish(before?.id ?? 0)).body.state).toBe('published');
    expect(await shown()).toMatchObject({ header_bg: '#17233b' });
    expect((await looks()).map(({ state }) => state)).toEqual(['published', 'past', 'draft']);
    expect((await look(second.id)).header_bg).toBe('#0f4c4a');
  });

  it('is written down on the look and on the shop', async () => {
    const { body: draft } = await edit();
    await change(draft.id, { header_bg: '#e2572b' });
    await publish(draft.id);
    const entries = async (resource: string, record_id: number) => {
      const query = { filter: JSON.stringify({ resource, record_id }) };
      return (await api.call<AuditEntry[]>('GET', '/admin/audit', { as: 'admin', query })).body;
    };
    const ours = ({ operation }: AuditEntry) => operation === 'adminPublishLook';
    expect((await entries('looks', draft.id)).find(ours)).toMatchObject({ after: { state: 'published' } });
    const onShop = (await entries('shops', shop)).find(ours);
    expect([onShop?.before, onShop?.after]).toMatchObject([{ header_bg: '#17233b' }, { header_bg: '#e2572b' }]);
  });
});

it('a published look is not changed, deleted or published again', async () => {
  const { body: draft } = await edit();
  await publish(draft.id);
  expect((await publish(draft.id)).status).toBe(409);
  const refused = [await remove(draft.id), await change(draft.id, { header_bg: '#ffffff' })];
  expect(refused.map(({ status, body }) => [status, body.code])).toEqual(Array(2).fill([409, 'look_not_draft']));
  const [before] = await looks();
  expect((await remove(before?.id ?? 0)).status).toBe(409);
});

it('is staff’s', async () => {
  const { body: draft } = await edit();
  expect((await edit('artist')).status).toBe(403);
  expect((await publish(draft.id, 'user')).status).toBe(403);
  expect((await api.call('GET', '/admin/looks')).status).toBe(401);
});

it('is of a shop there is', async () => {
  shop = 99_999;
  expect((await edit()).status).toBe(404);
  expect((await publish(99_999)).status).toBe(404);
});
