import { groupBy, mapAsync } from 'es-toolkit';
import type { JobResult, JobWithMetadata } from 'pg-boss';
import type { Context } from '#server/core/api/handler.ts';
import type { EndedRun, JobLog, Worker } from './worker.ts';
import type { JobData } from './job-queue.ts';
import { redactError } from '#server/core/process/redact-error.ts';

/** Options of job runs. */
export interface RunOptions {
  context: Context;
  onError: (error: Error) => void;
  log?: JobLog | undefined;
  signal: AbortSignal;
}

type FetchedJob = JobWithMetadata<JobData>;

/**
 * Handles a fetched batch: at most `concurrency` runs at a time, jobs with equal data in one run, each job settled
 * separately. Runs not started when the process ends return to the queue.
 */
export function createBatchHandler(worker: Worker, options: RunOptions): (jobs: FetchedJob[]) => Promise<JobResult[]> {
  return async (jobs) => {
    const groups = Object.values(groupBy(jobs, ({ data }) => JSON.stringify(data ?? {})));
    const outcomes = await mapAsync(groups, (group) => runOnce(worker, group, options), {
      concurrency: worker.concurrency ?? 1,
    });
    const endedRuns = outcomes.flatMap(({ run }) => run ?? []);
    if (endedRuns.length > 0) await reportErrors(options, options.log?.ended(endedRuns));
    return outcomes.flatMap(({ results }) => results);
  };
}

/** Results of a run's jobs; `run` when it succeeded. */
interface Outcome {
  readonly results: JobResult[];
  readonly run?: EndedRun;
}

/** Runs jobs with equal data once. The attempt is the last when no job of the group has attempts left. */
async function runOnce(worker: Worker, group: readonly FetchedJob[], options: RunOptions): Promise<Outcome> {
  const { context, onError, log, signal } = options;
  const [job] = group.toSorted((a, b) => a.retryCount - b.retryCount);
  if (!job) return { results: [] };
  const settle = (result: Omit<JobResult, 'id'>): Outcome => ({ results: group.map(({ id }) => ({ id, ...result })) });
  if (worker.batch && signal.aborted)
    return settle({ status: 'failed', output: { message: 'The process ended before this run.' } });
  const data = job.data ?? {};
  const run = { id: job.id, name: worker.name, data, startedAt: new Date(), attempt: job.retryCount + 1 };
  const last = job.retryCount >= job.retryLimit;
  try {
    await worker.run(data, context, { last, signal });
  } catch (error) {
    onError(new Error(`job ${worker.name} ${job.id} failed`, { cause: error }));
    await reportErrors(options, log?.failed(run, error, last));
    return settle({ status: 'failed', output: { message: redactError(error) } });
  }
  return { ...settle({ status: 'completed' }), run: { ...run, endedAt: new Date() } };
}

/** Reports errors of the job log instead of throwing, which would repeat the job. */
async function reportErrors({ onError }: RunOptions, logging: Promise<void> | undefined): Promise<void> {
  await logging?.catch((error: Error) => onError(error));
}
