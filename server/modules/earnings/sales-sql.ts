// SQL from orders to `sales` and daily sums.
import { SHOP_TIME_ZONE } from '#domain/dates.ts';
import type { SalesDimension } from '#generated/enums.ts';
import { type SQL, sql } from 'drizzle-orm';
import { LINE_SHARES, selectOriginSource } from '#server/modules/orders/index.ts';
import { selectEuroFactor } from '#server/modules/pricing/index.ts';

/** Dimensions of which an order can have several values. */
const MULTI_VALUED = ['shop', 'partner', 'project'] as const;

/** The bit of `firsts` that counts each order once per combination of these dimensions. */
export function getDimensionsBit(dimensions: Iterable<SalesDimension>): number {
  const multiValued: readonly SalesDimension[] = MULTI_VALUED;
  return [...new Set(dimensions)].reduce((bit, dimension) => {
    const place = multiValued.indexOf(dimension);
    return place < 0 ? bit : bit + 2 ** place;
  }, 0);
}

const COLUMNS: Readonly<Record<SalesDimension, SQL>> = {
  shop: sql.raw('shop_id'),
  project: sql.raw('project_id'),
  country: sql.raw('country_id'),
  partner: sql.raw('partner'),
  origin: sql.raw('origin'),
  currency: sql.raw('currency'),
};

/** The column of `sales` with a dimension. */
export const getDimensionColumn = (dimension: SalesDimension): SQL => COLUMNS[dimension];

/** SQL of whether order `o` is the first of its customer. */
export const isFirstOfCustomer = sql.raw(`not exists (
  select from orders e where e.email = o.email and e.paid_at is not null and (e.paid_at, e.id) < (o.paid_at, o.id))`);

const ALL_FIRST = 2 ** (2 ** MULTI_VALUED.length) - 1;

function buildFirsts(): SQL {
  const bits = Array.from({ length: 2 ** MULTI_VALUED.length }, (_, bit) => {
    const partition = MULTI_VALUED.filter((_, place) => bit & (2 ** place)).map(getDimensionColumn);
    const partitionBy = sql.join([sql.raw('order_id'), ...partition], sql`, `);
    return sql`((row_number() over (partition by ${partitionBy} order by part_id, project_id) = 1)::integer
      << ${sql.raw(String(bit))})`;
  });
  return sql`(${sql.join(bits, sql` | `)})::smallint`;
}

/** A row's share of the converted order amount, by cumulative rounding. */
function buildEuroShare(name: 'gross' | 'vat' | 'goods' | 'goods_vat'): SQL {
  const amount = sql.raw(`n.${name}`);
  return sql`round((sum(${amount}) over up_to * factor)::numeric)
    - round(((sum(${amount}) over up_to - ${amount}) * factor)::numeric) as ${sql.raw(`${name}_eur`)}`;
}

/**
 * Inserts the rows of paid orders that match `condition`. A project gets the amount paid for its lines; the first row
 * takes the remaining amount, such as shipping. Amounts beyond the parts are a row without shop. Returns the days.
 */
