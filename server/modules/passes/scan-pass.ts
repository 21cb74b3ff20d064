import { getPassState } from '#domain/passes/pass-state.ts';
import { groupLetters, normaliseCode } from '#domain/readable-codes.ts';
import { formatDate } from '#domain/dates.ts';
import { getFormatLocale } from '#domain/language.ts';
import { PassUseFields } from '#generated/fields/PassUse.ts';
import type { PassScan, PassUse } from '#generated/schemas.ts';
import { eq, sql } from 'drizzle-orm';
import type { AnyCall, Handler } from '#server/core/api/handler.ts';
import { notFound, problem } from '#server/core/problems/problem.ts';
import { auditChange } from '#server/resources/audit/audit.ts';
import { toWirePass } from './change-pass.ts';
import { type PassRow, passes, passTypes, passUses } from './passes.table.ts';
import { inTransaction, type Transaction } from '#server/core/database/database.ts';
import { checkAction } from '#server/resources/check-action.ts';
import { passUsesResource as definition } from '#generated/resources/pass-uses.ts';
import { toSeconds, toWire } from '#server/core/api/wire.ts';

/** Normalises a scanned or typed code. */
const formatScannedCode = (text: string): string => groupLetters(normaliseCode(text));

/** Redeems a pass under its row lock. */
export const adminScanPass: Handler<'adminScanPass'> = (call) => {
  const { body, context, user } = call;
  const now = context.now();
  return inTransaction(context.db, async (tx) => {
    const [before] = await tx
      .select()
      .from(passes)
      .where(eq(passes.code, formatScannedCode(body.code)))
      .for('update');
    if (!before) throw problem(404, 'pass_unknown');
    const [use] = await tx.select().from(passUses).where(eq(passUses.key, body.key));
    // a repeated request
    if (use) return readPassScan(tx, before, now);
    checkUsable(call, before);
    await tx
      .insert(passUses)
      .values({ pass_id: before.id, key: body.key, scanned_by: user?.id, place: body.place, created_at: now });
    const after = await setUsed(tx, before, { used: before.used + 1, last_used_at: now });
    await auditChange(tx, call, 'pass', before.id, before, { ...after, place: body.place });
    return readPassScan(tx, after, now);
  });
};

/** Throws 409 with the reason when the pass is not valid. */
function checkUsable({ context, lang }: AnyCall, pass: PassRow): void {
  const state = getPassState(pass, context.now());
  if (state === 'valid') return;
  const moments = {
    planned: pass.valid_from,
    expired: pass.valid_until,
    used_up: pass.last_used_at,
    revoked: pass.revoked_at,
  };
  const moment = moments[state];
  const date = moment ? formatDate(toSeconds(moment), getFormatLocale(lang)) : '';
  throw problem(409, `pass_${state}`, { detailParams: { date, name: pass.holder ?? pass.email } });
}

async function setUsed(tx: Transaction, { id }: PassRow, values: Partial<PassRow>): Promise<PassRow> {
  const [after] = await tx
    .update(passes)
    .set({ ...values, version: sql`${passes.version} + 1` })
    .where(eq(passes.id, id))
    .returning();
  if (!after) throw notFound();
  return after;
}

async function readPassScan(tx: Transaction, pass: PassRow, now: Date): Promise<PassScan> {
  const [type] = await tx.select().from(passTypes).where(eq(passTypes.id, pass.type_id));
  if (!type) throw notFound();
  const left = pass.uses === null ? null : pass.uses - pass.used;
  return { pass: toWirePass(pass, now), type_name: type.name, benefit: type.benefit, percent: type.percent, left };
}

/** Withdraws a redemption, which remains in the list. */
export const adminTakeBackUse: Handler<'adminTakeBackUse'> = (call) =>
  inTransaction(call.context.db, async (tx) => {
    const [use] = await tx.select().from(passUses).where(eq(passUses.id, call.params.id));
    if (!use) throw notFound();
    // the pass is locked first, as when scanning
    const [pass] = await tx.select().from(passes).where(eq(passes.id, use.pass_id)).for('update');
    const [before] = await tx.select().from(passUses).where(eq(passUses.id, use.id)).for('update');
    if (!pass || !before) throw notFound();
    checkAction(definition, call.operation, before);
    const [after] = await tx.update(passUses).set({ taken_back: true }).where(eq(passUses.id, use.id)).returning();
    const changed = await setUsed(tx, pass, { used: pass.used - 1 });
    await auditChange(tx, call, 'pass', pass.id, pass, changed);
    await auditChange(tx, call, 'pass-uses', use.id, before, after);
    return toWire(PassUseFields, after ?? before) as PassUse;
  });
