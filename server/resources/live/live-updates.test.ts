import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { announceChange } from '#server/core/live/announce-change.ts';
import { insertOrders } from '#server/testing/rows.ts';
import { startApi, type ApiCall, type TestApi } from '#server/testing/start-api.ts';

let api: TestApi;
let origin: string;

beforeAll(async () => {
  api = await startApi();
  origin = await api.listen();
  await insertOrders(api.db, [{ id: 1, status: 'paid', payment_status: 'paid' }]);
});
afterAll(() => api.close());

/** Subscribes as a user. `next` waits until there are `count` events and returns all. */
async function listen(as: Exclude<ApiCall['as'], undefined>) {
  const control = new AbortController();
  const headers = { authorization: `Bearer ${await api.tokenOf(as)}`, 'accept-encoding': 'gzip, br' };
  const answer = await fetch(`${origin}/api/admin/live-updates`, { headers, signal: control.signal });
  const reader = answer.body!.pipeThrough(new TextDecoderStream()).getReader();
  let text = '';
  const parseEvents = () => [...text.matchAll(/^data: (.*)$/gm)].map(([, data = '']) => JSON.parse(data) as unknown);
  const readUntil = async (isDone: () => boolean) => {
    while (!isDone()) {
      const { value, done } = await reader.read();
      if (done) return false;
      text += value;
    }
    return true;
  };
  await readUntil(() => text.includes(': listening'));
  return {
    answer,
    next: async (count: number) => {
      await readUntil(() => parseEvents().length >= count);
      return parseEvents();
    },
    ended: async () => !(await readUntil(() => false)),
    stop: () => control.abort(),
  };
}

const prepare = () => api.call('POST', '/admin/orders/prepare', { as: 'team', body: { ids: [1] } });

describe('live updates for staff', () => {
  it('stream committed changes of other users, uncompressed', async () => {
    const listener = await listen('admin');
    expect(listener.answer.headers.get('content-type')).toMatch(/^text\/event-stream/);
    expect(listener.answer.headers.get('content-encoding')).not.toMatch(/gzip|br/);
    await api.db
      .transaction(async (tx) => {
        await announceChange(tx, { resource: 'orders', id: 7, action: 'update' });
        throw new Error('rolled back');
      })
      .catch(() => undefined);
    expect((await prepare()).status).toBe(200);
    expect(await listener.next(1)).toEqual([{ resource: 'orders', id: 1, action: 'action', by: expect.any(Number) }]);
    listener.stop();
  });

  it('contain only changes of lists that the account may open', async () => {
    const [admin, team] = [await listen('admin'), await listen('team')];
    await announceChange(api.db, { resource: 'audit', id: 5, action: 'create' });
    await announceChange(api.db, { resource: 'orders', id: 6, action: 'create' });
    expect(await admin.next(2)).toMatchObject([{ resource: 'audit' }, { resource: 'orders' }]);
    expect(await team.next(1)).toMatchObject([{ resource: 'orders' }]);
    admin.stop();
    team.stop();
  });

  it.each(['visitor', 'user', 'artist'] as const)('are refused to the role %s', async (as) => {
    const headers = as === 'visitor' ? undefined : { authorization: `Bearer ${await api.tokenOf(as)}` };
    const { status } = await fetch(`${origin}/api/admin/live-updates`, { headers });
    expect(status).toBe(as === 'visitor' ? 401 : 403);
  });

  it('end with the process, without delaying it', async () => {
    const other = await startApi();
    try {
      const address = await other.listen();
      const headers = { authorization: `Bearer ${await other.tokenOf('team')}` };
      const answer = await fetch(`${address}/api/admin/live-updates`, { headers });
      const text = answer.text();
      await other.app.close();
      expect(await text).toContain(': listening');
    } finally {
      await other.close();
    }
  });
});
