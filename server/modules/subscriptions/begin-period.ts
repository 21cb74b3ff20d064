import { isPostalCodeRequired } from '#domain/addresses/postal-codes.ts';
import { isCardExpired } from '#domain/payments/card-input.ts';
import { getMonth } from '#domain/subscriptions/months.ts';
import type { BoxSkipReason } from '#generated/enums.ts';
import { eq, sql } from 'drizzle-orm';
import type { Context } from '#server/core/api/handler.ts';
import { auditChange, type AuditContext } from '#server/resources/audit/audit.ts';
import { computePlannedCharge } from './box-charge.ts';
import { boxes, boxPeriods, type BoxPeriodRow, type BoxRow } from './boxes.table.ts';
import { readItems } from '#server/modules/cart/index.ts';
import { takeStock } from '#server/modules/catalogue/index.ts';
import type { Transaction } from '#server/core/database/database.ts';

/** Loads box and period `FOR UPDATE`, in this lock order. */
export async function lockPeriod(
  tx: Transaction,
  id: number,
): Promise<{ box: BoxRow; period: BoxPeriodRow } | undefined> {
  const [row] = await tx.select({ box_id: boxPeriods.box_id }).from(boxPeriods).where(eq(boxPeriods.id, id));
  if (!row) return undefined;
  const [box] = await tx.select().from(boxes).where(eq(boxes.id, row.box_id)).for('update');
  const [period] = await tx.select().from(boxPeriods).where(eq(boxPeriods.id, id)).for('update');
  return box && period && { box, period };
}

/** Updates a period and writes an audit entry. */
export async function writePeriod(
  tx: Transaction,
  auditor: AuditContext,
  before: BoxPeriodRow,
  values: Partial<BoxPeriodRow>,
): Promise<BoxPeriodRow> {
  const [after] = await tx
    .update(boxPeriods)
    .set({ ...values, version: sql`${boxPeriods.version} + 1` })
    .where(eq(boxPeriods.id, before.id))
    .returning();
  if (!after) throw new Error(`month ${before.id} of a box is gone`);
  await auditChange(tx, auditor, 'box-periods', before.id, before, after);
  return after;
}

/** Skip reasons by status of the box. */
const SKIP_REASONS: Readonly<Partial<Record<BoxRow['status'], BoxSkipReason>>> = {
  paused: 'paused',
  cancelled: 'cancelled',
  ended: 'cancelled',
};

/** The next step of a period. */
export type PeriodStep =
  /** Settled, skipped, or blocked by an exception. */
  | { readonly next: 'none' }
  /** The amount is 0: the order can be placed at once. */
  | { readonly next: 'order'; readonly box: BoxRow; readonly period: BoxPeriodRow }
  /** The copy is reserved and the amount is stored: the card can be charged. */
  | { readonly next: 'charge'; readonly period: BoxPeriodRow };

const NO_STEP: PeriodStep = { next: 'none' };

/**
 * Prepares a period for payment. The charge is committed before the provider is called, so that a `charging` period is
 * continued with the same amount and key after a crash or in a concurrent run.
 */
export async function beginPeriod(
  tx: Transaction,
  context: Context,
  auditor: AuditContext,
  id: number,
): Promise<PeriodStep> {
  const locked = await lockPeriod(tx, id);
  if (!locked) return NO_STEP;
  const { box, period } = locked;
  if (period.status === 'charging') return { next: 'charge', period };
  if (period.status !== 'planned' && period.status !== 'failed') return NO_STEP;
  const skipReason = SKIP_REASONS[box.status];
  if (skipReason) {
    await writePeriod(tx, auditor, period, { status: 'skipped', skipped_because: skipReason, retry_at: null });
    return NO_STEP;
  }
  const charge = computePlannedCharge(box);
  const { item_id } = period;
  const hasAddress =
    box.address && (box.zip_code || !isPostalCodeRequired(box.country_id)) && box.city && box.country_id;
  if (item_id === null || !hasAddress || !canPay(box, charge.amount, context.now())) return NO_STEP;
  const item = (await readItems(tx, [item_id], true)).get(item_id);
  if (!item || item.stock < 1) return NO_STEP;
  if (charge.amount === 0) return { next: 'order', box, period: { ...period, ...charge } };
  await takeStock(tx, [{ item_id, project_id: item.project_id, quantity: 1 }]);
  const attempts = period.attempts + 1;
  const charging = await writePeriod(tx, auditor, period, {
    ...charge,
    ...{ status: 'charging', attempts, charge_token: box.card_token, charging_since: context.now() },
    ...{ failure_code: null, retry_at: null },
  });
  return { next: 'charge', period: charging };
}

function canPay({ card_token, card_expires }: BoxRow, amount: number, now: Date): boolean {
  return amount === 0 || (card_token !== null && !isCardExpired(card_expires, getMonth(now)));
}
