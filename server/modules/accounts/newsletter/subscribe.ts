import type { Language, SubscriberSource } from '#generated/enums.ts';
import type { NewsletterReceipt } from '#generated/schemas.ts';
import { and, eq, gt, or, sql } from 'drizzle-orm';
import { randomBytes } from 'node:crypto';
import type { Call, Context } from '#server/core/api/handler.ts';
import { countAttempt, isRefusal, limitFailures } from '#server/core/authentication/attempts.ts';
import { users } from '#server/core/authentication/accounts.table.ts';
import { normaliseEmail } from '#server/core/authentication/emails.ts';
import { hashToken } from '#server/core/authentication/sessions.ts';
import { createSecret } from '#server/core/authentication/signatures.ts';
import { inTransaction, type Queryable } from '#server/core/database/database.ts';
import { announceChange } from '#server/core/live/announce-change.ts';
import { problem } from '#server/core/problems/problem.ts';
import { mailNewsletterConfirmation, mailSubscribed } from './newsletter-mails.ts';
import { type SubscriberRow, subscribers } from './subscribers.table.ts';

/** Validity of a confirmation link. */
const LINK_DAYS = 7;
const DAY_MS = 24 * 3600 * 1000;

export interface Subscription {
  readonly email: string;
  readonly lang: Language;
  readonly source: SubscriberSource;
}

/** Finds or creates the row of an address and locks it. */
async function lockSubscriber(tx: Queryable, { email, lang, source }: Subscription, now: Date): Promise<SubscriberRow> {
  const [added] = await tx
    .insert(subscribers)
    .values({ email, lang, source, leave_token: createSecret(), created_at: now })
    .onConflictDoNothing({ target: subscribers.email })
    .returning();
  if (added) {
    await announceChange(tx, { resource: 'subscribers', id: added.id, action: 'create' });
    return added;
  }
  const [row] = await tx.select().from(subscribers).where(eq(subscribers.email, email)).for('update');
  if (!row) throw new Error('The database did not return the subscriber.');
  return row;
}

async function changeSubscriber(
  tx: Queryable,
  id: number,
  values: Partial<typeof subscribers.$inferInsert>,
): Promise<SubscriberRow> {
  const [row] = await tx
    .update(subscribers)
    .set({ ...values, version: sql`${subscribers.version} + 1` })
    .where(eq(subscribers.id, id))
    .returning();
  if (!row) throw new Error('The database did not return the subscriber.');
  await announceChange(tx, { resource: 'subscribers', id, action: 'update' });
  return row;
}

/** Mails a confirmation link, or that the address is subscribed already. */
export async function requestSubscription(tx: Queryable, context: Context, subscription: Subscription): Promise<void> {
  const now = context.now();
  const row = await lockSubscriber(tx, subscription, now);
  if (row.status === 'subscribed') {
    await mailSubscribed(tx, context, row);
    return;
  }
  const token = randomBytes(32).toString('base64url');
  const pending = await changeSubscriber(tx, row.id, {
    ...{ status: 'pending', lang: subscription.lang, source: subscription.source },
    ...{ confirm_hash: hashToken(token), confirm_until: new Date(now.getTime() + LINK_DAYS * DAY_MS) },
  });
  await mailNewsletterConfirmation(tx, context, pending, { token, days: LINK_DAYS });
}

/** Subscribes an address that is known to belong to the person, such as that of a confirmed account. */
export async function subscribeConfirmed(tx: Queryable, subscription: Subscription, now: Date): Promise<void> {
  const row = await lockSubscriber(tx, subscription, now);
  if (row.status !== 'subscribed')
    await changeSubscriber(tx, row.id, {
      ...{ status: 'subscribed', lang: subscription.lang, source: subscription.source },
      ...{ confirmed_at: now, left_at: null },
    });
}

