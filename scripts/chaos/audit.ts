import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '#server/core/database/database.ts';
import {
  DUPLICATE_RULES,
  buildLossRules,
  type Rule,
  buildStockRules,
  UNKNOWN_RULES,
  buildUnfinishedRules,
} from './audit-rules.ts';
import type { ChaosProvider } from './provider.ts';
import type { Confirmed } from './work.ts';

/** A rule with the number of rows that break it. */
export interface Finding extends Pick<Rule, 'kind' | 'what'> {
  readonly count: number;
}

/** Reads the copies in stock plus those sold, by item id; the sum is constant. */
export async function readCopies(db: Database): Promise<Map<number, number>> {
  const { rows } = await db.execute<{ id: number; copies: number }>(sql`
    select i.id, i.stock + coalesce((select sum(l.quantity - l.cancelled) from order_lines l join orders o on o.id = l.order_id
      where l.item_id = i.id and o.status <> 'cancelled'), 0)::int as copies from items i`);
  return new Map(rows.map(({ id, copies }) => [id, copies]));
}

async function countRows(db: Database, query: SQL): Promise<number> {
  const { rows } = await db.execute<{ count: number }>(sql`select count(*)::int as count from (${query}) found`);
  return rows[0]?.count ?? 0;
}

/**
 * Compares the data of the shop and of the payment provider with each other and with what was confirmed.
 * @param copies as `readCopies` returned them before the campaign
 * @param since start of the campaign; payments before it are demo data
 */
export async function auditShop(
  db: Database,
  confirmed: Confirmed,
  { copies, since, provider }: { copies: ReadonlyMap<number, number>; since: Date; provider: ChaosProvider },
): Promise<Finding[]> {
  await provider.writeLog(db);
  const rules = [
    ...buildLossRules(confirmed, since, provider.name),
    ...DUPLICATE_RULES,
    ...UNKNOWN_RULES,
    ...buildStockRules(since),
    ...buildUnfinishedRules(confirmed),
  ];
  const findings: Finding[] = [];
  for (const { kind, what, query } of rules) findings.push({ kind, what, count: await countRows(db, query) });
  const copiesAfter = await readCopies(db);
  const changed = [...copies].filter(([id, before]) => copiesAfter.get(id) !== before).length;
  return [...findings, { kind: 'oversold', what: 'items whose copies do not add up', count: changed }];
}
