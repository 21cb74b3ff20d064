import { type SQL, sql } from 'drizzle-orm';
import type { ProviderName } from './provider.ts';
import type { Confirmed } from './work.ts';

/** A rule that must hold after a campaign; its query selects the rows that break it. */
export interface Rule {
  readonly kind: 'lost' | 'doubled' | 'unknown to the shop' | 'oversold' | 'unfinished';
  readonly what: string;
  readonly query: SQL;
}

const toIntegerArray = (values: readonly number[]): SQL => sql`${sql.param([...values])}::int[]`;

const selectMissing = (present: SQL, ids: readonly number[]): SQL =>
  sql`select id from unnest(${toIntegerArray(ids)}) id where id not in (${present})`;

function selectMissingRefunds({ refunds }: Confirmed): SQL {
  const byOrder = Map.groupBy(refunds, ({ order_id }) => order_id);
  const sums = [...byOrder].map(([id, orderRefunds]) => ({
    id,
    least: orderRefunds.reduce((sum, { amount }) => sum + amount, 0),
  }));
  return sql`select r.id from jsonb_to_recordset(${JSON.stringify(sums)}::jsonb) as r(id int, least int)
    where r.least > (select coalesce(sum(amount), 0) from refunds where order_id = r.id and status = 'done')`;
}

/** Builds rules for what was confirmed to callers and has no row. Payments before `since` are demo data. */
export function buildLossRules(confirmed: Confirmed, since: Date, provider: ProviderName): Rule[] {
  const { orders, pledges, batches, months, imports } = confirmed;
  const kind = 'lost';
  const emails = sql.param(imports.flatMap(({ emails: addresses }) => addresses));
  return [
    {
      kind,
      what: 'confirmed orders',
      query: selectMissing(sql`select id from orders where payment_status = 'paid'`, orders),
    },
    {
      kind,
      what: 'confirmed pledges',
      query: selectMissing(sql`select order_id from pledges where status <> 'ended'`, pledges),
    },
    { kind, what: 'confirmed refunds', query: selectMissingRefunds(confirmed) },
    { kind, what: 'confirmed batches', query: selectMissing(sql`select id from dispatch_batches`, batches) },
    { kind, what: 'confirmed months of boxes', query: selectMissing(sql`select id from box_months`, months) },
    {
      kind,
      what: 'imported customers',
      query: sql`select email from unnest(${emails}::text[]) email where email not in (select email from users)`,
    },
    {
      kind,
      what: 'payments that the provider does not know',
      query: sql`select id from payments p where p.provider = ${provider} and p.status = 'paid'
        and p.created_at >= ${since.toISOString()}::timestamptz
        and not exists (select from provider_charges c where c.charge = p.provider_id)`,
    },
  ];
}

export const DUPLICATE_RULES: readonly Rule[] = [
  {
    kind: 'doubled',
    what: 'orders of a cart',
    query: sql`select cart_id from orders where cart_id is not null and payment_status = 'paid' and status <> 'cancelled'
      group by cart_id having count(*) > 1`,
  },
  {
    kind: 'doubled',
    what: 'charges of a cart that were not refunded',
    query: sql`select a.subject from payment_attempts a join provider_charges c on c.key = a.key
      where a.status <> 'refunded' group by a.subject having count(*) > 1`,
  },
  {
    kind: 'doubled',
    what: 'charges of a pledge',
    query: sql`select split_part(key, '-', 2) from provider_charges where key like 'pledge-%' group by 1 having count(*) > 1`,
  },
  {
    kind: 'doubled',
    what: 'charges of a month of a box',
    query: sql`select split_part(key, '-', 3) from provider_charges where key like 'box-period-%'
      group by 1 having count(*) > 1`,
  },
  {
    kind: 'doubled',
    what: 'orders of a month of a box',
    query: sql`select p.id from box_periods p join order_lines l on l.order_id = p.order_id
      where p.status = 'ordered' group by p.id having count(*) > 1`,
  },
  {
    kind: 'doubled',
    what: 'refunds at the provider',
    query: sql`select split_part(key, '-', 2) from provider_refunds group by 1 having count(*) > 1`,
  },
  {
    kind: 'doubled',
    what: 'shop orders in two batches',
    query: sql`select shop_order_id from batch_orders where live group by 1 having count(*) > 1`,
  },
  {
    kind: 'doubled',
    what: 'invoices of an order',
    query: sql`select order_id from invoices where type = 'invoice' and change_id is null and order_id is not null
      group by 1 having count(*) > 1`,
  },
  {
    kind: 'doubled',
    what: 'confirmation mails',
    query: sql`select order_id from mails where template in ('order_confirmation', 'pledge_placed')
      group by order_id, template having count(*) > 1`,
  },
  {
    kind: 'doubled',
    what: 'imported customers',
    query: sql`select lower(email) from users group by 1 having count(*) > 1`,
  },
];

/** Charges and refunds of the payment provider that the shop has no row of. */
export const UNKNOWN_RULES: readonly Rule[] = [
  {
    kind: 'unknown to the shop',
    what: 'charges',
    query: sql`select key from provider_charges c
      where not exists (select from payments p where p.provider_id = c.charge and p.status = 'paid' and p.amount = c.amount)`,
  },
  {
    kind: 'unknown to the shop',
    what: 'refunds',
    query: sql`select key from provider_refunds t
      where not exists (select from refunds r where r.provider_id = t.id and r.status = 'done' and r.amount = t.amount)`,
  },
];

/** Builds rules for stock that is negative or does not add up. Orders before `since` are demo data. */
export function buildStockRules(since: Date): Rule[] {
  return [
    { kind: 'oversold', what: 'items with negative stock', query: sql`select id from items where stock < 0` },
    {
      kind: 'oversold',
      what: 'projects whose sum is not that of their items',
      query: sql`select p.id from projects p where p.id in (select project_id from order_lines l join orders o on o.id = l.order_id
        where o.created_at >= ${since.toISOString()}::timestamptz)
        and p.stock <> (select coalesce(sum(stock), 0) from items where project_id = p.id)`,
    },
  ];
}

export function buildUnfinishedRules({ months }: Confirmed): Rule[] {
  const kind = 'unfinished';
  return [
    { kind, what: 'attempts to pay', query: sql`select id from payment_attempts where status = 'open'` },
    {
      kind,
      what: 'pledges of a funded project',
      query: sql`select g.order_id from pledges g join projects p on p.id = g.project_id
        where g.status in ('waiting', 'due') and (p.funded_at is not null or p.sold >= p.goal)`,
    },
    { kind, what: 'refunds', query: sql`select id from refunds where status = 'processing'` },
    {
      kind,
      what: 'boxes planned under a month that is done',
      query: sql`select p.id from box_periods p join box_months m on m.id = p.month_id and m.status = 'done'
        where p.status in ('planned', 'charging') and p.item_id is not null and m.id = any(${toIntegerArray(months)})`,
    },
  ];
}
