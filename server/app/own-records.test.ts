// Each operation on a record of an account, for its owner, for accounts of every role and for visitors.
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OperationDefinition } from '#generated/definitions.ts';
import { operations } from '#generated/operations.ts';
import type { ApiRole, OperationId } from '#server/core/api/handler.ts';
import { tokens, users } from '#server/core/authentication/accounts.table.ts';
import { createSession } from '#server/core/authentication/sessions.ts';
import { createNoisyPng, createUploadClient } from '#server/core/uploads/testing.ts';
import { passkeys, socialIdentities } from '#server/modules/accounts/index.ts';
import { conversations, directConversations, directParticipants } from '#server/modules/community/index.ts';
import { artistPayouts } from '#server/modules/earnings/index.ts';
import { invoices } from '#server/modules/invoicing/index.ts';
import { toAddress, type AddressDesk, startAddresses } from '#server/modules/orders/order-changes/addresses.sample.ts';
import { orders } from '#server/modules/orders/index.ts';
import { savedCards } from '#server/modules/payments/index.ts';
import { boxes } from '#server/modules/subscriptions/index.ts';

const OTHERS: readonly ApiRole[] = ['user', 'pro', 'artist', 'team', 'admin'];
const CARD = { number: '4242 4242 4242 4242', expiry: '12 / 90', cvc: '123' };
const CONTACT = { ...toAddress('FR'), email: 'maya.hayes@example.com' };

/** Ids of the owner's records. */
interface Records {
  readonly account: number;
  readonly order: number;
  readonly part: number;
  readonly document: number;
  readonly box: number;
  readonly session: number;
  readonly payout: number;
  readonly card: number;
  readonly conversation: number;
  readonly picture: string;
  readonly direct: number;
  readonly directPicture: string;
  readonly passkey: number;
}

interface OwnCall {
  /** values of the parameters of the path, in order */
  readonly path?: (records: Records) => readonly (number | string)[];
  readonly body?: (records: Records) => object;
}

/** The operations on a record of an account, in the order in which the owner calls them. */
const OWN = {
  getUserOrder: { path: ({ order }) => [order] },
  getOrderTracking: { path: ({ order }) => [order] },
  readOrderInvoice: { path: ({ order }) => [order] },
  listUserDocuments: { path: ({ order }) => [order] },
  readUserDocument: { path: ({ order, document }) => [order, document] },
  changeUserOrderAddress: { path: ({ part }) => [part], body: () => ({ customer: toAddress('FR') }) },
  cancelUserOrder: { path: ({ order }) => [order] },
  getUserBox: { path: ({ box }) => [box] },
  listBoxReviews: { path: ({ box, account }) => [box, account] },
  changeUserBox: { body: ({ box }) => ({ id: box, genres: [7] }) },
  setBoxCard: { body: ({ box }) => ({ id: box, card: CARD }) },
  setBoxAddress: { body: ({ box }) => ({ id: box, customer: CONTACT }) },
  cancelUserBox: { path: ({ box }) => [box] },
  cancelPayout: { path: ({ payout }) => [payout] },
  setDefaultCard: { path: ({ card }) => [card] },
  removeUserCard: { path: ({ card }) => [card] },
  getUserConversation: { path: ({ conversation }) => [conversation] },
  sendUserMessage: { path: ({ conversation }) => [conversation], body: () => ({ text: 'It has arrived.' }) },
  getDirectConversation: { path: ({ direct }) => [direct] },
  sendDirectMessage: { path: ({ direct }) => [direct], body: () => ({ text: 'Will it be repressed?' }) },
  changeDirectConversation: { path: ({ direct }) => [direct], body: () => ({ muted: true, blocked: false }) },
  reportDirectConversation: { path: ({ direct }) => [direct], body: () => ({ text: 'This is advertising.' }) },
  getDirectPicture: { path: ({ direct, directPicture }) => [direct, directPicture] },
  getConversationPicture: { path: ({ conversation, picture }) => [conversation, picture] },
  endUserSession: { path: ({ session }) => [session] },
  renamePasskey: { path: ({ passkey }) => [passkey], body: () => ({ name: 'Renamed' }) },
  removePasskey: { path: ({ passkey }) => [passkey] },
  removeIdentity: { path: () => ['soundcloud'] },
} as const satisfies Partial<Record<OperationId, OwnCall>>;

/** Operations of accounts with a parameter that is not a record of an account. */
const PUBLIC_RECORDS: readonly OperationId[] = ['followMaker'];

const definitions: Readonly<Record<string, OperationDefinition>> = operations;
const calls: readonly (readonly [string, OwnCall])[] = Object.entries(OWN);

let desk: AddressDesk;
let records: Records;
let owner: string;

const send = ([id, { path, body }]: readonly [string, OwnCall], call: { as?: ApiRole; token?: string }) => {
  const { method, path: template } = definitions[id]!;
  const values = [...(path?.(records) ?? [])];
  const url = template.replaceAll(/\{\w+\}/g, () => String(values.shift()));
  return desk.api.call(method, url, { ...call, ...(body && { body: body(records) }) });
};

