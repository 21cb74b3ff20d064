import { dayOf, SHOP_TIME_ZONE } from '#domain/dates.ts';
import { currencyDecimals, fromMinor } from '#domain/money.ts';
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
import { statementPdf } from './documents/statement-pdf.ts';
import { feeRateSql, feeSql } from './earnings-sql.ts';
import { readRows } from '#server/core/database/selection.ts';
import { csvTable } from '#server/core/tabular/csv-cells.ts';
import { LINE_SHARES, orders } from '#server/modules/orders/index.ts';
import type { Database } from '#server/core/database/database.ts';
import { readSetting } from '#server/core/settings/settings.ts';

type StatementCall = Call<'adminGetProjectStatement' | 'adminReadProjectStatementPdf' | 'adminReadProjectStatementCsv'>;

interface Read {
  project: ProjectRow;
  statement: ProjectStatement;
}

/** Reads the statement of a project for a period, by payment and refund days in the shop's time zone. */
async function read({ context, params, query }: StatementCall): Promise<Read> {
  const { from, to } = query;
  if (to < from) throw invalid([{ path: 'to', code: 'input_after_start' }]);
  const [project] = await context.reads.select().from(projects).where(eq(projects.id, params.id));
  if (!project) throw notFound();
  const { items: sales, rates } = await readSales(context.reads, project, { from, to });
  const latest = project.fee_rate ?? (await readSetting(context.reads, 'project_fee_percent', to));
  const fee_rates = rates.length > 0 ? rates : [latest];
  const sums = [...Map.groupBy(sales, ({ currency }) => currency)].map(([currency, items]) => {
    const rows = items.map((item) => ({ item, figures: toStatementRow(item) }));
    return {
      currency,
      rows: rows.map(({ item: { item_id, item_name }, figures }) => ({
        ...{ item_id, item_name },
        ...inMoney(figures, currency),
      })),
      ...inMoney(sumStatement(rows.map(({ figures }) => figures)), currency),
    };
  });
  return { project, statement: { from, to, fee_rates, sums } };
}

function inMoney({ sold, returned, ...amounts }: StatementFigures, currency: Currency) {
  const { gross, refunds, vat, net, fee, due } = amounts;
  const money = (minor: number) => fromMinor(minor, currency);
  return {
    ...{ sold, returned, gross: money(gross), refunds: money(refunds) },
    ...{ vat: money(vat), net: money(net), fee: money(fee), due: money(due) },
  };
}

const sumOf = (column: string) => sql.raw(`sum(${column})`).mapWith(Number);

/** Sales and refunds of an item, minor. */
const ITEM_SALES = {
  currency: alias(orders, 'happened').currency,
  item_id: sql<number>`item_id`,
  item_name: sql<string | null>`max(item_name)`,
  sold: sumOf('sold'),
  gross: sumOf('gross'),
  gross_vat: sumOf('gross_vat'),
  returned: sumOf('returned'),
  refunds: sumOf('refunds'),
  refunds_vat: sumOf('refunds_vat'),
  fee: sumOf('fee'),
  rates: sql<number[]>`array_agg(distinct rate)`,
};

