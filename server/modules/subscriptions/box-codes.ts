import { groupedCode, typedCode } from '#domain/readable-codes.ts';
import { eq, or, sql } from 'drizzle-orm';
import { problem } from '#server/core/problems/problem.ts';
import { boxCodes, type BoxCodeRow, boxCodeUses, type BoxRow } from './boxes.table.ts';
import { createCode } from '#server/core/authentication/create-code.ts';
import type { Queryable, Transaction } from '#server/core/database/database.ts';
import { defineResource } from '#server/resources/define-resource.ts';

/** Where a code stands by the clock, its uses and its switch; `STATE` says the same in the database. */
export function codeStateOf(
  { active, expires_at, uses, max_uses }: BoxCodeRow,
  now: Date,
): 'off' | 'over' | 'used_up' | 'running' {
  if (!active) return 'off';
  if (expires_at !== null && expires_at <= now) return 'over';
  return uses >= max_uses ? 'used_up' : 'running';
}

const STATE = sql.raw(`case when not active then 'off' when expires_at <= now() then 'over'
  when uses >= max_uses then 'used_up' else 'running' end`);

/** Codes for boxes: made by the house, so that nobody guesses them. */
export const boxCodeResource = defineResource('box-codes', {
  table: boxCodes,
  texts: { state: STATE },
  find: (text) => or(eq(boxCodes.code, groupedCode(typedCode(text)))) ?? sql`false`,
  hooks: {
    beforeCreate: ({ kind, charges }, { user, context }) => ({
      ...{ code: createCode(), created_by: user?.id, created_at: context.now() },
      ...(kind === 'percent' && { charges: charges ?? 1, months: null }),
      ...(kind === 'months' && { percent: null, charges: null }),
    }),
  },
});

const REFUSALS = { off: 'code_revoked', over: 'code_expired', used_up: 'code_used_up' } as const;

/** The code that was typed, if it can be used; its row stays locked. Throws 404 for an unknown one, 409 for one that is over. */
export async function findBoxCode(tx: Transaction, typed: string, now: Date): Promise<BoxCodeRow> {
  const [code] = await tx
    .select()
    .from(boxCodes)
    .where(eq(boxCodes.code, groupedCode(typedCode(typed))))
    .for('update');
  if (!code) throw problem(404, 'code_unknown');
  const state = codeStateOf(code, now);
  if (state !== 'running') throw problem(409, REFUSALS[state]);
  return code;
}

/** Uses a code for a box, once a box. Answers what it changes of it; throws as `findBoxCode` and 409 where it does not fit. */
export async function redeemCode(tx: Transaction, box: BoxRow, typed: string, now: Date) {
  const code = await findBoxCode(tx, typed, now);
  if (code.type !== null && code.type !== box.type) throw problem(409, 'code_other_box');
  await countUse(tx, code, box.id, now);
  return { values: giftOf(code, box), facts: { code: code.code } };
}

/** What a code makes of a box. */
export function giftOf(code: BoxCodeRow, box: Pick<BoxRow, 'paid_months' | 'status'>): Partial<BoxRow> {
  if (code.kind === 'months')
    return {
      paid_months: box.paid_months + (code.months ?? 0),
      ...(box.status === 'ended' && { status: 'active' }),
    };
  return { discount_percent: code.percent, discount_charges: code.charges ?? 1 };
}

/** Counts that a box used a code. Throws 409 when it did so before. */
export async function countUse(tx: Queryable, code: BoxCodeRow, box_id: number, now: Date): Promise<void> {
  const [use] = await tx
    .insert(boxCodeUses)
    .values({ code_id: code.id, box_id, created_at: now })
    .onConflictDoNothing()
    .returning();
  if (!use) throw problem(409, 'code_used_before');
  await tx
    .update(boxCodes)
    .set({ uses: sql`${boxCodes.uses} + 1`, version: sql`${boxCodes.version} + 1` })
    .where(eq(boxCodes.id, code.id));
}
