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

const toSubject = (record_id: number) => ({ resource: 'orders', record_id });
const createNote = (text: string, mentions: number[] = [], record = 1) =>
  api.call<Note>('POST', '/admin/notes', { as: 'admin', body: { ...toSubject(record), text, mentions } });
const listMentions = async (as: 'admin' | 'team') => (await api.call<Mention[]>('GET', '/admin/mentions', { as })).body;
const markSeen = (as: 'admin' | 'team', record = 1) =>
  api.call('POST', '/admin/mentions/seen', { as, body: toSubject(record) });

it('lists colleagues with their production flag', async () => {
  const list = async () => (await api.call<Colleague[]>('GET', '/admin/colleagues', { as: 'admin' })).body;
  const id = ids['Test team'] ?? 0;
  const colleague = (await list()).find((row) => row.id === id);
  expect(colleague).toEqual({ id, name: 'Test team', picture: null, prod: false });
  const { body: account, headers } = await api.call<User>('GET', `/admin/user/${id}`, { as: 'admin' });
  expect(account.prod).toBe(false);
  const saved = await api.call<User>('PUT', `/admin/user/${id}`, {
    as: 'admin',
    headers: { 'if-match': String(headers['etag']) },
    body: { prod: true },
  });
  expect(saved).toMatchObject({ status: 200, body: { prod: true } });
  expect((await list()).filter(({ prod }) => prod).map((colleague) => colleague.id)).toEqual([id]);
  const filtered = await api.call<User[]>('GET', '/admin/user', { as: 'team', query: { filter: '{"prod":true}' } });
  expect(filtered.body.map((user) => user.id)).toEqual([id]);
});

const listMentionMails = () =>
  api.db.select().from(mails).where(eq(mails.template, 'note_mention')).orderBy(desc(mails.id));

describe('a note', () => {
  it('notifies mentioned colleagues by mail and is unread for them until they see it', async () => {
    const { status, body } = await createNote('@Test team the sleeve is bent', [ids['Test team'] ?? 0]);
    expect(status).toBe(201);
    expect(body).toMatchObject({ author_name: 'Test admin', mentions: [ids['Test team']] });
    const [mail] = await listMentionMails();
    expect(mail?.text).toContain('the sleeve is bent');
    expect(mail?.text).toContain('/admin/orders/1/show');
    expect(await listMentions('team')).toMatchObject([{ id: body.id, title: 'VS-100001' }]);
    expect(await listMentions('admin')).toEqual([]);
    await markSeen('team', 2);
    expect(await listMentions('team')).toHaveLength(1);
    expect((await markSeen('team')).status).toBe(204);
    expect(await listMentions('team')).toEqual([]);
  });

  it('does not notify its author', async () => {
    const before = (await listMentionMails()).length;
    await createNote('@Test admin look again tomorrow', [ids['Test admin'] ?? 0]);
    expect(await listMentions('admin')).toEqual([]);
    expect(await listMentionMails()).toHaveLength(before);
  });

  it('accepts mentions of staff and records of lists only', async () => {
    expect((await createNote('@Nobody', [999_999])).status).toBe(422);
    expect((await createNote('lost', [], 77)).status).toBe(404);
    const secret = { resource: 'tokens', record_id: 1, text: 'x' };
    expect((await api.call('POST', '/admin/notes', { as: 'admin', body: secret })).status).toBe(404);
  });

  it('is changed and deleted by its author only, and notifies each colleague once', async () => {
    const team = ids['Test team'] ?? 0;
    const { body, headers } = await createNote('@Test team please call', [team], 2);
    const mailCount = (await listMentionMails()).length;
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
    expect(await listMentionMails()).toHaveLength(mailCount);
    expect((await api.call('DELETE', `/admin/notes/${body.id}`, { as: 'team' })).status).toBe(403);
    expect((await api.call('DELETE', `/admin/notes/${body.id}`, { as: 'admin' })).status).toBe(204);
    const remaining = await api.call<Note[]>('GET', '/admin/notes', {
      as: 'team',
      query: { resource: 'orders', record_id: '2' },
    });
    expect(remaining.body).toEqual([]);
  });
});

it('returns 401 or 403 to visitors and customers', async () => {
  for (const as of ['visitor', 'user', 'pro', 'artist'] as const) {
    for (const path of ['/admin/notes?resource=orders&record_id=1', '/admin/mentions', '/admin/colleagues']) {
      expect([path, (await api.call('GET', path, { as })).status]).toEqual([path, as === 'visitor' ? 401 : 403]);
    }
  }
});