/** Uploads a picture and writes it in a conversation of the owner; returns its key. */
async function sendPicture(kind: 'conversations' | 'direct-conversations', conversation: number): Promise<string> {
  const upload = createUploadClient(desk.api, { token: owner });
  const { answer } = await upload.send(await createNoisyPng(40), { purpose: 'message_picture' });
  const body = { text: 'The sleeve is dented.', pictures: [answer.body.key] };
  await desk.api.call('POST', `/user/${kind}/${conversation}/messages`, { token: owner, body });
  return answer.body.key;
}

/** Creates a conversation of the owner with another account; returns its id. */
async function startDirectConversation(sender_id: number): Promise<number> {
  const { db } = desk.api;
  const [other] = await db
    .insert(users)
    .values({ email: 'nova@example.com', name: 'Nova', role: 'artist' })
    .returning();
  const recipient_id = other?.id ?? 0;
  const values = { sender_id, recipient_id, last_message_at: new Date() };
  const [row] = await db.insert(directConversations).values(values).returning();
  const conversation_id = row?.id ?? 0;
  await db
    .insert(directParticipants)
    .values([sender_id, recipient_id].map((user_id) => ({ conversation_id, user_id })));
  return conversation_id;
}

beforeAll(async () => {
  desk = await startAddresses();
  const { db } = desk.api;
  const [account] = await db
    .insert(users)
    .values({ email: CONTACT.email, name: 'Maya Hayes', role: 'artist' })
    .returning();
  const user_id = account?.id ?? 0;
  owner = await createSession(db, user_id, 'test');
  await createSession(db, user_id, 'another device');
  const order = await desk.orderTo('FR');
  await db.update(orders).set({ user_id }).where(eq(orders.id, order.id));
  await desk.issueDocuments(order.id);
  const [document] = await db.select().from(invoices).where(eq(invoices.order_id, order.id));
  const { firstname, lastname, address, zip_code = '', city, country_id } = toAddress('FR');
  const contact = { firstname, lastname, address, zip_code, city, country_id, email: CONTACT.email };
  const terms = {
    type: 'vinyl',
    periodicity: 'monthly',
    currency: 'EUR',
    price: 2990,
    first_month: '2099-01',
  } as const;
  const [box] = await db
    .insert(boxes)
    .values({ user_id, ...terms, ...contact })
    .returning();
  const [payout] = await db
    .insert(artistPayouts)
    .values({ shop_id: desk.sample.shop, currency: 'EUR', amount: 1000, created_by: user_id })
    .returning();
  const token = { provider: 'test', token: 'pm_test_4242424242424242' } as const;
  const [card] = await db
    .insert(savedCards)
    .values({ user_id, ...token, card_brand: 'visa', card_last4: '4242', card_expires: '2099-12' })
    .returning();
  const writer = { user_id, name: 'Maya Hayes', email: CONTACT.email, lang: 'en' } as const;
  const [conversation] = await db
    .insert(conversations)
    .values({ ...writer, topic: 'order', subject: 'A record is missing' })
    .returning();
  const picture = await sendPicture('conversations', conversation?.id ?? 0);
  const direct = await startDirectConversation(user_id);
  const directPicture = await sendPicture('direct-conversations', direct);
  const key = { credential_id: 'key', public_key: '', counter: 0, name: 'My phone', synced: false };
  const [passkey] = await db
    .insert(passkeys)
    .values({ user_id, ...key })
    .returning();
  await db.insert(socialIdentities).values({ user_id, provider: 'soundcloud', subject: 'soundcloud:users:1' });
  const sessions = await db.select().from(tokens).where(eq(tokens.user_id, user_id)).orderBy(tokens.id);
  records = {
    account: user_id,
    order: order.id,
    part: order.shop_orders?.[0]?.id ?? 0,
    document: document?.id ?? 0,
    box: box?.id ?? 0,
    session: sessions.at(-1)?.id ?? 0,
    payout: payout?.id ?? 0,
    card: card?.id ?? 0,
    conversation: conversation?.id ?? 0,
    picture,
    direct,
    directPicture,
    passkey: passkey?.id ?? 0,
  };
});
afterAll(() => desk.api.close());

it('has every operation of accounts with the id of a record', () => {
  const withId = Object.entries(definitions)
    .filter(([, { path }]) => path.startsWith('/user/') && path.includes('{'))
    .map(([id]) => id);
  expect(withId.filter((id) => !(id in OWN) && !PUBLIC_RECORDS.includes(id as OperationId))).toEqual([]);
});

describe('a record of another account', () => {
  it.each(calls.flatMap((call) => OTHERS.map((role) => [role, call[0], call] as const)))(
    'is kept from %s in %s',
    async (as, id, call) => {
      // the role is checked first
      const { roles = [] } = definitions[id]!;
      const isAllowed = roles.includes(as) || roles.includes('user');
      expect((await send(call, { as })).status).toBe(isAllowed ? 404 : 403);
    },
  );
  it.each(calls.map((call) => [call[0], call] as const))('asks a visitor to sign in, %s', async (_id, call) => {
    expect((await send(call, { as: 'visitor' })).status).toBe(401);
  });
});

describe('the owner', () => {
  it.each(calls.map((call) => [call[0], call] as const))('may call %s', async (_id, call) => {
    const { status, text } = await send(call, { token: owner });
    expect(status, text).toBeGreaterThanOrEqual(200);
    expect(status, text).toBeLessThan(300);
  });
});
