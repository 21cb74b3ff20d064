import { normalisePromoCode } from '#domain/pricing/promo.ts';
import { and, eq, lt, or, isNull, sql } from 'drizzle-orm';
import { promoCodes } from './promo-codes.table.ts';
import type { Queryable } from '#server/core/database/database.ts';

export type PromoCode = typeof promoCodes.$inferSelect;

/** Finds a promo code; null when unknown, undefined without input. */
export async function findPromo(db: Queryable, code: string | null | undefined): Promise<PromoCode | null | undefined> {
  if (!code?.trim()) return undefined;
  const [row] = await db
    .select()
    .from(promoCodes)
    .where(eq(promoCodes.code, normalisePromoCode(code)));
  return row ?? null;
}

/** Counts a use. Returns false when the limit is reached. */
export async function countPromoUse(tx: Queryable, id: number): Promise<boolean> {
  const used = await tx
    .update(promoCodes)
    .set({ uses: sql`${promoCodes.uses} + 1` })
    .where(and(eq(promoCodes.id, id), or(isNull(promoCodes.max_uses), lt(promoCodes.uses, promoCodes.max_uses))))
    .returning({ id: promoCodes.id });
  return used.length === 1;
}

/** Subtracts the use of an unpaid order. */
export async function returnPromo(tx: Queryable, code: string): Promise<void> {
  await tx
    .update(promoCodes)
    .set({ uses: sql`greatest(${promoCodes.uses} - 1, 0)` })
    .where(eq(promoCodes.code, code));
}
