import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { GroupShipment, ProjectDetail, ProjectMore, Song } from '#generated/schemas.ts';
import { users } from '#server/core/authentication/accounts.table.ts';
import { sampleCatalogue, sampleCover, type Sample } from './catalogue.sample.ts';
import { itemPrices } from './catalogue.table.ts';
import { startApi, type ApiCall, type TestApi } from '#server/testing/start-api.ts';

const NOW = new Date('2026-11-20T12:00:00Z');
let api: TestApi;
let sample: Sample;

beforeAll(async () => {
  api = await startApi({ now: () => NOW });
  sample = await sampleCatalogue(api.db);
});
afterAll(() => api.close());

const detail = (id: number, call: ApiCall = {}) => api.call<ProjectDetail>('GET', `/projects/${id}`, call);
const daysAgo = (days: number) => new Date(NOW.getTime() - days * 86_400_000);

describe('a project', () => {
  it('has its items, tracks, shop and pictures', async () => {
    await sampleCover(api.config, 'salt');
    const { id, items } = await sample.project({
      items: [
        { name: 'Red LP', price: 2400, color: 'transparent_red' },
        { name: 'Black LP', price: 2000 },
      ],
      tracks: ['Harbour Lights', 'Undertow'],
      url_vinyl: '1',
      picture: 'salt',
    });
    const { body } = await detail(id, { query: { currency: 'USD' } });
    expect(body).toMatchObject({
      price: 23.2,
      currency: 'USD',
      shop_name: 'Halfmoon Audio',
      shop_code: 'halfmoon',
      item_id: null,
    });
    expect(body.items).toMatchObject([
      { id: items[0], name: 'Red LP', color: 'transparent_red', price: 27.84, currency: 'USD', stock: 10 },
      { id: items[1], name: 'Black LP', price: 23.2 },
    ]);
    expect(body.songs.map(({ title }) => title)).toEqual(['Harbour Lights', 'Undertow']);
    expect(body.images).toEqual(expect.arrayContaining(['cover', 'original', 'only_vinyl', 'disc']));
    // the cover was drawn without tracks, so there is no back
    expect(body.images).not.toContain('back');
    const songs = await api.call<Song[]>('GET', `/projects/${id}/songs`);
    expect(songs.body).toEqual(body.songs);
  });

  it('returns 404 when missing, not public or not launched', async () => {
    const hidden = await sample.project({ visibility: 'offline' });
    const unlaunched = await sample.project({ step: 'refused' });
    for (const id of [999_999, hidden.id, unlaunched.id]) {
      expect((await detail(id)).status).toBe(404);
      for (const part of ['songs', 'more', 'group-shipment'])
        expect((await api.call('GET', `/projects/${id}/${part}`)).status).toBe(404);
    }
  });

  it('is visible to staff and the manager of its shop when private', async () => {
    const token = await api.tokenOf('artist');
    const [account] = await api.db.select().from(users).where(eq(users.email, 'artist@shop.test'));
    const shop_id = await sample.createSampleShop({ user_id: account?.id });
    const { id } = await sample.project({ visibility: 'private', shop_id });
    expect((await detail(id)).status).toBe(404);
    expect((await detail(id, { as: 'user' })).status).toBe(404);
    expect((await detail(id, { as: 'team' })).status).toBe(200);
    expect((await detail(id, { token })).status).toBe(200);
  });

  it('for professionals only returns 403 to others', async () => {
    const { id } = await sample.project({ categories: [155] });
    const groupShipment = '/projects/{id}/group-shipment'.replace('{id}', String(id));
    for (const path of [`/projects/${id}`, `/projects/${id}/more`, `/projects/${id}/songs`, groupShipment]) {
      expect((await api.call('GET', path)).status, path).toBe(403);
      expect((await api.call('GET', path, { as: 'pro' })).status, path).toBe(200);
    }
  });
});

describe('the lowest price of the last 30 days', () => {
  it.each([
    ['never changed', [], null],
    ['was reduced', [[2500, 10]], 25],
    [
      'was reduced twice',
      [
        [2500, 20],
        [2200, 3],
      ],
      22,
    ],
    ['was reduced long ago', [[2500, 31]], null],
    ['was raised', [[1500, 5]], null],
  ] as const)('of an item that %s', async (_name, history, expected) => {
    const { id, items } = await sample.project({ items: [{ price: 2000 }] });
    for (const [price, days] of history) {
      await api.db
        .insert(itemPrices)
        .values({ item_id: items[0] ?? 0, price, currency: 'EUR', valid_until: daysAgo(days) });
    }
    expect((await detail(id)).body.lowest_price_30d).toBe(expected);
  });
});

describe('a group shipment', () => {
  it('belongs to the shop of the first project of the group; without a group to the project’s shop', async () => {
    const other = await sample.createSampleShop();
    const first = await sample.project({ group_shipment: 'paris-depot' });
    const second = await sample.project({ group_shipment: 'paris-depot', shop_id: other });
    const alone = await sample.project({ shop_id: other });
    const shipment = async (id: number) =>
      (await api.call<GroupShipment>('GET', `/projects/${id}/group-shipment`)).body;
    expect(await shipment(first.id)).toEqual({ project_id: first.id, shop_id: sample.shop, group: 'paris-depot' });
    expect(await shipment(second.id)).toEqual({ project_id: second.id, shop_id: sample.shop, group: 'paris-depot' });
    expect(await shipment(alone.id)).toEqual({ project_id: alone.id, shop_id: other, group: null });
  });
});

describe('suggestions', () => {
  it('include more by the artist, more on the label and other formats of the release', async () => {
    const nils = await sample.createArtist('Nils Aker');
    const fields = { artist_id: nils, artist_name: 'Nils Aker', label_id: null };
    const record = await sample.project({ ...fields, name: 'Fjord', label_id: sample.label });
    const cd = await sample.project({ ...fields, name: 'fjord', category: 'cd' });
    const later = await sample.project({ ...fields, name: 'Glacier' });
    await sample.project({ ...fields, name: 'Hidden Lake', visibility: 'offline' });
    const { body } = await api.call<ProjectMore>('GET', `/projects/${record.id}/more`);
    const ids = (cards: { id: number }[]) => cards.map(({ id }) => id);
    expect(ids(body.artist)).toEqual([later.id]);
    expect(ids(body.same)).toEqual([cd.id]);
    expect(body.label.length).toBeGreaterThan(0);
    expect(body.label.every(({ artist_name }) => artist_name === 'Marisol Vega')).toBe(true);
  });

  it('follow the genres of the given projects, most shared first, without the given projects', async () => {
    const seen = await sample.project({ genres: [1, 20] });
    const both = await sample.project({ genres: [20, 1], sold: 1 });
    const single = await sample.project({ genres: [20], sold: 500 });
    await sample.project({ genres: [20, 1], stock: 0, items: [{ stock: 0 }] });
    const { body } = await api.call<{ id: number }[]>('GET', '/projects/recommandations', {
      query: { project_ids: String(seen.id) },
    });
    expect(body.map(({ id }) => id)).toEqual([both.id, single.id]);
  });

  it('are the best sellers without known projects', async () => {
    const best = await sample.project({ sold: 9000 });
    for (const query of [
      { limit: 3 },
      { limit: 3, project_ids: '999999' },
      { limit: 3, project_ids: '99999999999999999999' },
    ] as ApiCall['query'][]) {
      const { body } = await api.call<{ id: number }[]>('GET', '/projects/recommandations', { query });
      expect(body[0]?.id).toBe(best.id);
      expect(body).toHaveLength(3);
    }
  });
});
