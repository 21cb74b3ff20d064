import type { Partner } from '#generated/enums.ts';
import type { PartnerMap } from '#generated/schemas.ts';
import { and, desc, eq } from 'drizzle-orm';
import { partnerMaps } from './dispatch.table.ts';
import type { Queryable } from '#server/core/database/database.ts';

/** Default columns of partner files: all parcel data, one row per line. */
export const DEFAULT_MAP: PartnerMap = {
  separator: 'semicolon',
  encoding: 'utf8',
  decimal: 'point',
  dates: 'iso',
  rows: 'line',
  headings: true,
  spreadsheet: true,
  columns: [
    { heading: 'Order', field: 'order_number' },
    { heading: 'Name', field: 'customer_name' },
    { heading: 'Company', field: 'company' },
    { heading: 'Address 1', field: 'address' },
    { heading: 'Address 2', field: 'address2' },
    { heading: 'Postcode', field: 'zip_code' },
    { heading: 'City', field: 'city' },
    { heading: 'State', field: 'state' },
    { heading: 'Country', field: 'country_code' },
    { heading: 'Phone', field: 'phone' },
    { heading: 'E-mail', field: 'email' },
    { heading: 'EAN', field: 'barcode' },
    { heading: 'Title', field: 'title' },
    { heading: 'Quantity', field: 'quantity' },
    { heading: 'Weight', field: 'weight' },
    { heading: 'Value', field: 'price' },
    { heading: 'Currency', field: 'currency' },
    { heading: 'HS code', field: 'customs_code' },
    { heading: 'Service', field: 'shipping_type' },
    { heading: 'Comment', field: 'comment' },
  ],
};

/** Reads a version of a partner's columns, the newest by default; `DEFAULT_MAP` when there is none. */
export async function readMap(
  db: Queryable,
  partner: Partner,
  version?: number | null,
): Promise<{ map: PartnerMap; version: number | null }> {
  const isPartner = eq(partnerMaps.partner, partner);
  const [row] = await db
    .select()
    .from(partnerMaps)
    .where(version ? and(isPartner, eq(partnerMaps.version, version)) : isPartner)
    .orderBy(desc(partnerMaps.version))
    .limit(1);
  return row ? { map: row.map, version: row.version } : { map: DEFAULT_MAP, version: null };
}
