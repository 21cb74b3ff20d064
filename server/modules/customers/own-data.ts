// Export and erasure of the caller's own data (GDPR, articles 15, 17 and 20).
import type { UserExport, UserPrivacy } from '#generated/schemas.ts';
import { and, desc, eq, gt, isNull, or } from 'drizzle-orm';
import type { AnyCall, Call, Context } from '#server/core/api/handler.ts';
import { toSeconds } from '#server/core/api/wire.ts';
import { requireAccount } from '#server/core/authentication/require-account.ts';
import { getSessions } from '#server/core/authentication/sessions.ts';
import { createSignedLink } from '#server/core/authentication/signed-link.ts';
import { inTransaction, type Transaction } from '#server/core/database/database.ts';
import { problem } from '#server/core/problems/problem.ts';
import { checkOwnPassword, type CustomerRow, customers } from '#server/modules/accounts/index.ts';
import { refreshSales } from '#server/modules/earnings/index.ts';
import { type ExportRow, exports } from '#server/resources/exports/exports.table.ts';
import { toDataSubject } from './data-subject.ts';
import { eraseCustomer, findRetainedInvoices, toObstacleProblem } from './erasure.ts';
import { findObstacles } from './erasure-obstacles.ts';
import { insertCustomerExport } from './export-customer.ts';
import { refreshCustomersInTransaction } from './refresh-customers.ts';

/** Loads the caller's up-to-date customer `FOR UPDATE`. Throws 409 for accounts without one, those of staff. */
async function lockOwnCustomer(tx: Transaction, { user }: AnyCall): Promise<CustomerRow> {
  await refreshCustomersInTransaction(tx);
  const isOwn = eq(customers.user_id, requireAccount(user).id);
  const [customer] = await tx.select().from(customers).where(isOwn).for('update');
  if (!customer) throw problem(409, 'erasure_staff');
  return customer;
}

/** The last export of a customer that is waiting, or whose file is not deleted. */
async function findExport(
  db: Pick<Transaction, 'select'>,
  customer: number,
  { now }: Pick<Context, 'now'>,
): Promise<ExportRow | undefined> {
  const isKept = or(isNull(exports.expires_at), gt(exports.expires_at, now()));
  const [row] = await db
    .select()
    .from(exports)
    .where(and(eq(exports.customer_id, customer), eq(exports.mailed, true), isKept))
    .orderBy(desc(exports.id))
    .limit(1);
  return row;
}

/** An export with the link to its file, which is valid as long as the file. */
function toUserExport(row: ExportRow, { now }: Pick<Context, 'now'>): UserExport {
  const { id, status, created_at, expires_at } = row;
  const file =
    status === 'done' && expires_at
      ? createSignedLink(`/admin/exports/${id}/file`, row, now(), { until: expires_at })
      : undefined;
  return {
    status,
    created_at: toSeconds(created_at),
    expires_at: expires_at && toSeconds(expires_at),
    url: file?.url ?? null,
  };
}

/** What keeps the caller's account from being closed, what stays, and the last export. */
export function getUserPrivacy(call: Call<'getUserPrivacy'>): Promise<UserPrivacy> {
  const { context } = call;
  return inTransaction(context.db, async (tx) => {
    await refreshCustomersInTransaction(tx);
    const [customer] = await tx
      .select()
      .from(customers)
      .where(eq(customers.user_id, requireAccount(call.user).id));
    if (!customer) return { obstacles: [{ code: 'staff', count: 1 }], stays: [], export: null };
    const person = await toDataSubject(tx, customer);
    const row = await findExport(tx, customer.id, context);
    return {
      obstacles: await findObstacles(tx, person),
      stays: await findRetainedInvoices(tx, person),
      export: row ? toUserExport(row, context) : null,
    };
  });
}

/** Creates an export of the caller's data, whose link is mailed; returns one that is being written instead. */
export function requestUserExport(call: Call<'requestUserExport'>): Promise<UserExport> {
  const { context } = call;
  return inTransaction(context.db, async (tx) => {
    const customer = await lockOwnCustomer(tx, call);
    const open = await findExport(tx, customer.id, context);
    const isOpen = open?.status === 'waiting' || open?.status === 'running';
    const row = isOpen ? open : await insertCustomerExport(tx, call, customer, { mailed: true });
    return toUserExport(row, context);
  });
}

/** Reason of the audit entry. */
const REASON = 'Closed by the customer';

/**
 * Closes the caller's account: erases the personal data, ends all sessions and confirms it by e-mail. Throws 422 for a wrong
 * password, 429 after too many, and 409 with the first obstacle.
 */
export async function closeUserAccount(call: Call<'closeUserAccount'>): Promise<undefined> {
  const { context, body } = call;
  await checkOwnPassword(call, body.current_password);
  const files = await inTransaction(context.db, async (tx) => {
    const customer = await lockOwnCustomer(tx, call);
    const [obstacle] = await findObstacles(tx, await toDataSubject(tx, customer));
    if (obstacle) throw toObstacleProblem(obstacle);
    // the entry has no name, which would be personal data
    return (await eraseCustomer(tx, { ...call, user: undefined, body: { reason: REASON } }, customer)).files;
  });
  await files.remove(context);
  getSessions(context.db).clear();
  await refreshSales(context.db);
}
