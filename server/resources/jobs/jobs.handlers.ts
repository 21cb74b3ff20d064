import { jobFailuresResource as failuresDefinition, jobsResource as jobsDefinition } from '#generated/resources.ts';
import type { JobFailureStatus } from '#generated/enums.ts';
import type { Job, JobFailure } from '#generated/schemas.ts';
import { eq, sql } from 'drizzle-orm';
import type { AnyCall, Call, Handlers } from '#server/core/api/handler.ts';
import { notFound } from '#server/core/problems/problem.ts';
import { auditChange } from '../audit/audit.ts';
import { jobFailures, jobs } from '#server/core/jobs/jobs.table.ts';
import { inTransaction, type Transaction } from '#server/core/database/database.ts';
import { answerRecord } from '../answer-record.ts';
import { checkAction } from '../check-action.ts';
import { defineResource } from '../define-resource.ts';

/** SQL of the number of open failures of a job. */
const OPEN_FAILURES = `select count(*)::int from job_failures where job_failures.job_id = jobs.id and job_failures.status = 'failed'`;

export const jobsResource = defineResource('jobs', {
  table: jobs,
  computed: { failed: sql.raw(OPEN_FAILURES) },
  texts: {
    status: sql.raw(`case when exists (${OPEN_FAILURES.replace('count(*)::int', '')}) then 'failing'
      when jobs.active > 0 then 'working' when jobs.waiting > 0 then 'waiting' else 'fine' end`),
  },
});

export const jobFailuresResource = defineResource('job-failures', {
  table: jobFailures,
  texts: {
    name: sql.raw('select jobs.name from jobs where jobs.id = job_failures.job_id'),
    subject: sql.raw(
      `select coalesce(string_agg(key || ' ' || value, ', '), '') from jsonb_each_text(job_failures.data)
       where value ~ '^[0-9]{1,12}$'`,
    ),
  },
});

/** Queues a scheduled job now. */
async function adminRunJob(call: Call<'adminRunJob'>): Promise<Job> {
  const { context, params } = call;
  await inTransaction(context.db, async (tx) => {
    const [job] = await tx.select().from(jobs).where(eq(jobs.id, params.id));
    if (!job) throw notFound();
    checkAction(jobsDefinition, call.operation, job);
    await context.jobs.send(job.name, {}, { tx });
    await auditChange(tx, call, 'jobs', job.id, job, job);
  });
  return answerRecord('jobs', call);
}

type Failure = typeof jobFailures.$inferSelect;

/** Runs `work` for a failed run and sets its status, in one transaction. Throws 404 and 409. */
async function settleFailure(
  call: AnyCall & { params: { id: number } },
  status: JobFailureStatus,
  work: (tx: Transaction, failure: Failure) => Promise<void>,
): Promise<void> {
  const { context, params, user } = call;
  await inTransaction(context.db, async (tx) => {
    const [before] = await tx.select().from(jobFailures).where(eq(jobFailures.id, params.id)).for('update');
    if (!before) throw notFound();
    checkAction(failuresDefinition, call.operation, before);
    await work(tx, before);
    const [after] = await tx
      .update(jobFailures)
      .set({ status, dealt_with_by: user?.id ?? null, version: before.version + 1 })
      .where(eq(jobFailures.id, before.id))
      .returning();
    await auditChange(tx, call, 'job-failures', before.id, before, after);
  });
}

async function adminRunJobAgain(call: Call<'adminRunJobAgain'>): Promise<JobFailure> {
  await settleFailure(call, 'sent_again', async (tx, { job_id, data }) => {
    const [job] = await tx.select({ name: jobs.name }).from(jobs).where(eq(jobs.id, job_id));
    if (!job) throw notFound();
    await call.context.jobs.send(job.name, data, { tx });
  });
  return answerRecord('job-failures', call);
}

async function adminDismissJobFailure(call: Call<'adminDismissJobFailure'>): Promise<JobFailure> {
  await settleFailure(call, 'dismissed', async () => undefined);
  return answerRecord('job-failures', call);
}

export const jobsHandlers = {
  ...jobsResource.handlers,
  ...jobFailuresResource.handlers,
  adminRunJob,
  adminRunJobAgain,
  adminDismissJobFailure,
} as const satisfies Partial<Handlers>;
