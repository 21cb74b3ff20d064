import { findStateCountry } from '#domain/addresses/state-countries.ts';
import { findState } from '#domain/addresses/state-names.ts';
import { ImportedCustomerFields } from '#generated/fields/ImportedCustomer.ts';
import { asc, eq, inArray, sql } from 'drizzle-orm';
import { users } from '#server/core/authentication/accounts.table.ts';
import { normaliseEmail } from '#server/core/authentication/emails.ts';
import {
  findDifferences,
  NO_ERRORS,
  defineImportKind,
  pickValues,
  type PlannedVerdict,
  type UndoableRecord,
  type UndoResult,
  type Unit,
  createLeadError,
  type WrittenRecord,
} from './kind.ts';
import { splitName } from './name-parts.ts';
import type { Values } from '../read-values.ts';
import type { Transaction } from '#server/core/database/database.ts';
import { toWire } from '#server/core/api/wire.ts';
import { subscribeImported, withdrawImported } from '#server/modules/accounts/index.ts';
import type { Language } from '#generated/enums.ts';
import { UserFields } from '#generated/fields/User.ts';

type User = typeof users.$inferSelect;
/** The write plan of an account; `changed` are the names of values that differ from `user`. */
type Plan = {
  readonly email: string;
  readonly newValues: Values;
  readonly user: User | undefined;
  readonly changed: readonly string[];
};

/** Imports customer accounts by e-mail; accounts of staff and artists are not changed. */
export const customersImport = defineImportKind<Plan>({
  fields: ImportedCustomerFields,
  resource: 'user',
  getKey: ({ email = '' }) => normaliseEmail(email),
  check: async (db, units) => {
    const emails = units.map(([{ values }]) => normaliseEmail(String(values.email)));
    const existing = await db.select().from(users).where(inArray(users.email, emails));
    const byEmail = new Map(existing.map((user) => [user.email, user]));
    return units.map((unit) => planCustomer(unit, byEmail));
  },
  write: async (tx, plans, { context }) => {
    const addedPlans = plans.filter(({ user }) => !user);
    const inserted =
      addedPlans.length > 0
        ? await tx
            .insert(users)
            .values(addedPlans.map(({ email, newValues }) => ({ name: email, ...newValues, email })))
            .returning()
        : [];
    const byEmail = new Map(inserted.map((user) => [user.email, user]));
    const writtenRecords: WrittenRecord[] = [];
    const subscribing: { email: string; lang: Language }[] = [];
    for (const { email, newValues, user, changed } of plans) {
      const created = byEmail.get(email);
      if (created) {
        const after = { ...newValues, email, version: created.version };
        writtenRecords.push({ record_id: created.id, before: null, after });
        if (created.newsletter) subscribing.push(created);
      } else if (user) {
        const after = pickValues(newValues, changed);
        await tx
          .update(users)
          .set({ ...after, version: sql`${users.version} + 1` })
          .where(eq(users.id, user.id));
        writtenRecords.push({ record_id: user.id, before: pickValues(user, changed), after });
        if (after.newsletter === true) subscribing.push(user);
      }
    }
    await subscribeImported(tx, subscribing, context.now());
    return writtenRecords;
  },
  undo: undoCustomers,
  toAuditedChange: ({ record_id, before, after: { version: _, ...after } }) => ({
    resource: 'user',
    record_id,
    before: before && toWireUser(before),
    after: toWireUser(after),
  }),
});

/** Deletes unused created accounts, restores the values of others, and ends subscriptions that came with them. */
async function undoCustomers(tx: Transaction, rows: readonly UndoableRecord[]): Promise<UndoResult[]> {
  const ids = rows.map(({ record_id }) => record_id);
  const userRows = await tx.select().from(users).where(inArray(users.id, ids)).orderBy(asc(users.id)).for('update');
  const byId = new Map(userRows.map((user) => [user.id, user]));
  const results = rows.map((row): UndoResult => checkUndo(row, byId.get(row.record_id)));
  const isKept = (index: number): boolean => 'code' in (results[index] ?? {});
  const leaving = rows.flatMap(({ record_id, after }, index) =>
    after.newsletter === true && !isKept(index) ? (byId.get(record_id)?.email ?? []) : [],
  );
  await withdrawImported(tx, leaving);
  const deletedIds = results.flatMap((result) => ('code' in result || result.after ? [] : result.record_id));
  if (deletedIds.length > 0) await tx.delete(users).where(inArray(users.id, deletedIds));
  for (const [index, { record_id, before }] of rows.entries()) {
    if (!before || isKept(index)) continue;
    await tx
      .update(users)
      .set({ ...before, version: sql`${users.version} + 1` })
      .where(eq(users.id, record_id));
  }
  return results;
}

function checkUndo({ record_id, before, after }: UndoableRecord, user: User | undefined): UndoResult {
  const { version, ...values } = after;
  if (!user) return { code: 'not_found' };
  if (findDifferences(values, user).length > 0) return { code: 'changed_since' };
  if (before) return { resource: 'user', record_id, before: toWireUser(values), after: toWireUser(before) };
  const isUsed = user.version !== version || user.orders_count > 0 || user.last_seen_at !== null;
  return isUsed ? { code: 'changed_since' } : { resource: 'user', record_id, before: toWireUser(values), after: null };
}

const toWireUser = (values: Values) => ({ ...values, ...toWire(UserFields, values) });

function planCustomer(unit: Unit, byEmail: ReadonlyMap<string, User>): PlannedVerdict<Plan> {
  const [{ values }] = unit;
  const email = normaliseEmail(String(values.email));
  const user = byEmail.get(email);
  if (user && user.role !== 'user') return createLeadError(unit, 'email', 'import_staff_account');
  const state = parseState(values, user);
  if (state === undefined) return createLeadError(unit, 'state', 'state_invalid');
  const { email: _, ...newValues } = completeName({ ...values, ...state }, user, email);
  if (!user) {
    const plan = { email, newValues, user, changed: [] };
    return { errors: NO_ERRORS, effect: 'new', record_id: null, plan };
  }
  const changed = findDifferences(newValues, user);
  const effect = changed.length > 0 ? 'changed' : 'unchanged';
  return { errors: NO_ERRORS, effect, record_id: user.id, plan: { email, newValues, user, changed } };
}

/** Returns the ISO code of a state, null for countries without states; undefined when unknown. */
function parseState({ state, country_id }: Values, user: User | undefined): { state?: string | null } | undefined {
  const country = typeof country_id === 'string' ? country_id : user?.country_id;
  const isMoved = country_id !== undefined && user != null && country_id !== user.country_id;
  if (typeof state !== 'string' || state.trim() === '') return isMoved ? { state: null } : {};
  if (!country || !findStateCountry(country)) return { state: null };
  const code = findState(country, state);
  return code === undefined ? undefined : { state: code };
}

/** Derives the name from its parts, or the parts from the name. */
function completeName(values: Values, user: User | undefined, email: string): Values {
  const { name, firstname, lastname } = values;
  const parts = [firstname, lastname].filter((part) => typeof part === 'string').join(' ');
  if (typeof name === 'string') return parts ? values : { ...values, ...splitName(name) };
  if (parts) return { ...values, name: parts };
  return user ? values : { ...values, name: email.split('@', 1)[0] ?? email };
}
