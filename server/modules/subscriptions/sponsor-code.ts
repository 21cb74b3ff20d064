import type { UserSponsor } from '#generated/schemas.ts';
import { count, eq } from 'drizzle-orm';
import { randomInt } from 'node:crypto';
import type { Handler } from '#server/core/api/handler.ts';
import { requireAccount } from '#server/core/authentication/require-account.ts';
import { boxes } from './boxes.table.ts';
import { boxSponsors } from '#server/modules/pricing/index.ts';
import { createCode } from '#server/core/authentication/create-code.ts';
import type { Database } from '#server/core/database/database.ts';

/** Maximum letters of the name in a code. */
const MAX_LETTERS = 8;
/** Attempts with the name before a random code. */
const MAX_ATTEMPTS = 5;

/** Returns the caller's referral code, created on first use, with its results. */
export const getUserSponsor: Handler<'getUserSponsor'> = async ({ user, context }): Promise<UserSponsor> => {
  const { id, name } = requireAccount(user);
  const code = await ensureSponsorCode(context.db, id, name, context.now());
  const [referrals] = await context.db
    .select({ boxes: count(), rewarded: count(boxes.sponsor_rewarded_at) })
    .from(boxes)
    .where(eq(boxes.sponsor_id, id));
  return { code, brought: referrals?.boxes ?? 0, rewarded: referrals?.rewarded ?? 0 };
};

async function ensureSponsorCode(db: Database, user_id: number, name: string, created_at: Date): Promise<string> {
  const letters =
    name
      .normalize('NFD')
      .toUpperCase()
      .replace(/[^A-Z]/g, '')
      .slice(0, MAX_LETTERS) || 'VINYL';
  for (let attempt = 0; attempt <= MAX_ATTEMPTS; attempt++) {
    const code = attempt < MAX_ATTEMPTS ? `${letters}${randomInt(10, 1000)}` : createCode().replaceAll('-', '');
    // of two concurrent calls, the second finds the code of the first
    await db.insert(boxSponsors).values({ user_id, code, created_at }).onConflictDoNothing();
    const [sponsor] = await db.select().from(boxSponsors).where(eq(boxSponsors.user_id, user_id));
    if (sponsor) return sponsor.code;
  }
  throw new Error('no code for a sponsor is free');
}
