import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AuthCheck, ContactReceipt, Conversation, UserConversationDetail } from '#generated/schemas.ts';
import { createNoisyPng, createUploadClient } from '#server/core/uploads/testing.ts';
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
    expect(await list({ offset: '1', limit: '1' })).toEqual({
      ...{ conversations: [], count: 1, offset: 1, limit: 1 },
      unread_of_people: 0,
    });
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

  it('has pictures that the account and staff can read, without metadata and in two sizes', async () => {
    const upload = createUploadClient(api, { as: 'user' });
    const file = { purpose: 'message_picture', name: 'dent.png' };
    const { answer } = await upload.send(await createNoisyPng(600), file);
    const { key, url } = answer.body;
    expect(url).toBe('');
    const sent = await call<UserConversationDetail>('POST', `/user/conversations/${id}/messages`, {
      body: { text: 'The sleeve is dented.', pictures: [key] },
    });
    expect(sent.body.messages.at(-1)).toMatchObject({ text: 'The sleeve is dented.', pictures: [key] });
    expect((await readOwn()).body.messages.at(-1)?.pictures).toEqual([key]);
    const widths: unknown[] = [];
    for (const path of [`/user/conversations/${id}/pictures/${key}`, `/admin/conversations/${id}/pictures/${key}`])
      for (const size of ['full', 'thumbnail']) {
        const as = path.startsWith('/admin') ? 'team' : 'user';
        const token = await api.tokenOf(as);
        const { rawPayload, headers } = await api.app.inject({
          method: 'GET',
          url: `/api${path}?size=${size}`,
          headers: { authorization: `Bearer ${token}` },
        });
        const { format, width, exif } = await sharp(rawPayload).metadata();
        widths.push([headers['content-type'], headers['cache-control'], format, width, exif]);
      }
    const [full, thumbnail] = [600, 480].map((width) => [
      ...['image/webp', 'private, max-age=31536000, immutable', 'webp', width, undefined],
    ]);
    expect(widths).toEqual([full, thumbnail, full, thumbnail]);
    expect((await call('GET', `/user/conversations/${id}/pictures/${key}`, { as: 'artist' })).status).toBe(404);
    expect((await call('GET', `/user/conversations/${id}/pictures/${key}`, { as: 'visitor' })).status).toBe(401);
    expect((await call('GET', `/admin/conversations/${id}/pictures/${key}`)).status).toBe(403);
    expect((await api.app.inject(`/storage/pictures/${key}/original.webp`)).statusCode).toBe(404);
  });

  it('is refused with pictures of another account or purpose, and with more than four', async () => {
    const send = async (as: 'user' | 'artist', purpose: string) =>
      (await createUploadClient(api, { as }).send(await createNoisyPng(40), { purpose })).answer.body.key;
    const write = (pictures: readonly string[]) =>
      call('POST', `/user/conversations/${id}/messages`, { body: { text: 'Look.', pictures } });
    for (const key of [await send('artist', 'message_picture'), await send('user', 'user_picture')])
      expect(await write([key])).toMatchObject({
        status: 422,
        body: { errors: [{ path: 'pictures', code: 'input_not_allowed' }] },
      });
    const own = await send('user', 'message_picture');
    expect((await write(Array.from({ length: 5 }, () => own))).status).toBe(422);
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
