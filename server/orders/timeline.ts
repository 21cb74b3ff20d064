import { TimelineKind } from '#generated/enums.ts';
import { RefundFields } from '#generated/fields/Refund.ts';
import { auditResource, paymentsResource } from '#generated/resources.ts';
import type { AuditEntry, Payment, Refund, Timeline, TimelineEntry } from '#generated/schemas.ts';
import { and, asc, eq, inArray, or, type SQL, sql } from 'drizzle-orm';
import type { Call } from '#server/api/handler.ts';
import { notFound } from '#server/api/problem.ts';
import { auditEntries } from '#server/audit/audit.table.ts';
import { mails } from '#server/mail/mails.table.ts';
import { notesOn } from '#server/notes/notes.ts';
import { notes } from '#server/notes/notes.table.ts';
import { readShopOrders } from '#server/orders/shop-orders.ts';
import { payments } from '#server/payments/payments.table.ts';
import { refunds } from '#server/payments/refunds.table.ts';
import type { Database } from '#server/platform/database.ts';
import { toWire } from '#server/resource/wire.ts';

type Happening = { kind: TimelineKind; id: number; at: string; who: string | null };
/** Adds to an entry what it is about. */
type Teller = (id: number) => Partial<TimelineEntry> | undefined;

/**
 * What happened to an order, a page of it, the newest first: what colleagues did, mails, payments, refunds, notes and
 * the parcels that nobody here packed by hand (those are told by who did it). What somebody did and what came of it, a
 * refund or a mail sent again, is one entry. The cursor is the last entry's place.
 */
export async function adminGetOrderTimeline({
  context: { reads },
  params: { id },
  query: { kinds, cursor, limit = 20 },
}: Call<'adminGetOrderTimeline'>): Promise<Timeline> {
  const wanted = kinds?.split(',') ?? TimelineKind.values;
  const [at, kind, last] = cursor?.split('.') ?? [];
  const { rows } = await reads.execute<Happening>(sql`
    select kind, id, at::text, who from (
      select 'placed' as kind, id, created_at as moment, customer_name as who from orders where id = ${id}
      union all select 'action', id, created_at, user_name from audit_entries a
        where resource = 'orders' and record_id = ${id} and not ${toldBy(wanted)}
      union all select 'mail', id, created_at, null from mails where order_id = ${id}
      union all select 'payment', id, coalesce(paid_at, created_at), null from payments where order_id = ${id}
      union all select 'refund', r.id, r.created_at, u.name from refunds r left join users u on u.id = r.created_by where r.order_id = ${id}
      union all select 'parcel', id, coalesce(sent_at, created_at), null from shipments where order_id = ${id} and created_by is null
      union all select 'note', n.id, n.created_at, u.name from notes n left join users u on u.id = n.author_id
        where n.resource = 'orders' and n.record_id = ${id}
    ) happened, lateral (select (extract(epoch from moment) * 1000000)::bigint as at) exactly
    where kind = any(${sql.param(wanted)}::text[])
      ${at === undefined ? sql`` : sql`and (at, kind, id) < (${at}::bigint, ${kind}::text, ${last}::int)`}
    order by exactly.at desc, kind desc, id desc limit ${limit + 1}`);
  if (rows.length === 0 && !(await isThere(reads, id))) throw notFound();
  const page = rows.slice(0, limit);
  const [tell, causeOf] = await Promise.all([tellers(reads, id, page), causesOf(reads, id, page)]);
  const end = page.at(-1);
  return {
    entries: page.map((row) => ({
      ...{ kind: row.kind, id: row.id, who: row.who },
      at: Math.floor(Number(row.at) / 1_000_000),
      ...tell[row.kind]?.(row.id),
      ...causeOf(row),
    })),
    next: rows.length > limit && end ? `${end.at}.${end.kind}.${end.id}` : null,
  };
}

/** What an entry of the history led to, by the fact that names it, and the kind of entry that tells both. */
const OUTCOMES = [
  { kind: 'refund', fact: 'refund_id', table: refunds },
  { kind: 'mail', fact: 'mail_id', table: mails },
] as const;

