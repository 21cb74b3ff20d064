import { fromMinor } from '#domain/money.ts';
import { PledgeStatus } from '#generated/enums.ts';
import type { ProjectPledges } from '#generated/schemas.ts';
import { type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Queryable } from '#server/core/database/database.ts';
import { readRows } from '#server/core/database/selection.ts';
import { orders } from '../orders.table.ts';
import { pledges } from './pledges.table.ts';

const PLEDGES = {
  currency: alias(orders, 'o').currency,
  status: alias(pledges, 'g').status,
  orders: sql<number>`count(*)::int`,
  copies: sql<number>`sum(o.items_count)::int`,
  amount: sql<number>`sum(o.total)::float8`,
};

/** Sums the pledges of a project that are not charged yet by currency and state. */
export async function readProjectPledges(db: Queryable, id: number): Promise<ProjectPledges[]> {
  const query = (columns: SQL) => sql`
    select ${columns} from pledges g join orders o on o.id = g.order_id
    where g.project_id = ${id} and o.status = 'pledged' group by o.currency, g.status`;
  const rows = await readRows(db, PLEDGES, query);
  const rank = ({ status }: { readonly status: PledgeStatus }) => PledgeStatus.values.indexOf(status);
  return rows
    .toSorted((one, other) => one.currency.localeCompare(other.currency) || rank(one) - rank(other))
    .map((row) => ({ ...row, amount: fromMinor(row.amount, row.currency) }));
}
