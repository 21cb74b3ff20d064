import type { Queue } from 'pg-boss';
import type { ShopEvent } from '#domain/events.ts';
import type { JobName } from '#generated/enums.ts';
import type { Context } from '#server/core/api/handler.ts';
import type { JobData } from './job-queue.ts';

/** One run of a job. */
export interface Attempt {
  /** Whether this is the last attempt. */
  last: boolean;
  /** Aborted when the process is shutting down; long jobs then stop and are retried. */
  signal?: AbortSignal;
}

/** A job: retry options, schedule, subscriptions and implementation. Must be idempotent. */
export interface Worker<Data extends object = object> {
  readonly name: JobName;
  readonly queue?: Omit<Queue, 'name'>;
  /** Concurrent runs per process; 1 by default. */
  readonly concurrency?: number;
  /**
   * Jobs fetched together, for queues of many short jobs; 1 by default. Jobs of a batch with equal data share one run.
   * The next batch follows a full one immediately.
   */
  readonly batch?: number;
  /**
   * For scheduled jobs without data: requests within a short time are queued once, after their transactions are
   * committed. A request lost with its process is covered by the schedule.
   */
  readonly coalesced?: boolean;
  /** Events that queue this job, with the ids of the event unless it is coalesced. */
  readonly on?: readonly ShopEvent[];
  /** Cron expression (UTC). */
  readonly schedule?: string;
  run(data: Data, context: Context, attempt: Attempt): Promise<void>;
  /** Releases resources kept between runs; called on shutdown. */
  close?(): void;
}

/** An attempt at a job, for the job log. */
export interface Run {
  /** UUID of the job, equal for all attempts. */
  id: string;
  name: JobName;
  data: JobData;
  startedAt: Date;
  /** Number of the attempt, from 1. */
  attempt: number;
}

/** A successful attempt. */
export interface EndedRun extends Run {
  endedAt: Date;
}

/** Records job runs. */
export interface JobLog {
  /** Records successful runs of one job. */
  ended(runs: readonly EndedRun[]): Promise<void>;
  /** Records a failed run; `last` when it is not retried. */
  failed(run: Run, error: unknown, last: boolean): Promise<void>;
}