/** Whether an entry `a` of the history is told with what came of it, when such entries are wanted. */
function toldBy(wanted: readonly string[]): SQL {
  const outcomes = OUTCOMES.filter(({ kind }) => wanted.includes(kind)).map(
    ({ fact, table }) => sql`exists (select from ${table} where ${table.id} = (a.after ->> ${fact})::int)`,
  );
  // that an order was made is told by itself
  const made = wanted.includes('placed') ? sql`a.action = 'create'` : sql`false`;
  return sql`(${or(made, ...outcomes)})`;
}

/** What somebody did that led to things of a page. */
async function causesOf(db: Database, orderId: number, page: readonly Happening[]) {
  const ids = page.map(({ id }) => String(id));
  const facts = OUTCOMES.map(({ fact }) => sql`${auditEntries.after} ->> ${fact} = any(${sql.param(ids)}::text[])`);
  const rows = await db
    .select()
    .from(auditEntries)
    .where(
      and(
        eq(auditEntries.resource, 'orders'),
        eq(auditEntries.record_id, orderId),
        or(eq(auditEntries.action, 'create'), ...facts),
      ),
    )
    .orderBy(asc(auditEntries.id));
  return ({ kind, id }: Pick<Happening, 'kind' | 'id'>): Partial<TimelineEntry> => {
    const fact = OUTCOMES.find((outcome) => outcome.kind === kind)?.fact;
    const isCause = ({ action, after }: AuditRow) =>
      fact ? after?.[fact] === id : kind === 'placed' && action === 'create';
    const causes = rows.filter(isCause);
    const [row] = causes;
    if (!row) return {};
    // a refund is written, and then done: what changed by both
    const before = row.before && Object.assign({}, ...causes.map((cause) => cause.before).toReversed());
    const after = row.after && untold(Object.assign({}, ...causes.map((cause) => cause.after)));
    return {
      ...(row.user_name && { who: row.user_name }),
      action: toWire(auditResource.fields, { ...row, before, after }) as AuditEntry,
    };
  };
}

type AuditRow = typeof auditEntries.$inferSelect;

const untold = (after: object): object =>
  Object.fromEntries(Object.entries(after).filter(([name]) => !TOLD.includes(name)));

/** Facts of the history that a refund or a mail tells itself. */
const TOLD: readonly string[] = ['refund_id', 'mail_id', 'mail', 'recipient', 'reason', 'comment'];

async function isThere(db: Database, id: number): Promise<boolean> {
  const { rows } = await db.execute(sql`select 1 from orders where id = ${id}`);
  return rows.length > 0;
}

/** Reads what the entries of a page are about, a kind at a time. */
async function tellers(
  db: Database,
  orderId: number,
  page: readonly Happening[],
): Promise<Partial<Record<TimelineKind, Teller>>> {
  const idsOf = (kind: TimelineKind) => page.filter((row) => row.kind === kind).map(({ id }) => id);
  const [actions, written, paid, given, said, parts] = await Promise.all([
    db
      .select()
      .from(auditEntries)
      .where(inArray(auditEntries.id, idsOf('action'))),
    db
      .select()
      .from(mails)
      .where(inArray(mails.id, idsOf('mail'))),
    db
      .select()
      .from(payments)
      .where(inArray(payments.id, idsOf('payment'))),
    db
      .select()
      .from(refunds)
      .where(inArray(refunds.id, idsOf('refund'))),
    notesOn(db, inArray(notes.id, idsOf('note'))),
    idsOf('parcel').length > 0 ? readShopOrders(db, [orderId]) : undefined,
  ]);
  const parcels = (parts?.get(orderId) ?? []).flatMap(({ shipments }) => shipments);
  const one = <T extends { id: number }>(rows: readonly T[], id: number) => rows.find((row) => row.id === id);
  return {
    action: (id) => {
      const row = one(actions, id);
      return row && { action: toWire(auditResource.fields, row) as AuditEntry };
    },
    mail: (id) => {
      const row = one(written, id);
      if (!row) return undefined;
      const { recipient, subject, template, status } = row;
      return { mail: { id, recipient, subject, template, status } };
    },
    payment: (id) => {
      const row = one(paid, id);
      return row && { payment: toWire(paymentsResource.fields, row) as Payment };
    },
    refund: (id) => {
      const row = one(given, id);
      return row && { refund: toWire(RefundFields, row) as Refund };
    },
    parcel: (id) => ({ parcel: one(parcels, id) }),
    note: (id) => ({ note: one(said, id) }),
  };
}