/** Reads sales and refunds by item with their commission rates. */
async function readSales(
  db: Database,
  { id, fee_rate }: ProjectRow,
  { from, to }: { from: string; to: string },
): Promise<{ items: (ItemSales & { currency: Currency })[]; rates: number[] }> {
  const dayAt = (moment: string) => sql`(${sql.raw(moment)} at time zone ${SHOP_TIME_ZONE})::date`;
  const within = (day: SQL) => sql`${day} between ${from}::date and ${to}::date`;
  const paidOn = sql.raw('p.paid_on');
  const rate = feeRateSql(sql`${fee_rate}::float8`, paidOn);
  const givenOn = dayAt('coalesce(r.settled_at, r.created_at)');
  const query = (columns: SQL) => sql`
    with parts as (
      select s.id as part_id, s.order_id, s.discount, o.vat_rate, o.currency, ${dayAt('o.paid_at')} as paid_on
      from shop_orders s join orders o on o.id = s.order_id
      where o.paid_at is not null and s.id in (select shop_order_id from order_lines where project_id = ${id})
    ), ${LINE_SHARES}, sold as (
      select s.*, p.currency, p.paid_on, ${rate} as rate
      from line_shares s join parts p on p.part_id = s.part_id where s.project_id = ${id}
    ), given as (
      select s.currency, s.item_id, s.item_name, s.rate, g.quantity, g.amount, g.vat, ${givenOn} as day,
        sum(g.amount - g.vat) over (partition by s.line_id order by ${givenOn}, r.id) as so_far
      from sold s join refund_lines g on g.order_line_id = s.line_id
        join refunds r on r.id = g.refund_id and r.status = 'done'
    ), happened as (
      select currency, item_id, item_name, rate, copies as sold, paid as gross, vat as gross_vat,
        ${feeSql(sql.raw('(paid - vat)'))} as fee, 0 as returned, 0 as refunds, 0 as refunds_vat
      from sold where ${within(sql.raw('paid_on'))}
      union all
      select currency, item_id, item_name, rate, 0, 0, 0,
        ${feeSql(sql.raw('(so_far - amount + vat)'))} - ${feeSql(sql.raw('so_far'))}, quantity, amount, vat
      from given where ${within(sql.raw('day'))}
    )
    select ${columns}
    from happened group by currency, item_id order by currency, item_id`;
  const items = await readRows(db, ITEM_SALES, query);
  return { items, rates: [...new Set(items.flatMap(({ rates }) => rates))].sort((one, other) => one - other) };
}

const AMOUNTS = ['gross', 'refunds', 'vat', 'net', 'fee', 'due'] as const;

function csvOf({ statement, project }: Read, lang: StatementCall['lang']): string {
  const t = getTexts(lang);
  const head = ['name', 'artist_name', 'from', 'to', 'item_name', 'sold', 'returned', ...AMOUNTS, 'currency'];
  const rows = statement.sums.flatMap(({ currency, rows: items }) =>
    items.map((row) => [
      ...[project.name, project.artist_name, statement.from, statement.to, row.item_name ?? ''],
      ...[row.sold, row.returned],
      ...AMOUNTS.map((name) => ({ exact: row[name].toFixed(currencyDecimals(currency)) })),
      currency,
    ]),
  );
  return csvTable([head.map((name) => t(`fields.${name}`)), ...rows]);
}

const fileNameOf = ({ project, statement: { from, to } }: Read, type: string): string =>
  `statement-${project.id}-${from}-${to}.${type}`;

export const projectStatementHandlers = {
  adminGetProjectStatement: async (call) => (await read(call)).statement,
  adminReadProjectStatementPdf: async (call) => {
    const found = await read(call);
    const bytes = await statementPdf({
      ...found,
      lang: call.query.lang ?? call.lang,
      made: call.context.now(),
      day: dayOf(call.context.now().getTime() / 1000),
    });
    call.reply.header('content-type', 'application/pdf');
    call.reply.header('content-disposition', `inline; filename="${fileNameOf(found, 'pdf')}"`);
    call.reply.header('cache-control', 'private, no-store');
    const stream: unknown = new Blob([new Uint8Array(bytes)]).stream();
    return stream as Answer<'adminReadProjectStatementPdf'>;
  },
  adminReadProjectStatementCsv: async (call) => {
    const found = await read(call);
    call.reply.header('content-type', 'text/csv; charset=utf-8');
    call.reply.header('content-disposition', `attachment; filename="${fileNameOf(found, 'csv')}"`);
    const stream: unknown = new Blob([csvOf(found, call.query.lang ?? call.lang)]).stream();
    return stream as Answer<'adminReadProjectStatementCsv'>;
  },
} as const satisfies Partial<Handlers>;
