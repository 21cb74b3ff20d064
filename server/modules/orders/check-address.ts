import { problem } from '#server/core/problems/problem.ts';
import { hasLeft } from './parcels.ts';
import type { OrderRow } from './orders.table.ts';
import type { Queryable } from '#server/core/database/database.ts';

/** What stands on a parcel. The country is not among them: VAT and shipping were computed with it, so nobody changes it. */
const ON_THE_PARCEL = ['firstname', 'lastname', 'company', 'address', 'address2', 'zip_code', 'city', 'state'] as const;

/** Refuses, with the fields, to change where an order goes once a parcel of it has left. The order must be locked. */
export async function checkAddress(tx: Queryable, values: Partial<OrderRow>, before: OrderRow): Promise<void> {
  const changed = ON_THE_PARCEL.filter((name) => values[name] !== undefined && values[name] !== before[name]);
  if (changed.length === 0 || !(await hasLeft(tx, before.id))) return;
  throw problem(409, 'address_has_left', {
    errors: changed.map((path) => ({ path, code: 'address_has_left' })),
  });
}
