import { randomUUID } from 'node:crypto';
import { and, desc, eq, ne, sql } from 'drizzle-orm';
import type { PaymentProvider as ProviderName } from '#generated/enums.ts';
import type { CardSetup, SavedCard as WireCard } from '#generated/schemas.ts';
import type { AnyCall, Call, Handlers } from '#server/core/api/handler.ts';
import { toSeconds } from '#server/core/api/wire.ts';
import { users } from '#server/core/authentication/accounts.table.ts';
import { requireAccount } from '#server/core/authentication/require-account.ts';
import { inTransaction, type Queryable, type Transaction } from '#server/core/database/database.ts';
import { invalid, notFound, problem } from '#server/core/problems/problem.ts';
import { completeCardSetup, type SetUpCard, setUpCard } from './card-setups.ts';
import type { SavedCard } from './payment-provider.ts';
import { hasSource } from './payment-source.ts';
import { getCurrentProvider, getPaymentProvider } from './provider.ts';
import { savedCards } from './saved-cards.table.ts';

declare module '#server/core/api/handler.ts' {
  interface Extensions {
    /** Whether a saved card of an account is charged again and again. */
    readonly isCardCharged: (db: Queryable, card: Pick<CardRow, 'user_id' | 'token'>) => Promise<boolean>;
  }
}

type CardRow = typeof savedCards.$inferSelect;

const toWireCard = ({ id, card_brand, card_last4, card_expires, is_default, created_at }: CardRow): WireCard => ({
  ...{ id, card_brand, card_last4, card_expires, is_default },
  created_at: toSeconds(created_at),
});

/** Lists the cards of an account at a provider, the default first, then the newest. */
const listCards = (db: Queryable, userId: number, provider: ProviderName): Promise<CardRow[]> =>
  db
    .select()
    .from(savedCards)
    .where(isAt(userId, provider))
    .orderBy(desc(savedCards.is_default), desc(savedCards.created_at), desc(savedCards.id));

const isAt = (userId: number, provider: ProviderName) =>
  and(eq(savedCards.user_id, userId), eq(savedCards.provider, provider));

/** Lists the cards of the caller that can pay: those of the current provider. */
async function listUserCards({ user, context }: Call<'listUserCards'>): Promise<WireCard[]> {
  const provider = getCurrentProvider(context.config).name;
  return (await listCards(context.db, requireAccount(user).id, provider)).map(toWireCard);
}

/** Saves a card with the provider, then in the account. Throws 402 when it is declined. */
async function saveUserCard(call: Call<'saveUserCard'>): Promise<CardSetup> {
  const { context, body } = call;
  const { id: userId } = requireAccount(call.user);
  const { card, payment_method: paymentMethod } = body;
  if (!hasSource(body)) throw invalid([{ path: 'card', code: 'input_required' }]);
  const provider = getCurrentProvider(context.config);
  const customer = await findCustomer(context.db, userId, provider.name);
  const setup = { card, paymentMethod, customer, key: `card-${userId}-${randomUUID()}` };
  const outcome = await setUpCard(call, provider.name, () => provider.saveCard(setup, context));
  return keepCard(call, userId, provider.name, outcome);
}

/** Completes a set-up of the caller after 3-D Secure. Throws 402 when it fails, and 404 for a set-up of another account. */
async function confirmUserCard(call: Call<'confirmUserCard'>): Promise<CardSetup> {
  const { id: userId } = requireAccount(call.user);
  const { provider, outcome } = await completeCardSetup(call, call.body);
  return keepCard(call, userId, provider, outcome);
}

/** Writes a card in the account, unless it waits for 3-D Secure. */
async function keepCard(
  { context }: Pick<AnyCall, 'context'>,
  userId: number,
  provider: ProviderName,
  outcome: SetUpCard,
): Promise<CardSetup> {
  if (outcome.status === 'requires_action')
    return { card: null, setup_id: outcome.id, client_secret: outcome.clientSecret };
  const row = await inTransaction(context.db, (tx) => writeCard(tx, { userId, provider, now: context.now() }, outcome));
  return { card: toWireCard(row), setup_id: null, client_secret: null };
}

