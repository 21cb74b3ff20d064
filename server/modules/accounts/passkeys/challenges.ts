import { and, eq, gt, isNull } from 'drizzle-orm';
import { decodeClientDataJSON } from '@simplewebauthn/server/helpers';
import { passkeyChallenges } from '#server/core/authentication/accounts.table.ts';
import type { Context } from '#server/core/api/handler.ts';

/** Lifetime of a challenge. */
export const CHALLENGE_MS = 600_000;

/** Stores the challenge of options. `userId` is null for a sign-in, where the account is not known yet. */
export async function storeChallenge(
  { db, now }: Pick<Context, 'db' | 'now'>,
  challenge: string,
  userId: number | null,
): Promise<void> {
  const expires_at = new Date(now().getTime() + CHALLENGE_MS);
  await db.insert(passkeyChallenges).values({ challenge, user_id: userId, expires_at });
}

/**
 * Deletes the challenge that a credential has signed and returns it; undefined when it is unknown, used, expired or of
 * another account. A refused credential has used its challenge too.
 */
export async function redeemChallenge(
  { db, now }: Pick<Context, 'db' | 'now'>,
  clientData: string,
  userId: number | null,
): Promise<string | undefined> {
  const isOwn = userId === null ? isNull(passkeyChallenges.user_id) : eq(passkeyChallenges.user_id, userId);
  const [redeemed] = await db
    .delete(passkeyChallenges)
    .where(
      and(eq(passkeyChallenges.challenge, readChallenge(clientData)), isOwn, gt(passkeyChallenges.expires_at, now())),
    )
    .returning({ challenge: passkeyChallenges.challenge });
  return redeemed?.challenge;
}

/** Reads the challenge of client data; empty when it is malformed. */
function readChallenge(clientData: string): string {
  try {
    const { challenge }: { challenge?: unknown } = Object(decodeClientDataJSON(clientData));
    // PostgreSQL refuses texts with NUL
    return typeof challenge === 'string' && /^[\w-]+$/.test(challenge) ? challenge : '';
  } catch {
    return '';
  }
}
