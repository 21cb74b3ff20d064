import { desc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Colleague, Mention, Note, User } from '#generated/schemas.ts';
import { mails } from '#server/core/mail/mails.table.ts';
import { insertOrders } from '#server/testing/rows.ts';
import { startApi, type TestApi } from '#server/testing/start-api.ts';

let api: TestApi;
let ids: Record<string, number>;
beforeAll(async () => {
  api = await startApi();
  await insertOrders(api.db, [{ id: 1 }, { id: 2 }]);
  for (const as of ['admin', 'team', 'user'] as const) await api.call('GET', '/auth/check', { as });
  const { body } = await api.call<Colleague[]>('GET', '/admin/colleagues', { as: 'admin' });
  ids = Object.fromEntries(body.map(({ id, name }) => [name, id]));
});
afterAll(() => api.close());

const on = (record_id: number) => ({ resource: 'orders', record_id });
const write = (text: string, mentions: number[] = [], record = 1) =>
  api.call<Note>('POST', '/admin/notes', { as: 'admin', body: { ...on(record), text, mentions } });
const mentionsOf = async (as: 'admin' | 'team') => (await api.call<Mention[]>('GET', '/admin/mentions', { as })).body;
const seen = (as: 'admin' | 'team', record = 1) => api.call('POST', '/admin/mentions/seen', { as, body: on(record) });
it('colleagues are distinguished by their production flag', async () => {
  const list = async () => (await api.call<Colleague[]>('GET', '/admin/colleagues', { as: 'admin' })).body;
  const id = ids['Test team'] ?? 0;
  expect((await list()).find((one) => one.id === id)).toEqual({ id, name: 'Test team', picture: null, prod: false });
  const { body: account, headers } = await api.call<User>('GET', `/admin/user/${id}`, { as: 'admin' });
  expect(account.prod).toBe(false);
  const saved = await api.call<User>('PUT', `/admin/user/${id}`, {
    as: 'admin',
    headers: { 'if-match': String(headers['etag']) },
    body: { prod: true },
  });
  expect(saved).toMatchObject({ status: 200, body: { prod: true } });
  expect((await list()).filter(({ prod }) => prod).map((one) => one.id)).toEqual([id]);
  const found = await api.call<User[]>('GET', '/admin/user', { as: 'team', query: { filter: '{"prod":true}' } });
  expect(found.body.map((one) => one.id)).toEqual([id]);
});

const mentionMails = () =>
  api.db.select().from(mails).where(eq(mails.template, 'note_mention')).orderBy(desc(mails.id));

describe('a note', () => {
  it('names colleagues: they get a mail and have it unread until they have seen it', async () => {
    const { status, body } = await write('@Test team the sleeve is bent', [ids['Test team'] ?? 0]);
    expect(status).toBe(201);
    expect(body).toMatchObject({ author_name: 'Test admin', mentions: [ids['Test team']] });
    const [mail] = await mentionMails();
    expect(mail?.text).toContain('the sleeve is bent');
    expect(mail?.text).toContain('/admin/orders/1/show');
    expect(await mentionsOf('team')).toMatchObject([{ id: body.id, title: 'VS-100001' }]);
    expect(await mentionsOf('admin')).toEqual([]);
    await seen('team', 2);
    expect(await mentionsOf('team')).toHaveLength(1);
    expect((await seen('team')).status).toBe(204);
    expect(await mentionsOf('team')).toEqual([]);
  });

  it('that mentions its author notifies no one', async () => {
    const before = (await mentionMails()).length;
    await write('@Test admin look again tomorrow', [ids['Test admin'] ?? 0]);
    expect(await mentionsOf('admin')).toEqual([]);
    expect(await mentionMails()).toHaveLength(before);
  });

  it('names colleagues only', async () => {
    expect((await write('@Nobody', [999_999])).status).toBe(422);
    expect((await write('lost', [], 77)).status).toBe(404);
    const secret = { resource: 'tokens', record_id: 1, text: 'x' };
    expect((await api.call('POST', '/admin/notes', { as: 'admin', body: secret })).status).toBe(404);
  });

  it('is changed and deleted by its author, and notifies each colleague once', async () => {
    const team = ids['Test team'] ?? 0;
    const { body, headers } = await write('@Test team please call', [team], 2);
    const told = (await mentionMails()).length;
    const match = { 'if-match': headers['etag'] ?? '' };
    const put = (as: 'admin' | 'team', ifMatch = match) =>
      api.call<Note>('PUT', `/admin/notes/${body.id}`, {
        as,
        headers: ifMatch,
        body: { text: '@Test team please call today', mentions: [team] },
      });
    expect((await put('team')).status).toBe(403);
    expect((await put('admin')).body).toMatchObject({
      text: '@Test team please call today',
      edited_at: expect.any(Number),
    });
    expect((await put('admin')).status).toBe(412);
    expect(await mentionMails()).toHaveLength(told);
    expect((await api.call('DELETE', `/admin/notes/${body.id}`, { as: 'team' })).status).toBe(403);
    expect((await api.call('DELETE', `/admin/notes/${body.id}`, { as: 'admin' })).status).toBe(204);
    const left = await api.call<Note[]>('GET', '/admin/notes', {
      as: 'team',
      query: { resource: 'orders', record_id: '2' },
    });
    expect(left.body).toEqual([]);
  });
});

it('notes are for staff only', async () => {
  for (const as of ['visitor', 'user', 'pro', 'artist'] as const) {
    for (const path of ['/admin/notes?resource=orders&record_id=1', '/admin/mentions', '/admin/colleagues']) {
      expect([path, (await api.call('GET', path, { as })).status]).toEqual([path, as === 'visitor' ? 401 : 403]);
    }
  }
});
