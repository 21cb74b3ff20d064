import type { Timeline } from '#generated/schemas.ts';
import { sql } from 'drizzle-orm';
import type { Call } from '#server/core/api/handler.ts';
import { readTimeline } from '#server/resources/timeline/timeline.ts';

/** Returns the timeline of a box and its periods. */
export const adminGetBoxTimeline = ({
  context: { reads },
  params: { id },
  query,
}: Call<'adminGetBoxTimeline'>): Promise<Timeline> =>
  readTimeline(
    reads,
    {
      resource: 'box',
      id,
      created: sql`select 'placed', id, created_at, holder from boxes where id = ${id}`,
      mails: sql`box_id = ${id}`,
      more: [
        sql`select 'action', a.id, a.created_at, a.user_name from audit_entries a join box_periods p on p.id = a.record_id
          where a.resource = 'box-periods' and p.box_id = ${id}`,
      ],
    },
    query,
  );
