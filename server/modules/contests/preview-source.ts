import { type SQL, sql } from 'drizzle-orm';
import type { LastIds } from '#server/resources/preview/last-ids.ts';
import type { PreviewSource } from '#server/resources/preview/preview-source.ts';

const selectEntryNames = (status: 'won' | 'replaced', { audit }: LastIds): SQL =>
  sql`select name from contest_entries where status = ${status} and id in (select record_id from audit_entries
    where id > ${audit} and resource = 'contest-entries')`;

/** Effects of actions on contests, for previews. */
export const contestsPreview: PreviewSource = {
  rows: [
    {
      more: 'entries_closed',
      from: sql`(select 1 from contest_entries e join contests c on c.id = e.contest_id
        where c.closed_at is not null and e.status in ('entered', 'won')) entries`,
    },
    {
      more: 'prizes_withdrawn',
      from: sql`(select 1 from contest_entries where status = 'replaced') entries`,
    },
    {
      more: 'winners_drawn',
      // replaced winners were drawn as well
      from: sql`(select 1 from contest_entries where status in ('won', 'replaced')) entries`,
    },
    { more: 'entries_excluded', from: sql`(select 1 from contest_entries where status = 'excluded') entries` },
  ],
  names: {
    prizes_withdrawn: (before) => selectEntryNames('replaced', before),
    // a draw does not audit each entry, so its winners are not named in the preview
    winners_drawn: (before) => selectEntryNames('won', before),
  },
};
