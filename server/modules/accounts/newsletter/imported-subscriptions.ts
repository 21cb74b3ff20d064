import { and, eq, inArray } from 'drizzle-orm';
import { createSecret } from '#server/core/authentication/signatures.ts';
import type { Queryable } from '#server/core/database/database.ts';
import { announceChanges } from '#server/core/live/announce-change.ts';
import type { Subscription } from './subscribe.ts';
import { subscribers } from './subscribers.table.ts';

/**
 * Subscribes customers who agreed in the shop that they are imported from. Addresses with a subscription of any status are
 * left as they are, so that nobody who has left is subscribed again.
 */
export async function subscribeImported(
  tx: Queryable,
  people: readonly Pick<Subscription, 'email' | 'lang'>[],
  now: Date,
): Promise<void> {
  if (people.length === 0) return;
  const fixed = { status: 'subscribed', source: 'import', confirmed_at: now, created_at: now } as const;
  const added = await tx
    .insert(subscribers)
    .values(people.map(({ email, lang }) => ({ email, lang, ...fixed, leave_token: createSecret() })))
    .onConflictDoNothing({ target: subscribers.email })
    .returning({ id: subscribers.id });
  await announceChanges(
    tx,
    added.map(({ id }) => ({ resource: 'subscribers', id, action: 'create' })),
  );
}

/** Deletes the subscriptions of an undone import. */
export async function withdrawImported(tx: Queryable, emails: readonly string[]): Promise<void> {
  if (emails.length === 0) return;
  const isImported = and(eq(subscribers.source, 'import'), eq(subscribers.status, 'subscribed'));
  const deleted = await tx
    .delete(subscribers)
    .where(and(isImported, inArray(subscribers.email, [...emails])))
    .returning({ id: subscribers.id });
  await announceChanges(
    tx,
    deleted.map(({ id }) => ({ resource: 'subscribers', id, action: 'delete' })),
  );
}
