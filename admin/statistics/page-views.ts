import { unwrap } from '#generated/client/unwrap.ts';
import type { FieldDefinition } from '#generated/definitions.ts';
import { PageViewFiguresFields } from '#generated/fields/PageViewFigures.ts';
import { ViewedPageFields } from '#generated/fields/ViewedPage.ts';
import type { Query } from '#generated/operation-types.ts';
import { api } from '#admin/api/client.ts';
import type { Dimension, Report } from '#admin/resource/report/define.ts';

const fields: readonly FieldDefinition[] = ViewedPageFields;

/** The only dimension: the page, whose address is its key. */
const dimensions = fields
  .filter(({ name }) => name === 'page')
  .map((field): Dimension => ({ name: 'page', parameter: 'page', field, label: field.label, asCode: true }));

/** Figures of the engine have a currency, which views do not use. */
const CURRENCY = { currency: 'EUR' } as const;

/** The report on page views. Views are counted without the visits they belong to, so no record is linked. */
export const PAGE_VIEWS: Report = {
  name: 'page-views',
  figures: PageViewFiguresFields,
  measures: ['page_views', 'visitor_views', 'user_views', 'pro_views', 'staff_views'],
  counts: ['page_views'],
  dimensions: dimensions as [Dimension, ...Dimension[]],
  texts: {
    empty: 'page_views.nothing',
    hint: 'page_views.chart_hint',
    notes: ['page_views.counted', 'page_views.objections'],
  },
  fetchTimeSeries: async ({ currency: _unused, ...query }, signal) => {
    const params = { query: query as Query<'adminGetPageViews'> };
    return { ...(await unwrap(api.GET('/admin/stats/page-views', { params, signal }))), ...CURRENCY };
  },
  fetchBreakdown: async ({ period, from, to, limit }, signal) => {
    const params = { query: { period, from, to, limit } as Query<'adminGetViewedPages'> };
    const { rows, ...breakdown } = await unwrap(api.GET('/admin/stats/pages', { params, signal }));
    const toRow = ({ page, figures }: (typeof rows)[number]) => ({ key: page, name: page, figures, compared: null });
    return { ...breakdown, ...CURRENCY, dimension: 'page', rows: rows.map(toRow) };
  },
};
