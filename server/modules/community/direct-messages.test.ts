import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type {
  AuthCheck,
  ContactReceipt,
  Conversation,
  DirectConversationDetail,
  DirectConversationList,
  PublicProfile,
} from '#generated/schemas.ts';
import { users } from '#server/core/authentication/accounts.table.ts';
import { mails } from '#server/core/mail/mails.table.ts';
import { createNoisyPng, createUploadClient } from '#server/core/uploads/testing.ts';
import { sampleCatalogue } from '#server/modules/catalogue/catalogue.sample.ts';
import { shops } from '#server/modules/shops/index.ts';
import { testContext } from '#server/resources/exports/testing.ts';
import { startApi, type ApiCall, type TestApi } from '#server/testing/start-api.ts';
import { directParticipants } from './direct-messages.table.ts';
import { mailUnreadDirectMessages } from './mail-unread-messages.ts';

type As = NonNullable<ApiCall['as']>;

let api: TestApi;
/** ids of the accounts */
const ids = { user: 0, artist: 0, pro: 0 };
/** the conversation of the accounts `user` and `artist` */
let id: number;

const call = <Body = DirectConversationDetail>(method: 'GET' | 'POST', path: string, as: As, body?: object) =>
  api.call<Body & { code?: string }>(method, path, { as, ...(body && { body }) });
const start = (as: As, text: string, recipient = ids.artist, pictures: readonly string[] = []) =>
  call('POST', `/users/${recipient}/messages`, as, { text, pictures });
const read = (as: As) => call('GET', `/user/direct-conversations/${id}`, as);
const write = (as: As, text: string) => call('POST', `/user/direct-conversations/${id}/messages`, as, { text });
const change = (as: As, values: { muted?: boolean; blocked?: boolean }) =>
  call('POST', `/user/direct-conversations/${id}`, as, { muted: false, blocked: false, ...values });
const list = async (as: As) => (await call<DirectConversationList>('GET', '/user/direct-conversations', as)).body;
const countNew = async (as: As) => (await call<AuthCheck>('GET', '/auth/check', as)).body.data?.new_messages;

beforeAll(async () => {
  api = await startApi();
  const sample = await sampleCatalogue(api.db);
  for (const [role, name] of [
    ['user', 'Léa Moreau'],
    ['artist', 'Maria Vega Lopez'],
    ['pro', 'Paul Pro'],
  ] as const) {
    await api.tokenOf(role);
    const [account] = await api.db
      .update(users)
      .set({ name })
      .where(eq(users.email, `${role}@shop.test`))
      .returning();
    ids[role] = account?.id ?? 0;
  }
  await api.db.update(shops).set({ user_id: ids.artist, artist_id: sample.artist }).where(eq(shops.id, sample.shop));
  await sample.project({ artist_id: sample.artist });
});
afterAll(() => api.close());

describe('a message to an artist', () => {
  it('requires an account, and an artist who can be written to', async () => {
    expect((await start('visitor', 'Hello')).status).toBe(401);
    for (const recipient of [ids.pro, ids.user, 99_999])
      expect((await start('user', 'Hello', recipient)).status).toBe(404);
    expect((await start('artist', 'Hello')).status).toBe(404);
    expect(await start('user', ' ')).toMatchObject({ status: 422, body: { errors: [{ path: 'text' }] } });
    expect((await list('user')).count).toBe(0);
  });

  it('starts a conversation that both see by public names, unread for the artist', async () => {
    const { status, body } = await start('user', 'Will it be repressed?');
    id = body.id;
    expect([status, body.person]).toEqual([
      201,
      { id: ids.artist, name: 'Marisol Vega', picture: null, has_profile: true },
    ]);
    expect(body).toMatchObject({
      unread: 0,
      can_write: true,
      messages: [{ own: true, text: 'Will it be repressed?' }],
    });
    expect(await list('artist')).toMatchObject({
      accepts_messages: true,
      conversations: [{ id, unread: 1, person: { id: ids.user, name: 'Léa M.', has_profile: false } }],
    });
    expect([await countNew('artist'), await countNew('user')]).toEqual([1, 0]);
    expect((await list('user')).accepts_messages).toBeNull();
  });

  it('is read by reading the conversation, and answered', async () => {
    expect((await read('artist')).body.messages).toMatchObject([{ own: false, text: 'Will it be repressed?' }]);
    expect(await countNew('artist')).toBe(0);
    expect((await write('artist', 'In March.')).status).toBe(201);
    expect(await countNew('user')).toBe(1);
    expect((await read('user')).body.messages.map(({ own, text }) => [own, text])).toEqual([
      [true, 'Will it be repressed?'],
      [false, 'In March.'],
    ]);
    expect(await countNew('user')).toBe(0);
    expect((await start('user', 'Thank you!')).body.id).toBe(id);
  });

  it('has pictures for the two accounts only', async () => {
    const upload = createUploadClient(api, { as: 'user' });
    const { answer } = await upload.send(await createNoisyPng(40), { purpose: 'message_picture' });
    const { key } = answer.body;
    expect((await start('user', 'Look.', ids.artist, [key])).body.messages.at(-1)?.pictures).toEqual([key]);
    const path = `/user/direct-conversations/${id}/pictures/${key}`;
    for (const as of ['user', 'artist'] as const) expect((await call('GET', path, as)).status).toBe(200);
    for (const as of ['pro', 'team'] as const) expect((await call('GET', path, as)).status).toBe(404);
  });

  it('is in a conversation that others cannot read, staff included', async () => {
    for (const as of ['pro', 'team', 'admin'] as const) {
      expect((await read(as)).status).toBe(404);
      expect((await write(as, 'Hello')).status).toBe(404);
      expect((await change(as, {})).status).toBe(404);
    }
    expect((await read('visitor')).status).toBe(401);
  });
});