export const insertSales = (condition: SQL): SQL => sql`
  with paid as (
    select o.id, (o.paid_at at time zone ${sql.raw(`'${SHOP_TIME_ZONE}'`)})::date as day, o.currency, o.country_id,
      ${selectOriginSource(sql.raw('o.origin'))} as origin, o.total, o.vat, o.vat_rate, o.items_count,
      o.status = 'cancelled' as is_cancelled, ${isFirstOfCustomer} as is_new, ${selectEuroFactor(sql.raw('o.currency'), sql.raw('o.paid_at'))} as factor
    from orders o where o.paid_at is not null and ${condition}
  ), parts as (
    select s.id as part_id, s.order_id, s.discount, paid.vat_rate from paid join shop_orders s on s.order_id = paid.id
  ), ${LINE_SHARES}, part_projects as (
    select s.order_id, s.id as part_id, s.shop_id, s.partner, s.total as part_total, s.vat as part_vat, l.project_id,
      coalesce(sum(l.paid), 0)::bigint as goods, coalesce(sum(l.vat), 0)::bigint as goods_vat,
      coalesce(sum(l.copies), 0)::integer as copies
    from parts p join shop_orders s on s.id = p.part_id left join line_shares l on l.part_id = s.id
    group by s.id, l.project_id
  ), shared as (
    select *, sum(goods) over (partition by part_id) as part_goods, sum(goods_vat) over (partition by part_id) as part_goods_vat,
      row_number() over (partition by part_id order by project_id) = 1 as opens_part
    from part_projects
  ), part_rows as (
    select order_id, shop_id, partner, project_id, ${buildFirsts()} as firsts,
      goods + case when opens_part then part_total - part_goods else 0 end as gross,
      goods_vat + case when opens_part then part_vat - part_goods_vat else 0 end as vat,
      goods, goods_vat, copies
    from shared
  ), remainders as (
    select id as order_id, null::integer as shop_id, null::text as partner, null::integer as project_id,
      (case when count(r.order_id) = 0 then ${sql.raw(String(ALL_FIRST))} else 0 end)::smallint as firsts,
      paid.total - coalesce(sum(r.gross), 0) as gross, paid.vat - coalesce(sum(r.vat), 0) as vat, 0 as goods,
      0 as goods_vat, case when count(r.order_id) = 0 then paid.items_count else 0 end as copies
    from paid left join part_rows r on r.order_id = paid.id
    group by paid.id, paid.total, paid.vat, paid.items_count
    having count(r.order_id) = 0 or paid.total <> sum(r.gross) or paid.vat <> sum(r.vat)
  ), numbered as (
    select r.*, row_number() over (partition by order_id order by shop_id nulls last, partner, project_id) as place
    from (select * from part_rows union all select * from remainders) r
  ), converted as (
    select n.*, ${buildEuroShare('gross')}, ${buildEuroShare('vat')}, ${buildEuroShare('goods')},
      ${buildEuroShare('goods_vat')}
    from numbered n join paid on paid.id = n.order_id
    window up_to as (partition by n.order_id order by n.place)
  ), inserted as (
    insert into sales (order_id, day, currency, country_id, origin, shop_id, partner, project_id, firsts, gross, vat,
      goods, goods_vat, gross_eur, vat_eur, goods_eur, goods_vat_eur, copies, is_new, is_cancelled)
    select paid.id, paid.day, paid.currency, paid.country_id, paid.origin, r.shop_id, r.partner, r.project_id, r.firsts,
      r.gross, r.vat, r.goods, r.goods_vat, r.gross_eur, r.vat_eur, r.goods_eur, r.goods_vat_eur, r.copies,
      paid.is_new, paid.is_cancelled
    from converted r join paid on paid.id = r.order_id
    returning day
  )
  select distinct day::text from inserted`;

const DIMENSIONS = ['total', 'shop', 'project', 'country', 'partner', 'origin'] as const;

/** Summed columns of a dimension; projects exclude shipping. */
export function selectSalesSums(dimensions: readonly SalesDimension[]) {
  const hasProject = dimensions.includes('project');
  const bit = sql.raw(String(getDimensionsBit(dimensions)));
  return {
    gross: hasProject ? sql.raw('goods') : sql.raw('gross'),
    vat: hasProject ? sql.raw('goods_vat') : sql.raw('vat'),
    gross_eur: hasProject ? sql.raw('goods_eur') : sql.raw('gross_eur'),
    vat_eur: hasProject ? sql.raw('goods_vat_eur') : sql.raw('vat_eur'),
    first: sql`((firsts >> ${bit}) & 1)`,
  };
}

/** Statements that insert the daily sums matching `condition`, one per dimension. */
export const insertDays = (condition: SQL): SQL[] =>
  DIMENSIONS.map((dimension) => {
    const dimensions = dimension === 'total' ? [] : [dimension];
    const { gross, vat, gross_eur, vat_eur, first } = selectSalesSums(dimensions);
    const key = dimension === 'total' ? sql.raw(`''`) : sql`coalesce(${getDimensionColumn(dimension)}::text, '')`;
    return sql`
      insert into sales_days (dimension, key, day, currency, orders, copies, new_customers, cancelled_orders, gross, vat, cancelled,
        gross_eur, vat_eur, cancelled_eur)
      select ${sql.raw(`'${dimension}'`)}, ${key}, day, currency, sum(${first}), sum(copies),
        coalesce(sum(${first}) filter (where is_new), 0), coalesce(sum(${first}) filter (where is_cancelled), 0),
        sum(${gross}), sum(${vat}), coalesce(sum(${gross}) filter (where is_cancelled), 0),
        sum(${gross_eur}), sum(${vat_eur}), coalesce(sum(${gross_eur}) filter (where is_cancelled), 0)
      from sales where ${condition} group by 2, day, currency`;
  });
