import type { UserFollow, UserFollowList } from '#generated/schemas.ts';
import { sql } from 'drizzle-orm';
import type { Call } from '#server/core/api/handler.ts';
import { requireAccount } from '#server/core/authentication/require-account.ts';
import { buildPublicCondition } from './shelves.ts';

/** The artists and labels that the caller follows and whose pages it may see, latest first. */
export async function listUserFollows(call: Call<'listUserFollows'>): Promise<UserFollowList> {
  const { context, user, query } = call;
  const { limit = 24, offset = 0 } = query;
  const isVisible = await buildPublicCondition(call);
  const { rows } = await context.db.execute<UserFollow & { count: number }>(sql`
    select * , count(*) over ()::int as count from (
      select f.id as position, case when f.artist_id is null then 'label' else 'artist' end as type,
        coalesce(a.id, l.id) as id, coalesce(a.name, l.name) as name, coalesce(a.picture, l.picture) as picture,
        extract(epoch from f.created_at)::int as followed_at
      from follows f left join artists a on a.id = f.artist_id left join labels l on l.id = f.label_id
      where f.user_id = ${requireAccount(user).id} and exists (
        select from projects p where (p.artist_id = f.artist_id or p.label_id = f.label_id) and ${isVisible})
    ) followed order by position desc limit ${limit} offset ${offset}`);
  return {
    follows: rows.map(({ type, id, name, picture, followed_at }) => ({ type, id, name, picture, followed_at })),
    count: rows[0]?.count ?? 0,
    offset,
    limit,
  };
}
