import { toLocalDay, SHOP_TIME_ZONE } from '#domain/dates.ts';
import { getCurrencyDecimals, fromMinor } from '#domain/money.ts';
import {
  type ItemSales,
  toStatementRow,
  sumStatement,
  type StatementFigures,
} from '#domain/earnings/project-statement.ts';
import type { Currency } from '#generated/enums.ts';
import type { ProjectStatement } from '#generated/schemas.ts';
import { eq, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Answer, Call, Handlers } from '#server/core/api/handler.ts';
import { invalid, notFound } from '#server/core/problems/problem.ts';
import { getTexts } from '#server/core/problems/texts.ts';
import { type ProjectRow, projects } from '#server/modules/catalogue/index.ts';
import { renderStatement } from './documents/statement-pdf.ts';
import { feeRateSql, feeSql } from './earnings-sql.ts';
import { readRows } from '#server/core/database/selection.ts';
import { formatCsvTable } from '#server/core/tabular/csv-cells.ts';
import { LINE_SHARES, orders } from '#server/modules/orders/index.ts';
import type { Database } from '#server/core/database/database.ts';
import { readSetting } from '#server/core/settings/settings.ts';

type StatementCall = Call<'adminGetProjectStatement' | 'adminReadProjectStatementPdf' | 'adminReadProjectStatementCsv'>;

interface StatementResult {
  project: ProjectRow;
  statement: ProjectStatement;
}

/** Reads the statement of a project for a period, by payment and refund days in the shop's time zone. */
async function readStatement({ context, params, query }: StatementCall): Promise<StatementResult> {
  const { from, to } = query;
  if (to < from) throw invalid([{ path: 'to', code: 'input_after_start' }]);
  const [project] = await context.reads.select().from(projects).where(eq(projects.id, params.id));
  if (!project) throw notFound();
  const { items: sales, rates } = await readSales(context.reads, project, { from, to });
  const defaultRate = project.fee_rate ?? (await readSetting(context.reads, 'project_fee_percent', to));
  const fee_rates = rates.length > 0 ? rates : [defaultRate];
  const sums = [...Map.groupBy(sales, ({ currency }) => currency)].map(([currency, items]) => {
    const rows = items.map((item) => ({ item, figures: toStatementRow(item) }));
    return {
      currency,
      rows: rows.map(({ item: { item_id, item_name }, figures }) => ({
        ...{ item_id, item_name },
        ...toAmounts(figures, currency),
      })),
      ...toAmounts(sumStatement(rows.map(({ figures }) => figures)), currency),
    };
  });
  return { project, statement: { from, to, fee_rates, sums } };
}

function toAmounts({ sold, returned, ...amounts }: StatementFigures, currency: Currency) {
  const { gross, refunds, vat, net, fee, due } = amounts;
  const toAmount = (minor: number) => fromMinor(minor, currency);
  return {
    ...{ sold, returned, gross: toAmount(gross), refunds: toAmount(refunds) },
    ...{ vat: toAmount(vat), net: toAmount(net), fee: toAmount(fee), due: toAmount(due) },
  };
}

const selectSum = (column: string) => sql<number>`${sql.raw(`sum(${column})`)}::float8`;

/** Sales and refunds of an item, in minor units. */
const ITEM_SALES = {
  currency: alias(orders, 'movements').currency,
  item_id: sql<number>`item_id`,
  item_name: sql<string | null>`max(item_name)`,
  sold: selectSum('sold'),
  gross: selectSum('gross'),
  gross_vat: selectSum('gross_vat'),
  returned: selectSum('returned'),
  refunds: selectSum('refunds'),
  refunds_vat: selectSum('refunds_vat'),
  fee: selectSum('fee'),
  rates: sql<number[]>`array_agg(distinct rate)`,
};

