import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { addToMonth, getMonth } from '#domain/subscriptions/months.ts';
import type { BoxRecords } from '#generated/schemas.ts';
import { projects } from '#server/modules/catalogue/index.ts';
import { type SampleSubscriptions, startSubscriptions } from './boxes.sample.ts';
import { boxMonths, boxPeriods } from './boxes.table.ts';

let shop: SampleSubscriptions;
beforeAll(async () => (shop = await startSubscriptions()));
afterAll(() => shop.api.close());

const CURRENT = getMonth(new Date());
const [LAST, EARLIER] = [addToMonth(CURRENT, -1), addToMonth(CURRENT, -2)];

/** Writes periods of a month, each with the status and the item of a new box. */
async function send(month: string, entries: readonly (readonly ['ordered' | 'planned', number | undefined])[]) {
  const { db } = shop.api;
  const [row] = await db.insert(boxMonths).values({ month, status: 'done' }).returning();
  for (const [status, item_id] of entries) {
    const { id: box_id } = await shop.box();
    const price = { type: 'vinyl', currency: 'EUR', amount: 2990 } as const;
    await db.insert(boxPeriods).values({ month_id: row?.id ?? 0, month, box_id, status, item_id, ...price });
  }
}

it('lists the public records of earlier boxes by month, those sent most often first', async () => {
  const { sample, api } = shop;
  const [often, once, hidden, current] = [
    await sample.project({ name: 'Salt & Signal' }),
    await sample.project({ name: 'Undertow' }),
    await sample.project({ name: 'Not public' }),
    await sample.project({ name: 'A surprise' }),
  ];
  await api.db.update(projects).set({ visibility: 'offline' }).where(eq(projects.id, hidden.id));
  await send(CURRENT, [['ordered', current.items[0]]]);
  await send(LAST, [
    ['ordered', once.items[0]],
    ['ordered', often.items[0]],
    ['ordered', often.items[0]],
    ['ordered', hidden.items[0]],
    ['planned', current.items[0]],
  ]);
  await send(EARLIER, [['ordered', hidden.items[0]]]);
  const { status, body } = await api.call<BoxRecords[]>('GET', '/boxes/records', { query: { currency: 'USD' } });
  expect(status).toBe(200);
  const names = body.map(({ month, records }) => [month, records.map(({ id, currency }) => [id, currency])]);
  expect(names).toEqual([
    [
      LAST,
      [
        [often.id, 'USD'],
        [once.id, 'USD'],
      ],
    ],
  ]);
});
