import type pg from 'pg';

/** Records the prints of slips and labels: an hour before dispatch, or 15 minutes after payment. */
export async function loadPrints(client: pg.ClientBase): Promise<void> {
  await client.query(`
    insert into prints (order_id, kind, printed_at, printed_by)
    select o.id, k.kind, coalesce(o.sent_at - interval '1 hour', o.paid_at + interval '15 minutes'), staff.id
      from orders o
      cross join (values ('packing_slip'), ('label')) as k(kind)
      cross join (select min(id) as id from users where role = 'team') staff
     where case k.kind when 'label' then o.labels_printed else o.slips_printed end > 0
     order by o.id`);
}