/** The provider's id of the customer of an account; null before the first card. */
async function findCustomer(db: Queryable, userId: number, provider: ProviderName): Promise<string | null> {
  const [row] = await db
    .select({ customer: savedCards.customer })
    .from(savedCards)
    .where(isAt(userId, provider))
    .orderBy(desc(savedCards.id))
    .limit(1);
  return row?.customer ?? null;
}

/** Serialises changes of an account's cards. */
const lockAccount = (tx: Transaction, userId: number) =>
  tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('update');

/** Writes a saved card; one that the account has already is updated. */
async function writeCard(
  tx: Transaction,
  { userId, provider, now }: { userId: number; provider: ProviderName; now: Date },
  { token, customer, brand, last4, expires }: SavedCard,
): Promise<CardRow> {
  await lockAccount(tx, userId);
  const cards = await listCards(tx, userId, provider);
  const facts = { customer, card_brand: brand, card_last4: last4, card_expires: expires };
  const [row] = await tx
    .insert(savedCards)
    .values({ user_id: userId, provider, token, ...facts, is_default: cards.length === 0, created_at: now })
    .onConflictDoUpdate({
      target: [savedCards.user_id, savedCards.provider, savedCards.token],
      // a renewed card is mailed about again
      set: {
        ...facts,
        notified_at: sql`case when ${savedCards.card_expires} = ${expires} then ${savedCards.notified_at} end`,
      },
    })
    .returning();
  if (!row) throw new Error('The database did not return the card.');
  return row;
}

/** Makes a card of the caller the default. Throws 404 for one of another account. */
async function setDefaultCard(call: Call<'setDefaultCard'>): Promise<WireCard> {
  const { context, params } = call;
  const { id: userId } = requireAccount(call.user);
  return inTransaction(context.db, async (tx) => {
    await lockAccount(tx, userId);
    const [card] = await tx.select().from(savedCards).where(isOwn(userId, params.id));
    if (!card) throw notFound();
    return toWireCard(await makeDefault(tx, card));
  });
}

const isOwn = (userId: number, id: number) => and(eq(savedCards.user_id, userId), eq(savedCards.id, id));

async function makeDefault(tx: Transaction, { id, user_id, provider }: CardRow): Promise<CardRow> {
  await tx
    .update(savedCards)
    .set({ is_default: false })
    .where(and(isAt(user_id, provider), ne(savedCards.id, id)));
  const [card] = await tx.update(savedCards).set({ is_default: true }).where(eq(savedCards.id, id)).returning();
  if (!card) throw notFound();
  return card;
}

/**
 * Removes a card of the caller, also from the provider. Throws 404 for one of another account, and 409 while a box is charged
 * by it.
 */
async function removeUserCard(call: Call<'removeUserCard'>): Promise<undefined> {
  const { context, params } = call;
  const { id: userId } = requireAccount(call.user);
  const removed = await inTransaction(context.db, async (tx) => {
    await lockAccount(tx, userId);
    const [card] = await tx.delete(savedCards).where(isOwn(userId, params.id)).returning();
    if (!card) throw notFound();
    if (await context.extensions.isCardCharged(tx, card)) throw problem(409, 'card_in_use');
    const [next] = await listCards(tx, userId, card.provider);
    if (card.is_default && next) await makeDefault(tx, next);
    return card;
  });
  await getPaymentProvider(removed.provider)
    .removeCard(removed.token, context)
    // the account no longer has the card, so that the shop does not charge it
    .catch((error: unknown) => context.log.error({ err: error, card: removed.id }, 'a card was not removed'));
  call.reply.status(204);
  return undefined;
}

export const cardsHandlers = {
  listUserCards,
  saveUserCard,
  confirmUserCard,
  setDefaultCard,
  removeUserCard,
} as const satisfies Partial<Handlers>;
