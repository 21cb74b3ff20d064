import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Problem, Shop, WhiteLabelShop } from '#generated/schemas.ts';
import type { ApiRole } from '#server/core/api/handler.ts';
import { sampleCatalogue } from '#server/modules/catalogue/catalogue.sample.ts';
import { startApi, type TestApi } from '#server/testing/start-api.ts';

let api: TestApi;
let shop: number;
let other: number;

beforeAll(async () => {
  api = await startApi({ config: { publicUrl: 'https://www.shop.example' } });
  const sample = await sampleCatalogue(api.db);
  shop = await sample.createSampleShop({ name: 'Harbour', code: 'harbour', white_label: true });
  other = await sample.createSampleShop({ name: 'Quay', code: 'quay' });
});
afterAll(() => api.close());

async function setHost(id: number, host: string | null, as: ApiRole = 'team') {
  const { body } = await api.call<Shop>('GET', `/admin/shops/${id}`, { as: 'team' });
  const headers = { 'if-match': `"${body.version}"` };
  return api.call<Shop & Problem>('PUT', `/admin/shops/${id}`, { as, body: { ...body, host }, headers });
}

const listShops = async () => (await api.call<WhiteLabelShop[]>('GET', '/white-label-shops')).body;

describe('the own host of a shop', () => {
  it('is set by staff and listed for visitors while the shop is white-label', async () => {
    expect((await setHost(shop, 'records.harbour.example')).status).toBe(200);
    expect((await setHost(other, 'quay.example')).status).toBe(200);
    const rows = await listShops();
    expect(rows).toContainEqual({ id: shop, code: 'harbour', host: 'records.harbour.example' });
    expect(rows.map(({ id }) => id)).not.toContain(other);
  });

  it.each([
    ['Harbour.example', 422, 'input_pattern'],
    ['harbour', 422, 'input_pattern'],
    ['https://harbour.example', 422, 'input_pattern'],
    ['harbour.example:8080', 422, 'input_pattern'],
    ['127.0.0.1', 422, 'input_pattern'],
    ['www.shop.example', 422, 'host_reserved'],
    ['quay.example', 409, 'already_taken'],
  ])('%s is refused with %i %s', async (host, status, code) => {
    await setHost(other, 'quay.example');
    const answer = await setHost(shop, host);
    expect([answer.status, answer.body.errors]).toEqual([status, [expect.objectContaining({ path: 'host', code })]]);
  });

  it('is empty again', async () => {
    expect((await setHost(shop, null)).body.host).toBeNull();
  });

  it('cannot be set by others', async () => {
    expect((await setHost(shop, 'fan.example', 'user')).status).toBe(403);
  });
});
