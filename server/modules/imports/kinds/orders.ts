// Imports orders of another shop as history: no mail, charge, stock or invoice. They count in statistics on their
// payment day.
import { ImportedOrderFields } from '#generated/fields/ImportedOrder.ts';
import { OrderFields } from '#generated/fields/Order.ts';
import { and, eq, inArray } from 'drizzle-orm';
import { users } from '#server/core/authentication/accounts.table.ts';
import { normaliseEmail } from '#server/core/authentication/emails.ts';
import type { ImportRecord } from '../imports.table.ts';
import { findItems } from './find-items.ts';
import { defineImportKind, type Unit } from './kind.ts';
import { type ExistingRecords, type OrderPlan, planOrder } from './order-plan.ts';
import { undoOrders } from './undo-order.ts';
import { writeOrders } from './write-orders.ts';
import { orders } from '#server/modules/orders/index.ts';
import type { Queryable } from '#server/core/database/database.ts';
import { toWire } from '#server/core/api/wire.ts';

const LINE_FIELDS = [
  'item_id',
  'barcode',
  'sku',
  'project_name',
  'artist_name',
  'item_name',
  'quantity',
  'price',
  'line_total',
];
const SUM_FIELDS = ['shipping', 'discount', 'vat', 'total'];

export const ordersImport = defineImportKind<OrderPlan>({
  fields: ImportedOrderFields,
  resource: 'orders',
  grouped: true,
  inherited: {
    by: 'number',
    fields: ImportedOrderFields.map(({ name }): string => name).filter(
      (name) => ![...LINE_FIELDS, ...SUM_FIELDS].includes(name),
    ),
  },
  getKey: ({ number = '' }) => number.trim(),
  check: async (db, units, importRecord) => {
    const existing = await loadExistingRecords(db, units, importRecord);
    return units.map((unit) => planOrder(unit, importRecord, existing));
  },
  write: writeOrders,
  undo: undoOrders,
  toAuditedChange: ({ record_id, after: { version: _, ...after } }) => ({
    resource: 'orders',
    record_id,
    before: null,
    after: toWire(OrderFields, after),
  }),
});

async function loadExistingRecords(
  db: Queryable,
  units: readonly Unit[],
  { source }: ImportRecord,
): Promise<ExistingRecords> {
  const rows = units.flat();
  const numbers = units.map(([{ values }]) => String(values.number));
  const existingOrders = await db
    .select({ id: orders.id, import_number: orders.import_number })
    .from(orders)
    .where(and(eq(orders.import_source, source), inArray(orders.import_number, numbers)));
  const items = await findItems(
    db,
    rows.map(({ values }) => values),
  );
  const emails = units.map(([{ values }]) => normaliseEmail(String(values.email)));
  const accounts = await db
    .select({ id: users.id, email: users.email, lang: users.lang })
    .from(users)
    .where(inArray(users.email, emails));
  return {
    numbers: new Map(existingOrders.map(({ id, import_number }) => [import_number ?? '', id])),
    items: new Map(rows.map(({ id }, index) => [id, items[index]])),
    accounts: new Map(accounts.map((user) => [user.email, user])),
  };
}
