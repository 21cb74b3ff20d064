import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Chat, ChatHours, Conversation, Problem, StartedChat } from '#generated/schemas.ts';
import { rateLimits } from '#server/core/authentication/accounts.table.ts';
import { mails } from '#server/core/mail/mails.table.ts';
import { testContext } from '#server/resources/exports/testing.ts';
import { type ApiCall, startApi, type TestApi } from '#server/testing/start-api.ts';
import { mailChatAnswers } from './chat-mails.ts';
import { conversations } from './conversations.table.ts';

/** Friday, 12:00 in Paris. */
const OPEN = new Date('2026-11-20T11:00:00Z');
const SATURDAY = new Date('2026-11-21T11:00:00Z');

let api: TestApi;
let now = OPEN;
beforeAll(async () => {
  api = await startApi({ now: () => now });
});
afterAll(() => api.close());
beforeEach(async () => {
  now = OPEN;
  await api.db.delete(rateLimits);
});

const LEA = { name: 'Léa Moreau', email: 'Lea@example.com', text: 'Is the red edition coming back?' };
const start = (body: object = LEA, call: ApiCall = {}) =>
  api.call<StartedChat & Problem>('POST', '/chat', { body, ...call });
const read = (token: string) => api.call<Chat>('GET', `/chat/${token}`);
const send = (token: string, text: unknown) => api.call<Chat & Problem>('POST', `/chat/${token}`, { body: { text } });
const idOf = ({ reference }: { reference: string }) => Number(reference.slice(2));
const readConversation = async (chat: { reference: string }) =>
  (await api.call<Conversation>('GET', `/admin/conversations/${idOf(chat)}`, { as: 'team' })).body;
const answer = async (chat: { reference: string }, text: string) =>
  (await api.call<Conversation>('POST', `/admin/conversations/${idOf(chat)}/answer`, { as: 'team', body: { text } }))
    .body;
const wait = (seconds: number) => (now = new Date(now.getTime() + seconds * 1000));
const countMails = (recipient: string) => api.db.$count(mails, eq(mails.recipient, recipient));

it('has the hours of the settings', async () => {
  const { body } = await api.call<ChatHours>('GET', '/chat');
  expect(body).toMatchObject({ from: 10, until: 17 });
});

describe('a visitor', () => {
  it('starts a chat, which is a conversation of the back office', async () => {
    const { status, body } = await start(LEA, { headers: { 'accept-language': 'fr' } });
    expect([status, body.messages.map(({ text }) => text)]).toEqual([201, [LEA.text]]);
    expect(await readConversation(body)).toMatchObject({
      ...{ name: 'Léa Moreau', email: 'lea@example.com', lang: 'fr', status: 'open', user_id: null },
      messages: [{ by_staff: false, text: LEA.text, mail_id: null }],
    });
  });

  it('reads the answer in the chat, without a mail', async () => {
    const { body: chat } = await start({ ...LEA, email: 'open@example.com' });
    wait(5);
    await answer(chat, 'Yes, in March.');
    const { body } = await read(chat.token);
    expect(body.messages.map(({ by_staff, text }) => [by_staff, text])).toEqual([
      [false, LEA.text],
      [true, 'Yes, in March.'],
    ]);
    wait(300);
    await mailChatAnswers.run({}, testContext(api, { now: () => now }), { last: true });
    expect(await countMails('open@example.com')).toBe(0);
  });

  it('gets the answer by mail once when the chat was closed before', async () => {
    const { body: chat } = await start({ ...LEA, email: 'gone@example.com' });
    wait(120);
    expect((await answer(chat, 'Yes, in March.')).messages?.at(-1)?.mail_id).not.toBeNull();
    expect(await countMails('gone@example.com')).toBe(1);
    await mailChatAnswers.run({}, testContext(api, { now: () => now }), { last: true });
    expect(await countMails('gone@example.com')).toBe(1);
  });

  it('gets an answer by mail that arrived as the chat was closed', async () => {
    const { body: chat } = await start({ ...LEA, email: 'going@example.com' });
    wait(5);
    await answer(chat, 'Yes, in March.');
    const run = () => mailChatAnswers.run({}, testContext(api, { now: () => now }), { last: true });
    await run();
    expect(await countMails('going@example.com')).toBe(0);
    wait(120);
    await run();
    await run();
    expect(await countMails('going@example.com')).toBe(1);
    expect((await readConversation(chat)).messages?.at(-1)?.mail_id).not.toBeNull();
  });

  it('goes on writing, which reopens the conversation, also after the hours', async () => {
    const { body: chat } = await start();
    await answer(chat, 'Yes.');
    wait(7 * 3600);
    const { status, body } = await send(chat.token, 'Thank you!');
    expect([status, body.messages.at(-1)?.text]).toEqual([201, 'Thank you!']);
    expect((await readConversation(chat)).status).toBe('open');
  });

  it('sees the first name of staff only', async () => {
    const { body: chat } = await start();
    const { messages } = await answer(chat, 'Yes.');
    const name = (await read(chat.token)).body.messages.at(-1)?.author_name;
    expect(name).toBe(messages?.at(-1)?.author_name.split(' ')[0]);
  });
});

describe('a signed-in caller', () => {
  it('starts with a text only, under the name of the account', async () => {
    const { status, body } = await start({ text: 'Hello', name: 'Other', email: 'other@example.com' }, { as: 'user' });
    expect(status).toBe(201);
    const conversation = await readConversation(body);
    expect(conversation.user_id).not.toBeNull();
    expect([conversation.name, conversation.email]).not.toContain('other@example.com');
  });
});

describe('a chat is refused', () => {
  it.each([
    ['outside the hours', new Date('2026-11-20T16:00:00Z')],
    ['on Saturday', SATURDAY],
  ])('%s', async (_when, time) => {
    now = time;
    const { status, body } = await start();
    expect([status, body.code]).toEqual([409, 'chat_closed']);
  });

  it.each([
    [{ text: 'Hello' }, ['name', 'email']],
    [{ ...LEA, email: 'lea' }, ['email']],
    [{ ...LEA, text: '' }, ['text']],
    [{ ...LEA, text: 'x'.repeat(2001) }, ['text']],
  ])('for %j', async (body, paths) => {
    const answered = await start(body);
    expect([answered.status, answered.body.errors?.map(({ path }) => path)]).toEqual([422, paths]);
  });

  it('silently for spam', async () => {
    const before = await api.db.$count(conversations);
    expect((await start({ ...LEA, website: 'https://spam.example' })).status).toBe(201);
    expect(await api.db.$count(conversations)).toBe(before);
  });

  it('after too many', async () => {
    const statuses = [];
    for (let count = 0; count < 21; count++) statuses.push((await start()).status);
    expect(statuses.at(-1)).toBe(429);
  });
});

describe('the secret', () => {
  it('of another chat or of none is 404', async () => {
    expect((await read('A'.repeat(43))).status).toBe(404);
    expect((await send('A'.repeat(43), 'Hello')).status).toBe(404);
  });

  it('expires a day after the last call', async () => {
    const { body: chat } = await start();
    wait(23 * 3600);
    expect((await read(chat.token)).status).toBe(200);
    wait(25 * 3600);
    expect((await read(chat.token)).status).toBe(404);
  });
});