/** Reads sales and refunds by item with their commission rates. */
async function readSales(
  db: Database,
  { id, fee_rate }: ProjectRow,
  { from, to }: { from: string; to: string },
): Promise<{ items: (ItemSales & { currency: Currency })[]; rates: number[] }> {
  const toDay = (moment: string) => sql`(${sql.raw(moment)} at time zone ${SHOP_TIME_ZONE})::date`;
  const isInPeriod = (day: SQL) => sql`${day} between ${from}::date and ${to}::date`;
  const paidOn = sql.raw('p.paid_on');
  const rate = feeRateSql(sql`${fee_rate}::float8`, paidOn);
  const refundedOn = toDay('coalesce(r.settled_at, r.created_at)');
  const query = (columns: SQL) => sql`
    with parts as (
      select s.id as part_id, s.order_id, s.discount, o.vat_rate, o.currency, ${toDay('o.paid_at')} as paid_on
      from shop_orders s join orders o on o.id = s.order_id
      where o.paid_at is not null and s.id in (select shop_order_id from order_lines where project_id = ${id})
    ), ${LINE_SHARES}, sold as (
      select s.*, p.currency, p.paid_on, ${rate} as rate
      from line_shares s join parts p on p.part_id = s.part_id where s.project_id = ${id}
    ), refunded as (
      select s.currency, s.item_id, s.item_name, s.rate, g.quantity, g.amount, g.vat, ${refundedOn} as day,
        sum(g.amount - g.vat) over (partition by s.line_id order by ${refundedOn}, r.id) as so_far
      from sold s join refund_lines g on g.order_line_id = s.line_id
        join refunds r on r.id = g.refund_id and r.status = 'done'
    ), movements as (
      select currency, item_id, item_name, rate, copies as sold, paid as gross, vat as gross_vat,
        ${feeSql(sql.raw('(paid - vat)'))} as fee, 0 as returned, 0 as refunds, 0 as refunds_vat
      from sold where ${isInPeriod(sql.raw('paid_on'))}
      union all
      select currency, item_id, item_name, rate, 0, 0, 0,
        ${feeSql(sql.raw('(so_far - amount + vat)'))} - ${feeSql(sql.raw('so_far'))}, quantity, amount, vat
      from refunded where ${isInPeriod(sql.raw('day'))}
    )
    select ${columns}
    from movements group by currency, item_id order by currency, item_id`;
  const items = await readRows(db, ITEM_SALES, query);
  return { items, rates: [...new Set(items.flatMap(({ rates }) => rates))].sort((a, b) => a - b) };
}

const AMOUNTS = ['gross', 'refunds', 'vat', 'net', 'fee', 'due'] as const;

function buildCsv({ statement, project }: StatementResult, lang: StatementCall['lang']): string {
  const t = getTexts(lang);
  const head = ['name', 'artist_name', 'from', 'to', 'item_name', 'sold', 'returned', ...AMOUNTS, 'currency'];
  const rows = statement.sums.flatMap(({ currency, rows: items }) =>
    items.map((row) => [
      ...[project.name, project.artist_name, statement.from, statement.to, row.item_name ?? ''],
      ...[row.sold, row.returned],
      ...AMOUNTS.map((name) => ({ exact: row[name].toFixed(getCurrencyDecimals(currency)) })),
      currency,
    ]),
  );
  return formatCsvTable([head.map((name) => t(`fields.${name}`)), ...rows]);
}

const getFileName = ({ project, statement: { from, to } }: StatementResult, type: string): string =>
  `statement-${project.id}-${from}-${to}.${type}`;

export const projectStatementHandlers = {
  adminGetProjectStatement: async (call) => (await readStatement(call)).statement,
  adminReadProjectStatementPdf: async (call) => {
    const result = await readStatement(call);
    const bytes = await renderStatement({
      ...result,
      lang: call.query.lang ?? call.lang,
      made: call.context.now(),
      day: toLocalDay(call.context.now().getTime() / 1000),
    });
    call.reply.header('content-type', 'application/pdf');
    call.reply.header('content-disposition', `inline; filename="${getFileName(result, 'pdf')}"`);
    call.reply.header('cache-control', 'private, no-store');
    const stream: unknown = new Blob([new Uint8Array(bytes)]).stream();
    return stream as Answer<'adminReadProjectStatementPdf'>;
  },
  adminReadProjectStatementCsv: async (call) => {
    const result = await readStatement(call);
    call.reply.header('content-type', 'text/csv; charset=utf-8');
    call.reply.header('content-disposition', `attachment; filename="${getFileName(result, 'csv')}"`);
    const stream: unknown = new Blob([buildCsv(result, call.query.lang ?? call.lang)]).stream();
    return stream as Answer<'adminReadProjectStatementCsv'>;
  },
} as const satisfies Partial<Handlers>;
