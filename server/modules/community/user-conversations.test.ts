import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AuthCheck, ContactReceipt, Conversation, UserConversationDetail } from '#generated/schemas.ts';
import { conversationMessages } from '#server/modules/community/index.ts';
import { startApi, type ApiCall, type TestApi } from '#server/testing/start-api.ts';

const TEXT = 'The second record is missing from my parcel.';

let api: TestApi;
let id: number;

const call = <Body>(method: 'GET' | 'POST', path: string, values: ApiCall = {}) =>
  api.call<Body>(method, path, { as: 'user', ...values });
const readOwn = () => call<UserConversationDetail>('GET', `/user/conversations/${id}`);
const write = (text: string, as: ApiCall['as'] = 'user') =>
  call<UserConversationDetail>('POST', `/user/conversations/${id}/messages`, { as, body: { text } });
const answer = (text: string, close = false) =>
  call('POST', `/admin/conversations/${id}/answer`, { as: 'team', body: { text, close } });
const list = async (query: Record<string, string> = {}) =>
  (await call<{ conversations: object[]; count: number }>('GET', '/user/conversations', { query })).body;
const countNew = async () => (await call<AuthCheck>('GET', '/auth/check')).body.data?.new_messages;

beforeAll(async () => {
  api = await startApi();
  const sender = { name: 'Léa Moreau', email: 'lea@example.com', topic: 'order' };
  const { body } = await call<ContactReceipt>('POST', '/contact', { body: { ...sender, text: TEXT } });
  id = Number(body.reference.slice(2));
});
afterAll(() => api.close());

describe('the conversations of an account', () => {
  it('are listed with the number of unread messages, which auth/check counts', async () => {
    expect(await list()).toMatchObject({ count: 1, conversations: [{ id, reference: `M-${id}`, unread: 0 }] });
    await answer('It leaves today.');
    await answer('It has left.');
    expect(await list()).toMatchObject({ conversations: [{ status: 'answered', subject: TEXT, unread: 2 }] });
    expect(await countNew()).toBe(2);
  });

  it('are listed by page, for their account only', async () => {
    expect(await list({ offset: '1', limit: '1' })).toEqual({ conversations: [], count: 1, offset: 1, limit: 1 });
    const other = await call('GET', '/user/conversations', { as: 'artist' });
    expect(other.body).toMatchObject({ conversations: [], count: 0 });
  });

  it('are read with the first names of staff, and marked as read', async () => {
    const { status, body } = await readOwn();
    expect(status).toBe(200);
    expect(body).toMatchObject({
      unread: 0,
      messages: [
        { by_staff: false, text: TEXT },
        { by_staff: true, text: 'It leaves today.' },
        { by_staff: true, text: 'It has left.' },
      ],
    });
    expect(body.messages.every(({ by_staff, author_name }) => !by_staff || !author_name.includes(' '))).toBe(true);
    expect(await countNew()).toBe(0);
  });
});

describe('a message of the account', () => {
  it('reopens a closed conversation, which staff then has to answer', async () => {
    await answer('Closed then.', true);
    const { status, body } = await write('It has not arrived.');
    expect([status, body.status, body.messages.at(-1)?.text]).toEqual([201, 'open', 'It has not arrived.']);
    const { body: stored } = await call<Conversation>('GET', `/admin/conversations/${id}`, { as: 'team' });
    expect(stored.waiting_since).toBeGreaterThan(0);
    expect(stored.messages?.at(-1)).toMatchObject({ by_staff: false, mail_id: null });
  });

  it.each([
    ['empty', '', 'input_required'],
    ['blank', ' \n ', 'input_required'],
    ['too long', 'a'.repeat(4001), 'input_max_length'],
  ])('that is %s returns 422', async (_name, text, code) => {
    expect(await write(text)).toMatchObject({ status: 422, body: { errors: [{ path: 'text', code }] } });
  });

  it('in a conversation of another account or an unknown one returns 404', async () => {
    expect((await write('Hello', 'artist')).status).toBe(404);
    expect((await call('GET', `/user/conversations/${id}`, { as: 'artist' })).status).toBe(404);
    expect((await call('GET', '/user/conversations/99999')).status).toBe(404);
    expect((await write('Hello', 'visitor')).status).toBe(401);
  });

  it('is refused after 60 in a quarter of an hour, and not stored', async () => {
    const count = async () =>
      (await api.db.select().from(conversationMessages).where(eq(conversationMessages.conversation_id, id))).length;
    const statuses: number[] = [];
    for (let n = 0; n < 61; n++) statuses.push((await write(`Message ${n}`)).status);
    const stored = await count();
    expect(statuses.at(-1)).toBe(429);
    expect((await write('One more')).status).toBe(429);
    expect(await count()).toBe(stored);
  });
});
