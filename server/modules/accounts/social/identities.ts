import { and, asc, eq } from 'drizzle-orm';
import type { SocialProvider } from '#generated/enums.ts';
import type { UserIdentity } from '#generated/schemas.ts';
import { users } from '#server/core/authentication/accounts.table.ts';
import { requireAccount } from '#server/core/authentication/require-account.ts';
import type { Handler } from '#server/core/api/handler.ts';
import { toSeconds } from '#server/core/api/wire.ts';
import type { Queryable } from '#server/core/database/database.ts';
import { notFound, problem } from '#server/core/problems/problem.ts';
import { mailIdentityConnected } from '../letters/account-mails.ts';
import { socialIdentities } from './social-identities.table.ts';
import { readProof } from './social-proof.ts';

const isIdentity = (provider: SocialProvider, subject: string) =>
  and(eq(socialIdentities.provider, provider), eq(socialIdentities.subject, subject));

/** The account that a person of a service signs in to. */
export async function findLinkedAccount(
  db: Queryable,
  provider: SocialProvider,
  subject: string,
): Promise<typeof users.$inferSelect | undefined> {
  const [linked] = await db
    .select({ user: users })
    .from(socialIdentities)
    .innerJoin(users, eq(users.id, socialIdentities.user_id))
    .where(isIdentity(provider, subject));
  return linked?.user;
}

type Identity = typeof socialIdentities.$inferInsert;

/** Links a person of a service to an account. Undefined when the person is linked, to this account or another one. */
export async function linkIdentity(db: Queryable, identity: Identity) {
  const [row] = await db.insert(socialIdentities).values(identity).onConflictDoNothing().returning();
  return row;
}

async function findAccount(db: Queryable, id: number) {
  const [account] = await db.select().from(users).where(eq(users.id, id));
  if (!account) throw notFound();
  return account;
}

const toWire = ({ provider, created_at }: typeof socialIdentities.$inferSelect): UserIdentity => ({
  provider,
  created_at: toSeconds(created_at),
});

/** Lists the services that sign in to the caller's account. */
export const listIdentities: Handler<'listIdentities'> = async ({ user, context: { db } }) => {
  const isOwn = eq(socialIdentities.user_id, requireAccount(user).id);
  const rows = await db.select().from(socialIdentities).where(isOwn).orderBy(asc(socialIdentities.created_at));
  return rows.map(toWire);
};

/**
 * Connects a service by the proof of its sign-in and notifies the owner. Connecting it again changes nothing. Throws 401 for an
 * invalid proof and 409 when the service signs in to another account.
 */
export const connectIdentity: Handler<'connectIdentity'> = async ({ body, user, context }) => {
  const { config, db, now } = context;
  const account = requireAccount(user);
  const { provider, subject } = readProof(config, body.challenge, now());
  return db.transaction(async (tx) => {
    const added = await linkIdentity(tx, { provider, subject, user_id: account.id });
    if (added) await mailIdentityConnected(tx, context, await findAccount(tx, account.id), provider);
    const [row] = added ? [added] : await tx.select().from(socialIdentities).where(isIdentity(provider, subject));
    if (row?.user_id !== account.id) throw problem(409, 'social_connected_elsewhere');
    return toWire(row);
  });
};

/** Disconnects a service from the caller's account. Throws 404 when it is not connected. */
export const removeIdentity: Handler<'removeIdentity'> = async ({ params, user, context: { db } }) => {
  const isOwn = and(
    eq(socialIdentities.user_id, requireAccount(user).id),
    eq(socialIdentities.provider, params.provider),
  );
  const removed = await db.delete(socialIdentities).where(isOwn).returning({ provider: socialIdentities.provider });
  if (removed.length === 0) throw notFound();
};
