// Test data of statistics.
import { sql } from 'drizzle-orm';
import type { Currency, Partner } from '#generated/enums.ts';
import type { SampleShop } from '#server/modules/orders/checkout/shop.sample.ts';
import type { Database } from '#server/core/database/database.ts';
import { insertOrders } from '#server/testing/rows.ts';

/** Runs raw SQL and returns its rows. */
export async function runSql<Row extends Record<string, unknown>>(db: Database, text: string) {
  return (await db.execute<Row>(sql.raw(text))).rows;
}

const PARTNERS: readonly (Partner | null)[] = ['diggers', 'whiplash', null];
const ORIGINS = ['IGP3', 'GGO', 'nl12', 'ZZ9', null, 'DI'];
const CURRENCIES: readonly Currency[] = ['EUR', 'USD', 'JPY', 'GBP'];

/** Creates 160 deterministic orders of one or two shops; some are unpaid, some cancelled after payment. */
export async function createOrdersOver100Days({ api, sample }: SampleShop): Promise<void> {
  const otherShop = await sample.createSampleShop({ name: 'Nordlys' });
  const records = [
    await sample.project(),
    await sample.project({ shop_id: otherShop, name: 'Fjord' }),
    await sample.project({ name: 'Coda' }),
  ];
  for (let n = 0; n < 160; n += 1) {
    const paid_at = n % 11 === 0 ? null : new Date(Date.parse('2025-12-10T21:10:00Z') + n * 16 * 3600_000);
    const parts = n % 3 === 0 ? [0, 1] : n % 3 === 1 ? [0] : [1];
    const totals = parts.map((part) => 1999 + ((n * 37) % 900) + part * 101);
    const total = totals.reduce((a, b) => a + b, 0);
    const [id = 0] = await insertOrders(api.db, [
      {
        currency: CURRENCIES[n % 4],
        items: total,
        total,
        vat: Math.round(total / 6),
        items_count: parts.length * 3,
        paid_at,
        country_id: n % 5 === 0 ? 'US' : n % 2 ? 'FR' : 'DE',
        origin: ORIGINS[n % 6],
        email: `buyer${n % 23}@example.com`,
        status: n % 13 === 0 ? 'cancelled' : 'paid',
        created_at: new Date(Date.parse('2025-12-10T21:00:00Z') + n * 16 * 3600_000),
      },
    ]);
    for (const [index, part] of parts.entries()) {
      const sum = totals[index] ?? 0;
      const [row] = await runSql<{ id: number }>(
        api.db,
        `insert into shop_orders (order_id, shop_id, partner, items, discount, shipping, vat, total)
        values (${id}, ${part === 0 ? sample.shop : otherShop}, ${PARTNERS[(n + part) % 3] ? `'${PARTNERS[(n + part) % 3]}'` : 'null'}, ${sum + 100 - 590}, 100, 590, ${Math.round(sum / 6)}, ${sum}) returning id`,
      );
      const goods = sum + 100 - 590;
      const lines =
        part === 0
          ? [
              [0, 333],
              [2, goods - 333],
            ]
          : [[1, goods]];
      for (const [record = 0, amount = 0] of lines)
        await runSql(
          api.db,
          `insert into order_lines (order_id, shop_order_id, project_id, item_id, name, category, quantity, price, total)
          values (${id}, ${row?.id}, ${records[record]?.id}, ${records[record]?.items[0]}, 'x', 'vinyl', ${part === 0 ? (record === 0 ? 1 : 2) : 3}, ${amount}, ${amount})`,
        );
    }
  }
}
