import { problem } from '#server/core/problems/problem.ts';
import { hasShipped } from './parcels.ts';
import type { OrderRow } from './orders.table.ts';
import type { Queryable } from '#server/core/database/database.ts';

/** Address fields that may change without recomputation; VAT and shipping depend on the country. */
const ADDRESS_FIELDS = [
  'firstname',
  'lastname',
  'company',
  'address',
  'address2',
  'zip_code',
  'city',
  'state',
] as const;

/** Throws 409 with the changed address fields once a parcel has shipped. The order must be locked. */
export async function checkAddressChange(tx: Queryable, values: Partial<OrderRow>, before: OrderRow): Promise<void> {
  const changed = ADDRESS_FIELDS.filter((name) => values[name] !== undefined && values[name] !== before[name]);
  if (changed.length === 0 || !(await hasShipped(tx, before.id))) return;
  throw problem(409, 'address_has_left', {
    errors: changed.map((path) => ({ path, code: 'address_has_left' })),
  });
}
