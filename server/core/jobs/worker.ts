import type { Queue } from 'pg-boss';
import type { ShopEvent } from '#domain/events.ts';
import type { JobName } from '#generated/enums.ts';
import type { Context } from '#server/core/api/handler.ts';
import type { JobData } from './job-queue.ts';

/** One run of a job. */
export interface Attempt {
  /** No other run will follow when this one fails. */
  last: boolean;
  /** Aborted when the process is about to end; what takes long stops then, and begins anew elsewhere. */
  signal?: AbortSignal;
}

/** A kind of job: how it is retried, when it comes by itself, and what it does. Running it twice must do no harm. */
export interface Worker<Data extends object = object> {
  readonly name: JobName;
  readonly queue?: Omit<Queue, 'name'>;
  /** How many of them this process does at a time; one unless told. */
  readonly atOnce?: number;
  /**
   * Jobs fetched together, for queues of many short jobs; the next batch follows at once while batches are full. Jobs of a
   * batch with equal data share one run. One unless told: a long job must not keep others from another process.
   */
  readonly batch?: number;
  /**
   * For a job without data that looks for its work by itself, and has a schedule: however many transactions ask for it within
   * a moment, it is asked for once, after they are committed. One that is lost with its process comes with the schedule.
   */
  readonly coalesced?: boolean;
  /** Events that ask for this job. It gets the ids of the event, unless it is coalesced. */
  readonly on?: readonly ShopEvent[];
  /** A cron expression (UTC) for work that nobody asks for. */
  readonly schedule?: string;
  run(data: Data, context: Context, attempt: Attempt): Promise<void>;
  /** Releases what is kept between runs (connections); called when the process ends. */
  close?(): void;
}

/** One attempt at a job, for who keeps how jobs go. */
export interface Run {
  /** The same for all attempts at a job; a UUID. */
  id: string;
  name: JobName;
  data: JobData;
  startedAt: Date;
  /** 1 for the first. */
  attempt: number;
}

/** An attempt that ended well. */
export interface EndedRun extends Run {
  endedAt: Date;
}

/** Keeps how jobs go. */
export interface JobLog {
  /** Runs of one job that ended well together. */
  ended(runs: readonly EndedRun[]): Promise<void>;
  /** `last`: no attempt will follow. */
  failed(run: Run, error: unknown, last: boolean): Promise<void>;
}
