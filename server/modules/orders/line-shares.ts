import { sql } from 'drizzle-orm';

/**
 * CTEs that end in `line_shares`: amount paid for each line of the order parts in `parts` (`part_id`, `order_id`, `discount`,
 * `vat_rate`), less reductions and exchanged copies, and the VAT contained in it. Uses the same shares as refunds
 * (`computePaidByLine`, `splitByChange` and `planRefund` of the domain): a reduction applies to the initial lines of a part, and
 * remaining units go to the largest remainders.
 */
export const LINE_SHARES = sql.raw(`line_exchanges as (
    select (e->>'order_line_id')::int as line_id, sum((e->>'amount')::bigint)::bigint as amount,
      sum((e->>'vat')::bigint)::bigint as vat, sum((e->>'quantity')::int)::int as copies
    from order_changes c, jsonb_array_elements(c.exchanged->'lines') e
    where c.status = 'done' and c.order_id in (select order_id from parts) group by 1
  ), part_lines as (
    select p.part_id, p.vat_rate, l.id as line_id, l.item_id, l.item_name, l.project_id, l.quantity, l.total::bigint as total,
      l.change_id is null as is_first, case when l.change_id is null then p.discount else 0 end as discount
    from parts p join order_lines l on l.shop_order_id = p.part_id
  ), weighed as (
    select *, sum(total) over (partition by part_id, is_first)::bigint as all_of_part from part_lines
  ), divided as (
    select *, coalesce(discount * total / nullif(all_of_part, 0), 0) as base,
      coalesce(discount * total % nullif(all_of_part, 0), 0) as remainder
    from weighed
  ), ranked as (
    select *, row_number() over (partition by part_id, is_first order by remainder desc, line_id) as place,
      discount - sum(base) over (partition by part_id, is_first) as missing
    from divided
  ), reduced as (
    select *, total - base - case when place <= missing and all_of_part > 0 then 1 else 0 end as sold from ranked
  ), line_shares as (
    select r.part_id, r.line_id, r.item_id, r.item_name, r.project_id, r.quantity - coalesce(x.copies, 0) as copies,
      r.sold - coalesce(x.amount, 0) as paid,
      round((r.sold * r.vat_rate / (100 + r.vat_rate))::numeric)::bigint - coalesce(x.vat, 0) as vat
    from reduced r left join line_exchanges x on x.line_id = r.line_id
  )`);
