import { sql } from 'drizzle-orm';
import { jobFailures, jobs } from './jobs.table.ts';
import type { Worker } from './worker.ts';

const RETENTION = '90 days';

/** Start time before which a job counts as waiting or active: 20 seconds ago. */
const OVERDUE = sql`now() - interval '20 seconds'`;

/**
 * Every minute: counts waiting and active jobs, records failures of killed processes, deletes old resolved failures.
 */
export const watchJobs: Worker = {
  name: 'watch-jobs',
  schedule: '* * * * *',
  run: async (_data, { db }) => {
    await db.execute(sql`
      update ${jobs} set waiting = counted.waiting, active = counted.active
      from (
        select ${jobs.id} as id,
          count(*) filter (where q.state in ('created', 'retry') and q.start_after < ${OVERDUE})::int as waiting,
          count(*) filter (where q.state = 'active' and q.started_on < ${OVERDUE})::int as active
        from ${jobs} left join pgboss.job q on q.name = ${jobs.name} and q.state in ('created', 'retry', 'active')
        group by 1
      ) counted
      where counted.id = ${jobs.id} and (counted.waiting, counted.active) <> (${jobs.waiting}, ${jobs.active})`);
    await db.execute(sql`
      insert into ${jobFailures} (job_id, run_id, status, error, attempts, data, first_failed_at, failed_at)
      select ${jobs.id}, q.id, 'failed', coalesce(q.output ->> 'message', q.output #>> '{value,message}', 'The process ended without a result.'),
        q.retry_count + 1, coalesce(q.data, '{}'), q.completed_on, q.completed_on
      from pgboss.job q join ${jobs} on ${jobs.name} = q.name
      where q.state = 'failed' and q.completed_on > now() - ${RETENTION}::interval
      on conflict (run_id) do nothing`);
    await db.execute(
      sql`delete from ${jobFailures} where status <> 'failed' and failed_at < now() - ${RETENTION}::interval`,
    );
  },
};
