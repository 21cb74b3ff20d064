import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ContactReceipt, Conversation } from '#generated/schemas.ts';
import { mails } from '#server/core/mail/mails.table.ts';
import { insertOrders } from '#server/testing/rows.ts';
import { startApi, type ApiCall, type TestApi } from '#server/testing/start-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
  await insertOrders(api.db, [{ id: 1, email: 'lea@example.com', status: 'paid' }]);
});
afterAll(() => api.close());

const LEA = { name: 'Léa Moreau', email: 'Lea@example.com', topic: 'order' } as const;
const TEXT = 'The second record is missing from my parcel.';

const sendMessage = (body: object, call: ApiCall = {}) =>
  api.call<ContactReceipt>('POST', '/contact', { body: { ...LEA, text: TEXT, ...body }, ...call });
const read = async (reference: string) =>
  (await api.call<Conversation>('GET', `/admin/conversations/${reference.slice(2)}`, { as: 'team' })).body;
const runAction = (reference: string, action: string, body?: object) =>
  api.call<Conversation>('POST', `/admin/conversations/${reference.slice(2)}/${action}`, {
    as: 'team',
    ...(body && { body }),
  });
const loadMails = (recipient: string) => api.db.select().from(mails).where(eq(mails.recipient, recipient));

describe('a message to the shop', () => {
  it('is stored as open, acknowledged by mail, and linked to an order of the same e-mail', async () => {
    const { status, body } = await sendMessage(
      { order_number: ' vs-100001 ' },
      { headers: { 'accept-language': 'fr' } },
    );
    expect(status).toBe(201);
    const conversation = await read(body.reference);
    expect(conversation).toMatchObject({
      ...{ status: 'open', order_id: 1, lang: 'fr', email: 'lea@example.com', subject: TEXT, user_id: null },
      messages: [{ by_staff: false, author_name: 'Léa Moreau', text: TEXT }],
    });
    expect(conversation.waiting_since).toBeGreaterThan(0);
    const [mail] = await loadMails('lea@example.com');
    expect(mail?.subject).toContain(`[${body.reference}]`);
    expect(mail?.text).toContain('Nous avons bien reçu votre message');
    expect(mail?.text).toContain('de 10:00 à 17:00, heure de Paris');
  });

  it('is not linked to an order of another e-mail', async () => {
    const { body } = await sendMessage({ email: 'tom@example.com', order_number: 'VS-100001' });
    expect((await read(body.reference)).order_id).toBeNull();
  });

  it('continues the customer’s earlier conversation by its reference, but not that of another e-mail', async () => {
    const { reference } = (await sendMessage({})).body;
    await runAction(reference, 'answer', { text: 'It leaves today.', close: true });
    expect(await read(reference)).toMatchObject({ status: 'closed', waiting_since: null });
    const other = (await sendMessage({ email: 'eve@example.com', reference })).body;
    expect(other.reference).not.toBe(reference);
    const continued = (await sendMessage({ reference: reference.toLowerCase(), text: 'It has come, thank you!' })).body;
    expect(continued.reference).toBe(reference);
    const after = await read(reference);
    expect([after.status, after.messages?.map(({ by_staff }) => by_staff)]).toEqual(['open', [false, true, false]]);
  });

  it('with the hidden field filled in is not stored', async () => {
    const before = (await loadMails('bot@example.com')).length;
    const { status } = await sendMessage({ email: 'bot@example.com', website: 'https://spam.example' });
    expect([status, (await loadMails('bot@example.com')).length]).toEqual([201, before]);
  });

  it('returns 422 with the invalid fields', async () => {
    const { status, body } = await sendMessage({ email: 'lea', text: 'too short' });
    expect(status).toBe(422);
    expect(body).toMatchObject({ errors: [{ path: 'email' }, { path: 'text' }] });
  });
});

describe('staff', () => {
  it('answers by mail, quoting the customer, and is assigned to the conversation', async () => {
    const { reference } = (await sendMessage({ email: 'ana@example.com' })).body;
    const { status, body } = await runAction(reference, 'answer', { text: 'It leaves today.\n\nSorry again.' });
    expect([status, body.status, body.waiting_since]).toEqual([200, 'answered', null]);
    expect(body.assigned_to).not.toBeNull();
    const mail = (await loadMails('ana@example.com')).find(({ template }) => template === 'conversation_message');
    expect(body.messages?.at(-1)).toMatchObject({ by_staff: true, mail_id: mail?.id });
    expect(mail?.text).toContain('It leaves today.');
    expect(mail?.text).toContain(TEXT);
  });

  it('closes and reopens a conversation', async () => {
    const { reference } = (await sendMessage({})).body;
    expect((await runAction(reference, 'close')).body).toMatchObject({ status: 'closed', waiting_since: null });
    expect((await runAction(reference, 'close')).status).toBe(409);
    expect((await runAction(reference, 'reopen')).body.status).toBe('open');
  });

  it('starts a conversation with an account or with any address', async () => {
    await api.tokenOf('user');
    const message = { topic: 'account', subject: 'Your wishes', text: 'Three of them are back.' };
    const accounts = (await api.call<{ id: number }[]>('GET', '/admin/user', { as: 'team', query: { range: '[0,9]' } }))
      .body;
    const { status, body } = await api.call<Conversation>('POST', `/admin/user/${accounts[0]?.id}/message`, {
      ...{ as: 'team', body: message },
    });
    expect([status, body.status, body.user_id]).toEqual([200, 'answered', accounts[0]?.id]);
    const to = { ...message, name: 'Ida', email: 'ida@example.com', lang: 'en' };
    const created = await api.call<Conversation>('POST', '/admin/conversations', { as: 'team', body: to });
    expect([created.status, created.body.messages?.length]).toEqual([201, 1]);
    const wrong = await api.call('POST', '/admin/conversations', { as: 'team', body: { ...to, order_id: 999 } });
    expect(wrong).toMatchObject({ status: 422, body: { errors: [{ path: 'order_id' }] } });
  });
});
