import { dayOf, SHOP_TIME_ZONE } from '#domain/dates.ts';
import { currencyDecimals, fromMinor } from '#domain/money.ts';
import { type ItemSales, statementRow, statementTotal, type StatementFigures } from '#domain/project-statement.ts';
import type { Currency } from '#generated/enums.ts';
import type { ProjectStatement } from '#generated/schemas.ts';
import { eq, sql } from 'drizzle-orm';
import type { Answer, Call, Handlers } from '#server/api/handler.ts';
import { invalid, notFound } from '#server/api/problem.ts';
import { textsOf } from '#server/api/texts.ts';
import { projects } from '#server/catalogue/catalogue.table.ts';
import type { ProjectRow } from '#server/catalogue/project-state.ts';
import { statementPdf } from '#server/documents/statement-pdf.ts';
import { csvText } from '#server/exports/csv.ts';
import type { Database } from '#server/platform/database.ts';
import { readSetting } from '#server/settings/settings.ts';

type StatementCall = Call<'adminGetProjectStatement' | 'adminReadProjectStatementPdf' | 'adminReadProjectStatementCsv'>;

interface Read {
  project: ProjectRow;
  statement: ProjectStatement;
}

/** What a project has earned in a period, by the days of the shop's clock on which orders were paid and refunds done. */
async function read({ context, params, query }: StatementCall): Promise<Read> {
  const { from, to } = query;
  if (to < from) throw invalid([{ path: 'to', code: 'input_after_start' }]);
  const [project] = await context.reads.select().from(projects).where(eq(projects.id, params.id));
  if (!project) throw notFound();
  const fee_rate = project.fee_rate ?? (await readSetting(context.reads, 'project_fee_percent', to));
  const sales = await readSales(context.reads, project.id, { from, to });
  const sums = [...Map.groupBy(sales, ({ currency }) => currency)].map(([currency, items]) => {
    const rows = items.map((item) => ({ item, figures: statementRow(item, fee_rate) }));
    return {
      currency,
      rows: rows.map(({ item: { item_id, item_name }, figures }) => ({
        ...{ item_id, item_name },
        ...inMoney(figures, currency),
      })),
      ...inMoney(statementTotal(rows.map(({ figures }) => figures)), currency),
    };
  });
  return { project, statement: { from, to, fee_rate, sums } };
}

function inMoney({ sold, returned, ...amounts }: StatementFigures, currency: Currency) {
  const { gross, refunds, vat, net, fee, due } = amounts;
  const money = (minor: number) => fromMinor(minor, currency);
  return {
    ...{ sold, returned, gross: money(gross), refunds: money(refunds) },
    ...{ vat: money(vat), net: money(net), fee: money(fee), due: money(due) },
  };
}

/**
 * What the items of a project sold and gave back. A part's reduction is shared out over its lines by running sums, so
 * that no unit is lost; what was exchanged for other copies was not paid.
 */
async function readSales(
  db: Database,
  projectId: number,
  { from, to }: { from: string; to: string },
): Promise<(ItemSales & { currency: Currency })[]> {
  const within = (moment: string) =>
    sql`(${sql.raw(moment)} at time zone ${SHOP_TIME_ZONE})::date between ${from}::date and ${to}::date`;
  const { rows } = await db.execute<Record<keyof ItemSales | 'currency', string | null>>(sql`
    with lines as (
      select l.id, l.shop_order_id, l.item_id, l.item_name, l.project_id, l.quantity - coalesce(x.quantity, 0) as copies,
        l.total - coalesce(x.amount, 0) as amount, s.discount, o.vat_rate, o.currency, ${within('o.paid_at')} as counts
      from order_lines l join orders o on o.id = l.order_id join shop_orders s on s.id = l.shop_order_id
        left join lateral (select sum((e->>'amount')::bigint) as amount, sum((e->>'quantity')::int) as quantity
          from order_changes c, jsonb_array_elements(c.exchanged->'lines') e
          where c.order_id = o.id and c.status = 'done' and (e->>'order_line_id')::int = l.id) x on true
      where o.paid_at is not null and ${within('o.paid_at')}
        and l.shop_order_id in (select shop_order_id from order_lines where project_id = ${projectId})
    ), shared as (
      select *, sum(amount) over part as all_of_part, sum(amount) over (part order by id) as so_far
      from lines window part as (partition by shop_order_id)
    ), goods as (
      select *, amount - coalesce(round(discount * so_far / nullif(all_of_part, 0))
        - round(discount * (so_far - amount) / nullif(all_of_part, 0)), 0) as paid
      from shared
    ), happened as (
      select currency, item_id, item_name, copies as sold, paid as gross,
        round((paid * vat_rate / (100 + vat_rate))::numeric) as gross_vat, 0 as returned, 0 as refunds, 0 as refunds_vat
      from goods where project_id = ${projectId}
      union all
      select r.currency, l.item_id, l.item_name, 0, 0, 0, g.quantity, g.amount, g.vat
      from refunds r join refund_lines g on g.refund_id = r.id join order_lines l on l.id = g.order_line_id
      where r.status = 'done' and l.project_id = ${projectId} and ${within('coalesce(r.settled_at, r.created_at)')}
    )
    select currency, item_id, max(item_name) as item_name, sum(sold) as sold, sum(gross) as gross,
      sum(gross_vat) as gross_vat, sum(returned) as returned, sum(refunds) as refunds, sum(refunds_vat) as refunds_vat
    from happened group by currency, item_id order by currency, item_id`);
  return rows.map((row) => ({
    currency: row.currency as Currency,
    item_name: row.item_name,
    item_id: Number(row.item_id),
    sold: Number(row.sold),
    gross: Number(row.gross),
    gross_vat: Number(row.gross_vat),
    returned: Number(row.returned),
    refunds: Number(row.refunds),
    refunds_vat: Number(row.refunds_vat),
  }));
}

const AMOUNTS = ['gross', 'refunds', 'vat', 'net', 'fee', 'due'] as const;

function csvOf({ statement, project }: Read, lang: StatementCall['lang']): string {
  const t = textsOf(lang);
  const head = ['name', 'artist_name', 'from', 'to', 'item_name', 'sold', 'returned', ...AMOUNTS, 'currency'];
  const rows = statement.sums.flatMap(({ currency, rows: items }) =>
    items.map((row) => [
      ...[project.name, project.artist_name, statement.from, statement.to, row.item_name ?? ''],
      ...[String(row.sold), String(row.returned)],
      ...AMOUNTS.map((name) => row[name].toFixed(currencyDecimals(currency))),
      currency,
    ]),
  );
  const lines = [head.map((name) => t(`fields.${name}`)), ...rows];
  return `\uFEFF${lines.map((line) => `${line.map(csvCellText).join(',')}\r\n`).join('')}`;
}

/** Amounts below nothing are no formulas. */
const csvCellText = (text: string): string => (/^-?\d+(\.\d+)?$/.test(text) ? text : csvText(text));

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
