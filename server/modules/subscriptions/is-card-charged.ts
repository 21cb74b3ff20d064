import { and, eq, inArray } from 'drizzle-orm';
import type { BoxStatus } from '#generated/enums.ts';
import type { Queryable } from '#server/core/database/database.ts';
import { boxes } from './boxes.table.ts';

/** Statuses of boxes that are charged again. */
const CHARGED: readonly BoxStatus[] = ['active', 'paused', 'past_due'];

/** Whether a box of an account is charged by its saved card. */
export async function isCardCharged(
  db: Queryable,
  { user_id, token }: { readonly user_id: number; readonly token: string },
): Promise<boolean> {
  const rows = await db
    .select({ id: boxes.id })
    .from(boxes)
    .where(and(eq(boxes.user_id, user_id), eq(boxes.card_token, token), inArray(boxes.status, [...CHARGED])))
    .limit(1);
  return rows.length > 0;
}
