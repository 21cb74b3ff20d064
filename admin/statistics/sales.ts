import { DIMENSION_PARTS, createOrdersFilter } from '#domain/statistics/sales-orders.ts';
import { unwrap } from '#generated/client/unwrap.ts';
import type { FieldDefinition } from '#generated/definitions.ts';
import { SalesDimension } from '#generated/enums/SalesDimension.ts';
import { OrderFields } from '#generated/fields/Order.ts';
import { SalesFiguresFields } from '#generated/fields/SalesFigures.ts';
import type { Query } from '#generated/operation-types.ts';
import { api } from '#admin/api/client.ts';
import type { Dimension, Report } from '#admin/resource/report/define.ts';
import { listPath } from '#admin/resource/paths.ts';

const fields: readonly FieldDefinition[] = OrderFields;

/** Note of dimensions in which an order can have several keys. */
const OVERLAP = 'stats.overlap_note';
const NOTES: Partial<Record<SalesDimension, readonly string[]>> = {
  shop: [OVERLAP],
  project: [OVERLAP, 'stats.project_note'],
  partner: [OVERLAP],
};

function toDimension(name: SalesDimension): Dimension[] {
  const { part, filter } = DIMENSION_PARTS[name];
  const label = `enums.SalesDimension.${name}`;
  const options = { notes: NOTES[name], ...(name === 'currency' && { asCode: true as const }) };
  return fields
    .filter((field) => field.name === filter)
    .map((field) => ({ name, parameter: part, field, label, ...options }));
}

/** The sales report. Its URL parameters are validated against the description's enums. */
export const SALES: Report = {
  name: 'sales',
  figures: SalesFiguresFields,
  measures: ['gross', 'net', 'orders', 'copies', 'average', 'refunds', 'new_customers'],
  counts: ['orders', 'refunds_count'],
  dimensions: SalesDimension.values.flatMap(toDimension) as [Dimension, ...Dimension[]],
  texts: {
    records: 'stats.orders_of',
    empty: 'stats.nothing',
    hint: 'stats.chart_hint',
    notes: ['stats.made', 'stats.apart'],
  },
  fetchTimeSeries: (request, signal) =>
    unwrap(api.GET('/admin/stats/sales', { params: { query: request as Query<'adminGetSales'> }, signal })),
  fetchBreakdown: (request, signal) =>
    unwrap(
      api.GET('/admin/stats/breakdown', {
        params: { query: request as unknown as Query<'adminGetSalesBreakdown'> },
        signal,
      }),
    ),
  fetchFile: async (request) => {
    const query = request as Query<'adminGetSalesTable'>;
    const bytes = await unwrap(api.GET('/admin/stats/table', { params: { query }, parseAs: 'stream' }));
    return bytes as ReadableStream<Uint8Array>;
  },
  recordsPath: (range, selection, share) =>
    listPath(
      { name: 'orders' },
      createOrdersFilter(range, selection, share as Parameters<typeof createOrdersFilter>[2]),
    ),
};
