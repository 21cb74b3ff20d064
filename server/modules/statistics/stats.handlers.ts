import type { Answer, Handler, Handlers } from '#server/core/api/handler.ts';
import { readPlays } from './plays.ts';
import { adminGetPageViews, adminGetViewedPages, recordEvent } from './page-views.ts';
import { readSalesByDimension } from './sales-by-dimension.ts';
import { readSalesOverTime } from './sales-over-time.ts';
import { buildSalesTable } from './sales-table.ts';

const DEFAULT_ROWS = 24;

const adminGetSalesTable: Handler<'adminGetSalesTable'> = async (call) => {
  call.reply.header('content-type', 'text/csv; charset=utf-8');
  call.reply.header('content-disposition', 'attachment; filename="sales.csv"');
  const bytes: unknown = new Blob([await buildSalesTable(call)]).stream();
  return bytes as Answer<'adminGetSalesTable'>;
};

export const statsHandlers = {
  adminGetSales: readSalesOverTime,
  adminGetSalesBreakdown: (call) => readSalesByDimension(call, call.query.dimension, call.query.limit ?? DEFAULT_ROWS),
  adminGetPlays: readPlays,
  adminGetSalesTable,
  recordEvent,
  adminGetPageViews,
  adminGetViewedPages,
} as const satisfies Partial<Handlers>;