/** Starts a subscription (§7). The response is the same for all addresses. */
export async function subscribeNewsletter(call: Call<'subscribeNewsletter'>): Promise<NewsletterReceipt> {
  const { body, context, ip, lang } = call;
  const email = normaliseEmail(body.email);
  await countAttempt(context.db, { kind: 'newsletter', who: ip }, { kind: 'newsletter_email', who: email });
  // spam gets the normal response and is not stored
  if (!body.website) {
    await inTransaction(context.db, (tx) =>
      requestSubscription(tx, context, { email, lang: body.lang ?? lang, source: 'newsletter' }),
    );
  }
  return { email };
}

/** Confirms a subscription by the link of its mail. A second time has no effect. Throws 404 for an expired link. */
export async function confirmNewsletter({ body, context, ip }: Call<'confirmNewsletter'>): Promise<NewsletterReceipt> {
  const confirm = () =>
    inTransaction(context.db, async (tx) => {
      const now = context.now();
      const isValid = or(eq(subscribers.status, 'subscribed'), gt(subscribers.confirm_until, now));
      const hasToken = and(eq(subscribers.confirm_hash, hashToken(body.token)), isValid);
      const [row] = await tx.select().from(subscribers).where(hasToken).for('update');
      if (!row || row.status === 'unsubscribed') throw problem(404, 'newsletter_link_invalid');
      if (row.status === 'subscribed') return row;
      const subscribed = await changeSubscriber(tx, row.id, { status: 'subscribed', confirmed_at: now, left_at: null });
      await tx.update(users).set({ newsletter: true }).where(eq(users.email, row.email));
      await mailSubscribed(tx, context, subscribed);
      return subscribed;
    });
  const { email } = await limitFailures(context.db, [{ kind: 'confirm', who: ip }], confirm, isRefusal);
  return { email };
}

/** Ends a subscription (§7), by the token of a newsletter or as the signed-in account. */
export async function unsubscribeNewsletter(call: Call<'unsubscribeNewsletter'>): Promise<undefined> {
  const { body, context, user, ip } = call;
  if (!body.token && !user) throw problem(401, 'authentication_required');
  await countAttempt(context.db, { kind: 'confirm', who: ip });
  await inTransaction(context.db, async (tx) => {
    const isSubscriber = body.token
      ? eq(subscribers.leave_token, body.token)
      : eq(subscribers.email, normaliseEmail(user?.email ?? ''));
    const [row] = await tx.select().from(subscribers).where(isSubscriber).for('update');
    const email = row?.email ?? (body.token ? undefined : user?.email);
    if (email !== undefined) await tx.update(users).set({ newsletter: false }).where(eq(users.email, email));
    if (row) await endSubscription(tx, row, context.now());
  });
}

async function endSubscription(tx: Queryable, row: SubscriberRow, now: Date): Promise<void> {
  if (row.status === 'unsubscribed') return;
  await changeSubscriber(tx, row.id, {
    ...{ status: 'unsubscribed', left_at: now },
    ...{ confirm_hash: null, confirm_until: null },
  });
}

/** Subscribes the confirmed address of an account, or ends its subscription. */
export async function setSubscription(
  tx: Queryable,
  account: Pick<Subscription, 'email' | 'lang'>,
  isSubscribed: boolean,
  now: Date,
): Promise<void> {
  const { email, lang } = account;
  await tx.update(users).set({ newsletter: isSubscribed }).where(eq(users.email, email));
  if (isSubscribed) return subscribeConfirmed(tx, { email, lang, source: 'account' }, now);
  const [row] = await tx.select().from(subscribers).where(eq(subscribers.email, email)).for('update');
  if (row) await endSubscription(tx, row, now);
}

/** Whether an address receives the newsletter. */
export async function isSubscribed(db: Queryable, email: string): Promise<boolean> {
  const [row] = await db.select({ status: subscribers.status }).from(subscribers).where(eq(subscribers.email, email));
  return row?.status === 'subscribed';
}
