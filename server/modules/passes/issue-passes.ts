import { parseHolders } from '#domain/passes/holders.ts';
import { getPassState } from '#domain/passes/pass-state.ts';
import { and, eq, inArray } from 'drizzle-orm';
import { users } from '#server/core/authentication/accounts.table.ts';
import type { Handler } from '#server/core/api/handler.ts';
import { invalid } from '#server/core/problems/problem.ts';
import { auditChange } from '#server/resources/audit/audit.ts';
import { createCode } from '#server/core/authentication/create-code.ts';
import { mailPass } from './letters/pass-mail.ts';
import { passes, type PassTypeRow, passTypes } from './passes.table.ts';
import { inTransaction, type Transaction } from '#server/core/database/database.ts';
import { fromSeconds } from '#server/core/api/wire.ts';

const MAX_PASSES = 1000;
const MAX_INVALID_SHOWN = 3;
const DAY_MS = 24 * 3600 * 1000;

/** Issues and mails a pass to each address without a valid or planned one of the type. All or nothing. */
export const adminIssuePasses: Handler<'adminIssuePasses'> = async (call) => {
  const { body, context, user } = call;
  const now = context.now();
  const { holders, invalid: invalidEntries } = parseHolders(body.holders);
  if (invalidEntries.length > 0) {
    const params = { entries: invalidEntries.slice(0, MAX_INVALID_SHOWN).join(', ') };
    throw invalid([{ path: 'holders', code: 'holders_invalid', params }]);
  }
  if (holders.length === 0 || holders.length > MAX_PASSES)
    throw invalid([{ path: 'holders', code: 'holders_count', params: { max: MAX_PASSES } }]);
  return inTransaction(context.db, async (tx) => {
    const type = await lockActiveType(tx, body.type_id);
    const valid_from = fromSeconds(body.valid_from ?? null) ?? now;
    const valid_until = fromSeconds(body.valid_until ?? null) ?? computeEnd(type, valid_from);
    if (valid_until && (valid_until <= valid_from || valid_until <= now))
      throw invalid([{ path: 'valid_until', code: 'input_after_start' }]);
    const emails = holders.map(({ email }) => email);
    const accounts = await tx.select().from(users).where(inArray(users.email, emails));
    const currentHolders = await findHolders(tx, type.id, emails, now);
    const newHolders = holders.filter(({ email }) => !currentHolders.has(email));
    for (const { email, name } of newHolders) {
      const account = accounts.find((row) => row.email === email);
      const person = { email, holder: name ?? account?.name ?? null, user_id: account?.id ?? null };
      const validity = { valid_from, valid_until, uses: type.uses };
      const mailed_at = body.notify === false ? null : now;
      const [pass] = await tx
        .insert(passes)
        .values({
          type_id: type.id,
          ...person,
          ...validity,
          code: createCode(),
          mailed_at,
          created_by: user?.id,
          created_at: now,
        })
        .returning();
      if (!pass) throw new Error('The database did not return the pass.');
      await auditChange(tx, call, 'pass', pass.id, undefined, pass);
      if (mailed_at) await mailPass(tx, context, pass);
    }
    return { issued: newHolders.length, skipped: [...currentHolders] };
  });
};

const computeEnd = ({ days }: PassTypeRow, from: Date): Date | null =>
  days ? new Date(from.getTime() + days * DAY_MS) : null;

/** Loads an active type `FOR UPDATE`, so that concurrent calls issue no duplicates. Throws 422. */
async function lockActiveType(tx: Transaction, id: number): Promise<PassTypeRow> {
  const [type] = await tx.select().from(passTypes).where(eq(passTypes.id, id)).for('update');
  if (!type?.active) throw invalid([{ path: 'type_id', code: 'reference_unknown' }]);
  return type;
}

/** Finds the addresses that hold a valid or planned pass of the type. */
async function findHolders(tx: Transaction, type: number, emails: readonly string[], now: Date): Promise<Set<string>> {
  const isOfType = and(eq(passes.type_id, type), inArray(passes.email, [...emails]));
  const rows = await tx.select().from(passes).where(isOfType);
  const currentPasses = rows.filter((row) => ['planned', 'valid'].includes(getPassState(row, now)));
  return new Set(currentPasses.map(({ email }) => email));
}
