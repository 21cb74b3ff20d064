import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Batch, FulfilmentPartner, MapPreview, Problem } from '#generated/schemas.ts';
import { type SampleDispatch, startDispatch } from './dispatch.sample.ts';
import { pushBatch, signBody } from './push-batch.ts';
import { testContext } from '#server/resources/exports/testing.ts';
import { partners } from '#server/modules/pricing/index.ts';

let shop: SampleDispatch;
let partner: Server;
let responseStatus = 503;
const requests: { body: string; signature: string; key: string }[] = [];
const SECRET = 'correct-horse-battery';

beforeAll(async () => {
  partner = createServer((request, reply) => {
    let body = '';
    request.on('data', (chunk) => (body += chunk));
    request.on('end', () => {
      const { 'x-signature': signature, 'idempotency-key': key } = request.headers;
      requests.push({ body, signature: String(signature), key: String(key) });
      reply.writeHead(responseStatus).end(responseStatus === 503 ? 'come back later' : '{"ok":true}');
    });
  });
  await new Promise<void>((done) => partner.listen(0, '127.0.0.1', done));
  shop = await startDispatch({ config: { partnerHosts: [`127.0.0.1:${(partner.address() as AddressInfo).port}`] } });
});
afterAll(async () => {
  partner.close();
  await shop.api.close();
});

type Answer = FulfilmentPartner & Omit<Problem, 'status' | 'title'>;
const getApiUrl = () => `http://127.0.0.1:${(partner.address() as AddressInfo).port}/orders`;
const loadPartner = async (code: string) => {
  const [row] = await shop.api.db
    .select()
    .from(partners)
    .where(eq(partners.code, code as 'daudin'));
  return (await shop.api.call<Answer>('GET', `/admin/partners/${row?.id}`, { as: 'team' })).body;
};
const savePartner = ({ id, version }: Answer, body: object) =>
  shop.api.call<Answer>('PUT', `/admin/partners/${id}`, { as: 'team', body, headers: { 'if-match': `"${version}"` } });
const columns = [
  { heading: 'ref', field: 'order_number' },
  { heading: 'qty', field: 'quantity' },
  { heading: 'service', text: 'FAST' },
];

describe('a partner', () => {
  it('has versioned columns, a preview of its file, and a secret that is not returned', async () => {
    await shop.paid();
    const before = await loadPartner('whiplash');
    expect(before.map?.columns.length).toBeGreaterThan(10);
    const map = { ...before.map, columns, separator: 'pipe' };
    const preview = await shop.api.call<MapPreview>('POST', `/admin/partners/${before.id}/preview`, {
      as: 'team',
      body: { map },
    });
    expect(preview.body.text).toMatch(/^ref\|qty\|service\r\nVS-\d+\|1\|FAST\r\n/);
    const previewedNumbers = preview.body.rows.map(([number]) => number);
    expect(new Set(previewedNumbers).size, 'each order once').toBe(preview.body.orders);
    const { body, text } = await savePartner(before, { map, api_secret: SECRET });
    expect(body).toMatchObject({ map_version: 1, has_secret: 1 });
    expect(text).not.toContain(SECRET);
    expect((await savePartner(body, { map, carrier: 'ups' })).body.map_version).toBe(1);
    expect((await savePartner(before, { carrier: 'dhl' })).status).toBe(412);
  });

  it.each(['http://api.partner.example/x', 'https://127.0.0.1/x', 'https://[::1]/', 'https://10.0.0.1/'])(
    'refuses the API URL %s',
    async (api_url) => {
      const { status, body } = await savePartner(await loadPartner('amped'), { delivery: 'api', api_url });
      expect([status, body.errors?.[0]?.path]).toEqual([422, 'api_url']);
    },
  );
});

describe('a batch for a partner with an API', () => {
  const handOver = async () => {
    const order = await shop.paid();
    const { body } = await shop.api.call<Batch>('POST', '/admin/batches', {
      as: 'team',
      body: { partner: 'bigblue', shop_order_ids: [order.part] },
    });
    for (const action of ['check', 'hand-over'])
      await shop.api.call('POST', `/admin/batches/${body.id}/${action}`, { as: 'team' });
    return { id: body.id, number: order.number };
  };
  const loadBatch = async (id: number) =>
    (await shop.api.call<Batch>('GET', `/admin/batches/${id}`, { as: 'team' })).body;
  const run = (batch_id: number, last = false) =>
    pushBatch.run({ batch_id }, testContext(shop.api, { config: shop.api.config }), { last });

  it('is sent signed, retried until it is accepted, and every attempt is recorded', async () => {
    await savePartner(await loadPartner('bigblue'), {
      delivery: 'api',
      api_url: getApiUrl(),
      api_secret: SECRET,
      map: { ...(await loadPartner('bigblue')).map, columns },
    });
    const { id, number } = await handOver();
    expect(await loadBatch(id)).toMatchObject({ status: 'handed_over', push_status: 'waiting' });
    expect(shop.api.jobs.at(-1)).toEqual({ name: 'push-batch', data: { batch_id: id } });
    await expect(run(id)).rejects.toThrow(/come back later/);
    responseStatus = 201;
    await run(id);
    await run(id);
    expect(requests).toHaveLength(2);
    const [, { body, signature, key } = { body: '', signature: '', key: '' }] = requests;
    expect(JSON.parse(body)).toMatchObject({ orders: [{ ref: number, qty: 1, service: 'FAST' }] });
    expect(key).toMatch(/^B-\d+$/);
    const timestamp = Number(/^t=(\d+)/.exec(signature)?.[1]);
    expect(signature).toBe(signBody(SECRET, timestamp, body));
    const after = await loadBatch(id);
    expect(after.push_status).toBe('sent');
    expect(after.pushes?.map(({ ok, status }) => [ok, status])).toEqual([
      [false, 503],
      [true, 201],
    ]);
  });

  it('is marked failed after the last attempt, and can be sent again', async () => {
    responseStatus = 503;
    const { id } = await handOver();
    await run(id, true);
    expect((await loadBatch(id)).push_status).toBe('failed');
    const again = await shop.api.call<Batch>('POST', `/admin/batches/${id}/push`, { as: 'team' });
    expect(again.body.push_status).toBe('waiting');
  });
});
