import type { PersonalDataKind } from '#generated/enums.ts';
import { clientResource } from '#generated/resources.ts';
import type { Customer, Erasure, ErasureCase } from '#generated/schemas.ts';
import { eq, type SQL, sql } from 'drizzle-orm';
import { normaliseEmail } from '#server/core/authentication/emails.ts';
import { getSessions } from '#server/core/authentication/sessions.ts';
import type { Call } from '#server/core/api/handler.ts';
import { invalid, notFound, problem } from '#server/core/problems/problem.ts';
import { auditChange, type AuditContext } from '#server/resources/audit/audit.ts';
import { mailErased } from './letters/customer-mails.ts';
import { viewCustomer } from './customer-parts.ts';
import { type CustomerRow, customers } from '#server/modules/accounts/index.ts';
import { type DataSubject, ERASED, type PersonalDataSource } from '#server/resources/privacy/personal-data.ts';
import { lockCustomer, toDataSubject, createRecordCondition } from './data-subject.ts';
import { findObstacles } from './erasure-obstacles.ts';
import { refreshCustomers, refreshCustomersInTransaction } from './refresh-customers.ts';
import { listStoredExports } from './stored-exports.ts';
import { inTransaction, type Queryable, type Transaction } from '#server/core/database/database.ts';
import { checkAction } from '#server/resources/check-action.ts';
import { toSeconds } from '#server/core/api/wire.ts';
import { readSetting } from '#server/core/settings/settings.ts';
import { refreshSales } from '#server/modules/earnings/index.ts';

/** Previews an erasure: deleted and retained data, and what prevents it. */
export async function adminPreviewErasure({ context, params }: Call<'adminPreviewErasure'>): Promise<Erasure> {
  const { db, extensions } = context;
  await refreshCustomers(db);
  const [customer] = await db.select().from(customers).where(eq(customers.id, params.id));
  if (!customer) throw notFound();
  const person = await toDataSubject(db, customer);
  const counts = new Map<PersonalDataKind, number>();
  for (const { table, kind, rows, erase } of extensions.personalData)
    if (erase !== 'keep')
      counts.set(kind, (counts.get(kind) ?? 0) + (await countRows(db, sql`${table} where ${rows(person)}`)));
  const records = await createRecordCondition(db, extensions.personalData, person);
  counts.set('notes', await countRows(db, sql`notes where ${records}`));
  counts.set('history', (counts.get('history') ?? 0) + (await countRows(db, sql`audit_entries where ${records}`)));
  return {
    obstacles: await findObstacles(db, person),
    goes: [...counts].flatMap(([kind, count]) => (count > 0 ? [{ kind, count }] : [])),
    stays: await findRetainedInvoices(db, person),
  };
}

async function countRows(db: Queryable, from: SQL): Promise<number> {
  const { rows } = await db.execute<{ count: number }>(sql`select count(*)::int as count from ${from}`);
  return rows[0]?.count ?? 0;
}

/** Counts the invoices, retained for ten years from the end of the year (Code de commerce, L123-22). */
export async function findRetainedInvoices(db: Queryable, { orders }: DataSubject): Promise<Erasure['stays']> {
  const years = await readSetting(db, 'invoices_kept_years');
  const { rows } = await db.execute<{ count: number; until: string | null }>(sql`
    select count(*)::int as count, (date_trunc('year', max(issued_at)) + make_interval(years => ${years + 1}))::text as until
    from invoices where order_id = any (${sql.param([...orders])}::integer[])`);
  const { count = 0, until = null } = rows[0] ?? {};
  return count > 0 ? [{ kind: 'invoices', count, until: until === null ? null : toSeconds(until) }] : [];
}

/**
 * Erases the personal data of a customer in all `PersonalDataSource`s, in one transaction. Requires the customer's
 * e-mail as confirmation. The audit entry has no personal data. Cannot be undone.
 */
export async function adminEraseCustomer(call: Call<'adminEraseCustomer'>): Promise<Customer> {
  const { context, params, body } = call;
  const result = await inTransaction(context.db, async (tx) => {
    const customer = await lockCustomer(tx, params.id);
    checkAction(clientResource, call.operation, customer);
    if (normaliseEmail(body.email) !== customer.email) throw invalid([{ path: 'email', code: 'email_differs' }]);
    if (hasWord(body.reason, customer.email) || hasWord(body.reason, customer.name))
      throw invalid([{ path: 'reason', code: 'reason_personal' }]);
    const [obstacle] = await findObstacles(tx, await toDataSubject(tx, customer));
    if (obstacle) throw toObstacleProblem(obstacle);
    return eraseCustomer(tx, call, customer);
  });
  // files are not rolled back with a preview
  if (!context.isPreview) await result.files.remove(context);
  getSessions(context.db).clear();
  await refreshSales(context.db);
  return viewCustomer(call, result.after);
}

const hasWord = (text: string, word: string): boolean =>
  word.length > 2 && text.toLowerCase().includes(word.toLowerCase());

export const toObstacleProblem = ({ code, count }: ErasureCase) =>
  problem(409, `erasure_${code}`, { members: { count } });

/**
 * Erases a locked customer without obstacles, writes the audit entry, which has no personal data, and the confirmation.
 * Returns the exported files, which are to be removed after the transaction.
 */
export async function eraseCustomer(tx: Transaction, call: AuditedCall, customer: CustomerRow) {
  const { context } = call;
  const { id } = customer;
  const person = await toDataSubject(tx, customer);
  const files = await listStoredExports(tx, person);
  await eraseAll(tx, context.extensions.personalData, person);
  await refreshCustomersInTransaction(tx);
  const [after] = await tx.select().from(customers).where(eq(customers.id, id));
  if (!after) throw notFound();
  await auditChange(tx, call, 'client', id, { id, erased_at: null }, { id, erased_at: after.erased_at });
  await mailErased(tx, context, customer);
  return { after, files };
}

/** A call and its audit entry. */
type AuditedCall = AuditContext & Pick<Call, 'context'>;

async function eraseAll(tx: Transaction, sources: readonly PersonalDataSource[], person: DataSubject): Promise<void> {
  const records = await createRecordCondition(tx, sources, person);
  const keys = [
    ...new Set(sources.flatMap(({ erase }) => (typeof erase === 'function' ? Object.keys(erase(person)) : []))),
  ];
  const erasedKeys = sql`${sql.param([...keys, ...PERSONAL_FACTS])}::text[]`;
  await tx.execute(sql`
    update audit_entries
    set before = before - ${erasedKeys}, after = after - ${erasedKeys}, reason = null, undo = 'never'
    where ${records}`);
  await tx.execute(sql`update audit_entries set user_name = ${ERASED} where user_id = ${person.user_id}::integer`);
  await tx.execute(sql`delete from notes where ${records}`);
  for (const { table, rows, erase } of sources) {
    if (erase === 'keep') continue;
    if (erase === 'delete') await tx.execute(sql`delete from ${table} where ${rows(person)}`);
    else await tx.execute(sql`update ${table} set ${buildAssignments(erase(person))} where ${rows(person)}`);
  }
}

/** Members of audit entries, besides columns, that can contain personal data. */
const PERSONAL_FACTS = [
  'buyer',
  'buyer_name',
  'recipient',
  'subject',
  'said',
  'text',
  'mentions',
  'tracking',
  'merged_email',
  'lines',
  'country_id',
];

function buildAssignments(values: Readonly<Record<string, unknown>>): SQL {
  const parts = Object.entries(values).map(([name, value]) => sql`${sql.identifier(name)} = ${value}`);
  return sql.join(parts, sql`, `);
}
