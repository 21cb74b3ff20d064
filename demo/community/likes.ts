import type pg from 'pg';

/** Maximum number of likes and of wishes. */
const MAXIMUM_COUNT = 1500;

/** Loads likes of buyers for what they bought, and wishes of every fifth for other records. */
export async function loadLikes(client: pg.ClientBase, now: Date): Promise<void> {
  await client.query(
    `insert into project_likes (user_id, project_id, created_at)
       select o.user_id, l.project_id, min(o.created_at) from orders o join order_lines l on l.order_id = o.id
       where o.user_id is not null and o.payment_status = 'paid' and (o.id + l.project_id) % 3 <> 0
       group by 1, 2 order by 3 desc limit $1`,
    [MAXIMUM_COUNT],
  );
  await client.query(
    `insert into wishes (user_id, project_id, created_at)
       select u.id, p.id, $2::timestamptz - make_interval(days => (u.id + p.id) % 90) from users u
       join projects p on p.id % 40 = u.id % 40 where u.role = 'user' and u.id % 5 = 0 order by u.id limit $1`,
    [MAXIMUM_COUNT, now],
  );
}
