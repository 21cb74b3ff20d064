import { type SQL, sql } from 'drizzle-orm';
import { selectOriginSource } from './origin-source.ts';
import { orders } from './orders.table.ts';
import { orderLines, shopOrders } from './shop-orders.table.ts';
import type { RelatedRecords, CustomCondition } from '#server/resources/custom-conditions.ts';

/** The parts of an order: shop, partner, items. */
const parts: RelatedRecords = {
  having: (condition) => sql`${orders.id} in (select ${shopOrders.order_id} from ${shopOrders} where ${condition})`,
  isMissing: sql`not exists (select from ${shopOrders} where ${shopOrders.order_id} = ${orders.id})`,
};

/** SQL of the first non-null value of a column in an order's parts. */
export const selectFirstOfParts = (column: 'logistician_id' | 'transporter'): SQL => sql`
  select so.${sql.raw(column)} from ${shopOrders} so where so.order_id = ${orders.id} and so.${sql.raw(column)} is not null
  order by so.id limit 1`;

const source = selectOriginSource(sql`${orders.origin}`);
const toAny = (values: readonly unknown[], type: 'integer' | 'text'): SQL =>
  sql`any (${sql.param(values)}::${sql.raw(type)}[])`;

const selectCustomers = (column: SQL, values: readonly unknown[]): SQL =>
  sql`select ${column} from customers where id = ${toAny(values, 'integer')}`;

/** Filters of orders that are not columns. */
export const orderConditions: Readonly<Record<string, CustomCondition>> = {
  shop_id: {
    anyOf: (values) => sql`${shopOrders.shop_id} = ${toAny(values, 'integer')}`,
    none: sql`${shopOrders.shop_id} is null`,
    related: parts,
  },
  customer_id: {
    // one condition per index of orders
    anyOf: (values) => sql`(${orders.user_id} = any (array(${selectCustomers(sql`user_id`, values)}))
      or ${orders.user_id} is null and lower(${orders.email}) = any (array(${selectCustomers(sql`email`, values)})))`,
    none: sql`false`,
  },
  project_id: {
    anyOf: (values) => sql`${shopOrders.id} in (
      select ${orderLines.shop_order_id} from ${orderLines}
      where ${orderLines.project_id} = ${toAny(values, 'integer')})`,
    none: sql`not exists (select from ${orderLines} where ${orderLines.shop_order_id} = ${shopOrders.id})`,
    related: parts,
  },
  partner: {
    anyOf: (values) => sql`${shopOrders.partner} = ${toAny(values, 'text')}`,
    none: sql`${shopOrders.partner} is null`,
    related: parts,
  },
  logistician_id: {
    anyOf: (values) => sql`${shopOrders.logistician_id} = ${toAny(values, 'integer')}`,
    none: sql`${shopOrders.logistician_id} is null`,
    related: parts,
  },
  transporter: {
    anyOf: (values) => sql`${shopOrders.transporter} = ${toAny(values, 'text')}`,
    none: sql`${shopOrders.transporter} is null`,
    related: parts,
  },
  origin_source: {
    anyOf: (values) => sql`${source} = ${toAny(values, 'text')}`,
    none: sql`${source} is null`,
  },
};
