import { isStaff } from '#domain/statuses.ts';
import { clientResource } from '#generated/resources.ts';
import type { MergedPart } from '#generated/enums.ts';
import type { Customer } from '#generated/schemas.ts';
import { eq, inArray, sql } from 'drizzle-orm';
import { users } from '#server/core/authentication/accounts.table.ts';
import { getSessions } from '#server/core/authentication/sessions.ts';
import type { Call } from '#server/core/api/handler.ts';
import { invalid, problem } from '#server/core/problems/problem.ts';
import { auditChange } from '#server/resources/audit/audit.ts';
import { shops } from '#server/modules/shops/index.ts';
import { mailMerged } from './letters/customer-mails.ts';
import { viewCustomer } from './customer-parts.ts';
import type { CustomerRow } from '#server/modules/accounts/index.ts';
import { moveByEmail, moveReferences } from './move-references.ts';
import { lockCustomer } from './data-subject.ts';
import { absorbCustomer } from './refresh-customers.ts';
import { inTransaction, type Transaction } from '#server/core/database/database.ts';
import { checkAction } from '#server/resources/check-action.ts';

type User = typeof users.$inferSelect;

/**
 * Merges one customer into another, in one transaction: moves all references and the chosen values, closes the other
 * account and mails its address. Cannot be undone, as the origin of records is not kept.
 */
export async function adminMergeCustomers(call: Call<'adminMergeCustomers'>): Promise<Customer> {
  const { context, params, body } = call;
  if (params.id === body.other_id) throw invalid([{ path: 'other_id', code: 'invalid' }]);
  const after = await inTransaction(context.db, async (tx) => {
    // in id order, so that concurrent merges of the same customers wait for each other
    const locked = new Map<number, CustomerRow>();
    for (const id of [params.id, body.other_id].toSorted((a, b) => a - b)) locked.set(id, await lockCustomer(tx, id));
    const ids = body.keeps_other ? [body.other_id, params.id] : [params.id, body.other_id];
    const [target, source] = ids.map((id) => locked.get(id)) as [CustomerRow, CustomerRow];
    for (const customer of [target, source]) checkAction(clientResource, call.operation, customer);
    const account = await checkAccounts(tx, target, source);
    await (target.user_id === null
      ? moveGuest(tx, target, source)
      : moveCustomer(tx, { target, source, account, parts: body.taken ?? [] }));
    await auditChange(tx, call, 'client', target.id, target, {
      ...target,
      merged_customer: source.id,
      merged_email: source.email,
    });
    await mailMerged(tx, context, source, target);
    return lockCustomer(tx, target.id);
  });
  getSessions(context.db).clear();
  return viewCustomer(call, after);
}

/** Finds the account to close, if any. Throws for staff, two shop owners, and merging an account into a guest. */
async function checkAccounts(tx: Transaction, target: CustomerRow, source: CustomerRow): Promise<User | undefined> {
  const ids = [target.user_id, source.user_id].filter((id) => id !== null);
  const accounts = await tx
    .select()
    .from(users)
    .where(inArray(users.id, [...ids, 0]))
    .for('update');
  if (accounts.some(({ role }) => isStaff(role))) throw problem(409, 'never_staff');
  if (target.user_id === null && source.user_id !== null) throw problem(409, 'merge_other_way');
  const owners = await tx
    .selectDistinct({ user_id: shops.user_id })
    .from(shops)
    .where(inArray(shops.user_id, [...ids, 0]));
  if (owners.length > 1) throw problem(409, 'merge_both_shops');
  return accounts.find(({ id }) => id === source.user_id);
}

/** Moves the orders of a guest by changing their e-mail. */
async function moveGuest(tx: Transaction, target: CustomerRow, source: CustomerRow): Promise<void> {
  for (const table of ['orders', 'conversations', 'passes'])
    await tx.execute(sql`update ${sql.identifier(table)} set email = ${target.email}
      where user_id is null and lower(email) = ${source.email}`);
  await absorbCustomer(tx, source.id, target.id);
}

interface Merge {
  target: CustomerRow;
  source: CustomerRow;
  /** The account to close. */
  account: User | undefined;
  /** The values to take over. */
  parts: readonly MergedPart[];
}

async function moveCustomer(tx: Transaction, { target, source, account, parts }: Merge): Promise<void> {
  const id = target.user_id ?? 0;
  await absorbCustomer(tx, source.id, target.id);
  await moveByEmail(tx, source.email, id);
  if (account) {
    await moveReferences(tx, account.id, id);
    await tx.execute(sql`update audit_entries set user_id = ${id} where user_id = ${account.id}`);
    for (const table of ['notes', 'audit_entries'])
      await tx.execute(sql`update ${sql.identifier(table)} set record_id = ${id}
        where resource = 'user' and record_id = ${account.id}`);
    // the picture of the closed account is unused
    await tx.execute(
      sql`update uploads set used_by = null, idle_since = now() where used_by = ${`user/${account.id}`}`,
    );
    await tx.delete(users).where(eq(users.id, account.id));
  }
  // later replies go to the remaining address
  for (const table of ['conversations', 'passes'])
    await tx.execute(sql`update ${sql.identifier(table)} set email = ${target.email}
      where user_id = ${id} and lower(email) = ${source.email}`);
  const result = await tx.execute<{ count: number }>(
    sql`select count(*)::int as count from orders where user_id = ${id} and paid_at is not null`,
  );
  await tx
    .update(users)
    .set({
      ...pickValues(source, account, parts),
      ...(account?.role === 'artist' && { role: 'artist' as const }),
      ...(account?.pro && { pro: true }),
      orders_count: result.rows[0]?.count ?? 0,
      version: sql`${users.version} + 1`,
    })
    .where(eq(users.id, id));
}

/** Picks the values to take over from the closed account. */
function pickValues(source: CustomerRow, account: User | undefined, parts: readonly MergedPart[]): Partial<User> {
  const { name, phone, company, address, zip_code, city, state, country_id, lang } = source;
  const names = account && { firstname: account.firstname, lastname: account.lastname };
  const values: Readonly<Record<MergedPart, Partial<User>>> = {
    name: { name, ...names },
    phone: { phone },
    company: { company },
    address: { address, address2: account?.address2 ?? null, zip_code, city, state, country_id },
    lang: { lang },
  };
  return Object.assign({}, ...parts.map((part) => values[part]));
}
