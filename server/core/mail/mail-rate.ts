import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { mailSlots } from './mails.table.ts';
import type { Queryable } from '#server/core/database/database.ts';
import { selectSetting } from '#server/core/settings/settings.ts';

/**
 * Waits for the next slot of the mail server's rate limit (`mails_per_minute`). Slots are allocated in the database,
 * over all processes.
 */
export async function waitForSlot(db: Queryable): Promise<void> {
  const { rows } = await db.execute<{ ms: number }>(sql`
    insert into ${mailSlots} as slot (id, free_at)
    values (1, now() + interval '1 minute' / ${selectSetting('mails_per_minute')})
    on conflict (id) do update
      set free_at = greatest(slot.free_at, now()) + interval '1 minute' / ${selectSetting('mails_per_minute')}
    returning greatest(0, extract(epoch from free_at - now()) * 1000
      - 60000 / ${selectSetting('mails_per_minute')})::float8 as ms`);
  const ms = rows[0]?.ms ?? 0;
  if (ms > 0) await sleep(ms);
}
