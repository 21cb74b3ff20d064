import type { UserSponsor } from '#generated/schemas.ts';
import { count, eq } from 'drizzle-orm';
import { randomInt } from 'node:crypto';
import type { Handler } from '#server/core/api/handler.ts';
import { requireAccount } from '#server/core/authentication/require-account.ts';
import { boxes, boxSponsors } from './boxes.table.ts';
import { createCode } from '#server/core/authentication/create-code.ts';
import type { Database } from '#server/core/database/database.ts';

/** Letters of a name that a code begins with. */
const LETTERS = 8;
/** Codes with the name that are tried before one without it. */
const TRIES = 5;

/** The code one recommends boxes by, made when it is asked for the first time, and what came of it. */
export const getUserSponsor: Handler<'getUserSponsor'> = async ({ user, context }): Promise<UserSponsor> => {
  const { id, name } = requireAccount(user);
  const code = await codeOf(context.db, id, name, context.now());
  const [brought] = await context.db
    .select({ boxes: count(), rewarded: count(boxes.sponsor_rewarded_at) })
    .from(boxes)
    .where(eq(boxes.sponsor_id, id));
  return { code, brought: brought?.boxes ?? 0, rewarded: brought?.rewarded ?? 0 };
};

async function codeOf(db: Database, user_id: number, name: string, created_at: Date): Promise<string> {
  const letters =
    name
      .normalize('NFD')
      .toUpperCase()
      .replace(/[^A-Z]/g, '')
      .slice(0, LETTERS) || 'VINYL';
  for (let attempt = 0; attempt <= TRIES; attempt++) {
    const code = attempt < TRIES ? `${letters}${randomInt(10, 1000)}` : createCode().replaceAll('-', '');
    // of two calls at once, the second finds what the first has made
    await db.insert(boxSponsors).values({ user_id, code, created_at }).onConflictDoNothing();
    const [own] = await db.select().from(boxSponsors).where(eq(boxSponsors.user_id, user_id));
    if (own) return own.code;
  }
  throw new Error('no code for a sponsor is free');
}