describe('an account', () => {
  it('blocks another one in both directions, which cannot see it', async () => {
    await read('artist');
    expect((await change('artist', { blocked: true })).body).toMatchObject({ blocked: true, can_write: false });
    expect(await write('user', 'Hello?')).toMatchObject({ status: 409, body: { code: 'messages_refused' } });
    expect(await start('user', 'Hello?')).toMatchObject({ status: 409, body: { code: 'messages_refused' } });
    expect((await write('artist', 'Hello?')).status).toBe(409);
    expect((await read('user')).body).toMatchObject({ blocked: false, can_write: false });
    await change('artist', { blocked: false });
    expect((await write('user', 'Hello again')).status).toBe(201);
  });

  it('accepts no messages when it chooses so', async () => {
    const set = (accepts_messages: boolean) => call('POST', '/user/message-settings', 'artist', { accepts_messages });
    expect((await set(false)).body).toEqual({ accepts_messages: false });
    const profile = () => call<PublicProfile>('GET', `/users/${ids.artist}`, 'visitor');
    expect((await profile()).body.accepts_messages).toBe(false);
    expect(await start('pro', 'Hello')).toMatchObject({ status: 409, body: { code: 'messages_refused' } });
    expect((await write('user', 'Hello')).status).toBe(409);
    await set(true);
    expect((await profile()).body.accepts_messages).toBe(true);
  });
});

describe('unread messages', () => {
  const later = (minutes: number) => {
    const now = new Date(Date.now() + minutes * 60_000);
    return mailUnreadDirectMessages.run({}, { ...testContext(api), now: () => now }, { last: true });
  };
  const countMails = async () => {
    const rows = await api.db.select().from(mails).where(eq(mails.template, 'unread_message'));
    return rows.filter(({ recipient }) => recipient === 'artist@shop.test').length;
  };

  it('are announced by e-mail after 15 minutes, once until they are read', async () => {
    await read('artist');
    await write('user', 'Are you there?');
    await later(14);
    expect(await countMails()).toBe(0);
    await later(16);
    await write('user', 'Hello?');
    await later(60);
    expect(await countMails()).toBe(1);
    const [mail] = await api.db.select().from(mails).where(eq(mails.template, 'unread_message'));
    expect(mail?.text).toContain(`/my-account/messages/people/${id}`);
    expect(mail?.subject).toBe('New message from Léa M.');
    expect(mail?.text).not.toContain('Are you there?');
    await read('artist');
    await write('user', 'One more');
    await later(16);
    expect(await countMails()).toBe(2);
  });

  it.each([
    ['muted', { muted: true }, []],
    ['blocked', { blocked: true }, []],
    ['refused on the page of e-mails', {}, ['messages' as const]],
  ])('are not announced when %s', async (_name, settings, refused_letters) => {
    await read('artist');
    await change('artist', {});
    await write('user', 'Another one');
    await change('artist', settings);
    await api.db
      .update(directParticipants)
      .set({ unread_since: new Date(), mailed_at: null })
      .where(eq(directParticipants.user_id, ids.artist));
    await api.db.update(users).set({ refused_letters }).where(eq(users.id, ids.artist));
    const before = await countMails();
    await later(16);
    expect(await countMails()).toBe(before);
    await change('artist', {});
    await api.db.update(users).set({ refused_letters: [] }).where(eq(users.id, ids.artist));
  });
});

describe('a reported conversation', () => {
  it('is read by staff and closed for both accounts', async () => {
    const { status, body } = await call<ContactReceipt>('POST', `/user/direct-conversations/${id}/report`, 'artist', {
      text: 'This is advertising.',
    });
    expect(status).toBe(201);
    const path = `/admin/conversations/${body.reference.slice(2)}`;
    const { body: report } = await call<Conversation>('GET', path, 'team');
    expect(report).toMatchObject({ direct_id: id, status: 'open', messages: [{ text: 'This is advertising.' }] });
    expect(report.reported?.[0]).toMatchObject({ author_name: 'Léa Moreau', text: 'Will it be repressed?' });
    const key = report.reported?.flatMap(({ pictures = [] }) => pictures)[0];
    expect((await call('GET', `${path}/pictures/${key}`, 'team')).status).toBe(200);
    expect((await call('POST', `${path}/close-reported`, 'user')).status).toBe(403);
    expect((await call('POST', `${path}/close-reported`, 'team')).status).toBe(200);
    for (const as of ['user', 'artist'] as const) {
      expect((await read(as)).body.can_write).toBe(false);
      expect((await write(as, 'Hello')).status).toBe(409);
    }
  });

  it('is the only one that staff can read', async () => {
    const { body } = await call<ContactReceipt>('POST', '/contact', 'user', {
      ...{ name: 'Léa Moreau', email: 'lea@example.com', topic: 'other', text: 'A question about my order.' },
    });
    const path = `/admin/conversations/${body.reference.slice(2)}`;
    expect((await call<Conversation>('GET', path, 'team')).body).toMatchObject({ direct_id: null, reported: [] });
    expect((await call('POST', `${path}/close-reported`, 'team')).status).toBe(409);
  });
});

it('refuses more than ten new conversations in a quarter of an hour', async () => {
  const statuses: number[] = [];
  for (let n = 0; n < 11; n++) {
    const [other] = await api.db
      .insert(users)
      .values({ email: `artist${n}@shop.test`, name: `Artist ${n}`, role: 'artist' })
      .returning();
    await api.db.update(shops).set({ user_id: other?.id ?? 0 });
    statuses.push((await start('pro', 'Hello', other?.id)).status);
  }
  expect(statuses).toEqual([...Array.from({ length: 10 }, () => 201), 429]);
});
