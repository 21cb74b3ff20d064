import { findStateCountry } from '#domain/addresses/state-countries.ts';
import { findState } from '#domain/addresses/state-names.ts';
import { ImportedCustomerFields } from '#generated/fields/ImportedCustomer.ts';
import { asc, eq, inArray, sql } from 'drizzle-orm';
import { users } from '#server/core/authentication/accounts.table.ts';
import { normaliseEmail } from '#server/core/authentication/emails.ts';
import {
  differing,
  fine,
  importKind,
  pick,
  type Planned,
  type Undoable,
  type Undone,
  type Unit,
  wrongLead,
  type Written,
} from './kind.ts';
import { nameParts } from './name-parts.ts';
import type { Values } from '../read-values.ts';
import type { Transaction } from '#server/core/database/database.ts';
import { toWire } from '#server/core/api/wire.ts';
import { UserFields } from '#generated/fields/User.ts';

type User = typeof users.$inferSelect;
type Plan = {
  readonly email: string;
  readonly said: Values;
  readonly user: User | undefined;
  readonly changed: readonly string[];
};

/** Imports customer accounts by e-mail; accounts of staff and artists are not changed. */
export const customersImport = importKind<Plan>({
  fields: ImportedCustomerFields,
  resource: 'user',
  keyOf: ({ email = '' }) => normaliseEmail(email),
  check: async (db, units) => {
    const emails = units.map(([{ values }]) => normaliseEmail(String(values.email)));
    const found = await db.select().from(users).where(inArray(users.email, emails));
    const byEmail = new Map(found.map((user) => [user.email, user]));
    return units.map((unit) => plan(unit, byEmail));
  },
  write: async (tx, plans) => {
    const added = plans.filter(({ user }) => !user);
    const inserted =
      added.length > 0
        ? await tx
            .insert(users)
            .values(added.map(({ email, said }) => ({ name: email, ...said, email })))
            .returning()
        : [];
    const byEmail = new Map(inserted.map((user) => [user.email, user]));
    const written: Written[] = [];
    for (const { email, said, user, changed } of plans) {
      const own = byEmail.get(email);
      if (own) written.push({ record_id: own.id, before: null, after: { ...said, email, version: own.version } });
      else if (user) {
        const after = pick(said, changed);
        await tx
          .update(users)
          .set({ ...after, version: sql`${users.version} + 1` })
          .where(eq(users.id, user.id));
        written.push({ record_id: user.id, before: pick(user, changed), after });
      }
    }
    return written;
  },
  undo: undoCustomers,
  told: ({ record_id, before, after: { version: _, ...after } }) => ({
    resource: 'user',
    record_id,
    before: before && told(before),
    after: told(after),
  }),
});

/** Deletes unused created accounts and restores the values of others. */
async function undoCustomers(tx: Transaction, rows: readonly Undoable[]): Promise<Undone[]> {
  const ids = rows.map(({ record_id }) => record_id);
  const found = await tx.select().from(users).where(inArray(users.id, ids)).orderBy(asc(users.id)).for('update');
  const byId = new Map(found.map((user) => [user.id, user]));
  const done = rows.map((row): Undone => undone(row, byId.get(row.record_id)));
  const gone = done.flatMap((one) => ('code' in one || one.after ? [] : one.record_id));
  if (gone.length > 0) await tx.delete(users).where(inArray(users.id, gone));
  for (const [index, { record_id, before }] of rows.entries()) {
    if (!before || 'code' in (done[index] ?? {})) continue;
    await tx
      .update(users)
      .set({ ...before, version: sql`${users.version} + 1` })
      .where(eq(users.id, record_id));
  }
  return done;
}

function undone({ record_id, before, after }: Undoable, user: User | undefined): Undone {
  const { version, ...values } = after;
  if (!user) return { code: 'not_found' };
  if (differing(values, user).length > 0) return { code: 'changed_since' };
  if (before) return { resource: 'user', record_id, before: told(values), after: told(before) };
  const isUsed = user.version !== version || user.orders_count > 0 || user.last_seen_at !== null;
  return isUsed ? { code: 'changed_since' } : { resource: 'user', record_id, before: told(values), after: null };
}

const told = (values: Values) => ({ ...values, ...toWire(UserFields, values) });

function plan(unit: Unit, byEmail: ReadonlyMap<string, User>): Planned<Plan> {
  const [{ values }] = unit;
  const email = normaliseEmail(String(values.email));
  const user = byEmail.get(email);
  if (user && user.role !== 'user') return wrongLead(unit, 'email', 'import_staff_account');
  const state = stateOf(values, user);
  if (state === undefined) return wrongLead(unit, 'state', 'state_invalid');
  const { email: _, ...said } = withName({ ...values, ...state }, user, email);
  if (!user) return { errors: fine, effect: 'new', record_id: null, plan: { email, said, user, changed: [] } };
  const changed = differing(said, user);
  const effect = changed.length > 0 ? 'changed' : 'unchanged';
  return { errors: fine, effect, record_id: user.id, plan: { email, said, user, changed } };
}

/** The ISO code of a state, null for countries without states; undefined when unknown. */
function stateOf({ state, country_id }: Values, user: User | undefined): { state?: string | null } | undefined {
  const country = typeof country_id === 'string' ? country_id : user?.country_id;
  const isMoved = country_id !== undefined && user != null && country_id !== user.country_id;
  if (typeof state !== 'string' || state.trim() === '') return isMoved ? { state: null } : {};
  if (!country || !findStateCountry(country)) return { state: null };
  const code = findState(country, state);
  return code === undefined ? undefined : { state: code };
}

/** Derives the name from its parts, or the parts from the name. */
function withName(values: Values, user: User | undefined, email: string): Values {
  const { name, firstname, lastname } = values;
  const parts = [firstname, lastname].filter((part) => typeof part === 'string').join(' ');
  if (typeof name === 'string') return parts ? values : { ...values, ...nameParts(name) };
  if (parts) return { ...values, name: parts };
  return user ? values : { ...values, name: email.split('@', 1)[0] ?? email };
}
