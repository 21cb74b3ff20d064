import { sql } from 'drizzle-orm';
import type { Database } from '#server/core/database/database.ts';
import type { Confirmed } from './work.ts';

/** A rule that must hold at the end, and how often it does not. */
export interface Finding {
  readonly kind: 'lost' | 'doubled' | 'unknown to the shop' | 'oversold' | 'unfinished';
  readonly what: string;
  readonly count: number;
}

/** Copies of each item that are there or were sold; whatever happens, the sum stays. */
export async function readCopies(db: Database): Promise<Map<number, number>> {
  const { rows } = await db.execute<{ id: number; copies: number }>(sql`
    select i.id, i.stock + coalesce((select sum(l.quantity - l.cancelled) from order_lines l join orders o on o.id = l.order_id
      where l.item_id = i.id and o.status <> 'cancelled'), 0)::int as copies from items i`);
  return new Map(rows.map(({ id, copies }) => [id, copies]));
}

/** Compares what the shop and the provider know with each other and with what was confirmed. Payments before `since` are demo data. */
export async function audit(
  db: Database,
  confirmed: Confirmed,
  { copies, since }: { copies: ReadonlyMap<number, number>; since: Date },
): Promise<Finding[]> {
  const count = async (query: ReturnType<typeof sql>): Promise<number> => {
    const { rows } = await db.execute<{ count: number }>(sql`select count(*)::int as count from (${query}) found`);
    return rows[0]?.count ?? 0;
  };
  const any = (values: readonly number[]) => sql`any(${sql.param([...values])}::int[])`;
  const missing = (values: readonly number[], present: ReturnType<typeof sql>) =>
    count(sql`select id from unnest(${sql.param([...values])}::int[]) id where id not in (${present})`);
  const rule = async (kind: Finding['kind'], what: string, found: Promise<number>): Promise<Finding> => ({
    ...{ kind, what },
    count: await found,
  });
  const emails = confirmed.imports.flatMap((one) => one.emails);
  const after = await readCopies(db);
  const at = since.toISOString();
  const refunded = Map.groupBy(confirmed.refunds, ({ order_id }) => order_id);
  const refundedMinor = [...refunded].map(([id, all]) => ({
    id,
    least: all.reduce((sum, one) => sum + one.amount, 0),
  }));
  return [
    await rule(
      'lost',
      'confirmed orders',
      missing(confirmed.orders, sql`select id from orders where payment_status = 'paid'`),
    ),
    await rule(
      'lost',
      'confirmed refunds',
      count(sql`select r.id from jsonb_to_recordset(${JSON.stringify(refundedMinor)}::jsonb) as r(id int, least int)
        where r.least > (select coalesce(sum(amount), 0) from refunds where order_id = r.id and status = 'done')`),
    ),
    await rule('lost', 'confirmed batches', missing(confirmed.batches, sql`select id from dispatch_batches`)),
    await rule('lost', 'confirmed months of boxes', missing(confirmed.months, sql`select id from box_months`)),
    await rule(
      'lost',
      'imported customers',
      count(
        sql`select email from unnest(${sql.param(emails)}::text[]) email where email not in (select email from users)`,
      ),
    ),
    await rule(
      'doubled',
      'orders of a cart',
      count(sql`select cart_id from orders where cart_id is not null and payment_status = 'paid' and status <> 'cancelled'
        group by cart_id having count(*) > 1`),
    ),
    await rule(
      'doubled',
      'charges of a cart that were not refunded',
      count(sql`select a.subject from payment_attempts a join test_charges c on c.key = a.key
        where c.status = 'paid' and a.status <> 'refunded' group by a.subject having count(*) > 1`),
    ),
    await rule(
      'doubled',
      'charges of a month of a box',
      count(sql`select split_part(key, '-', 3) from test_charges where key like 'box-period-%' and status = 'paid'
        group by 1 having count(*) > 1`),
    ),
    await rule(
      'doubled',
      'orders of a month of a box',
      count(sql`select p.id from box_periods p join order_lines l on l.order_id = p.order_id
        where p.status = 'ordered' group by p.id having count(*) > 1`),
    ),
    await rule(
      'doubled',
      'refunds at the provider',
      count(sql`select split_part(key, '-', 2) from test_refunds where status = 'done' group by 1 having count(*) > 1`),
    ),
    await rule(
      'doubled',
      'shop orders in two batches',
      count(sql`select shop_order_id from batch_orders where live group by 1 having count(*) > 1`),
    ),
    await rule(
      'doubled',
      'invoices of an order',
      count(sql`select order_id from invoices where type = 'invoice' and change_id is null and order_id is not null
        group by 1 having count(*) > 1`),
    ),
    await rule(
      'doubled',
      'confirmation mails',
      count(sql`select order_id from mails where template = 'order_confirmation' group by 1 having count(*) > 1`),
    ),
    await rule(
      'doubled',
      'imported customers',
      count(sql`select lower(email) from users group by 1 having count(*) > 1`),
    ),
    await rule(
      'unknown to the shop',
      'charges',
      count(sql`select key from test_charges c where c.status = 'paid'
        and not exists (select from payments p where p.provider_id = c.charge and p.status = 'paid' and p.amount = c.amount)`),
    ),
    await rule(
      'unknown to the shop',
      'refunds',
      count(sql`select key from test_refunds t where t.status = 'done'
        and not exists (select from refunds r where r.provider_id = t.id and r.status = 'done' and r.amount = t.amount)`),
    ),
    await rule(
      'lost',
      'payments that the provider does not know',
      count(sql`select id from payments p where p.provider = 'test' and p.status = 'paid' and p.created_at >= ${at}::timestamptz
        and not exists (select from test_charges c where c.charge = p.provider_id and c.status = 'paid')`),
    ),
    await rule('oversold', 'items below nothing', count(sql`select id from items where stock < 0`)),
    await rule(
      'oversold',
      'items whose copies do not add up',
      Promise.resolve([...copies].filter(([id, before]) => after.get(id) !== before).length),
    ),
    await rule(
      'oversold',
      'projects whose sum is not that of their items',
      count(sql`select p.id from projects p where p.id in (select project_id from order_lines l join orders o on o.id = l.order_id
        where o.created_at >= ${at}::timestamptz) and p.stock <> (select coalesce(sum(stock), 0) from items where project_id = p.id)`),
    ),
    await rule('unfinished', 'attempts to pay', count(sql`select id from payment_attempts where status = 'open'`)),
    await rule('unfinished', 'refunds', count(sql`select id from refunds where status = 'processing'`)),
    await rule(
      'unfinished',
      'boxes planned under a month that is done',
      count(sql`select p.id from box_periods p join box_months m on m.id = p.month_id and m.status = 'done'
        where p.status in ('planned', 'charging') and p.item_id is not null and m.id = ${any(confirmed.months)}`),
    ),
  ];
}
