import type { JobName } from '#generated/enums.ts';
import type { SQL } from 'drizzle-orm';
import type { Context, OperationId } from '#server/core/api/handler.ts';
import type { Transaction } from '#server/core/database/database.ts';
import type { JobData } from '#server/core/jobs/job-queue.ts';
import type { EffectRows, MinorEffect } from './measure-effects.ts';
import type { LastIds } from './last-ids.ts';

/** Effects of queued jobs of one name, read in the transaction of the action that queued them. */
export type JobEffects = (tx: Transaction, jobs: readonly JobData[]) => Promise<MinorEffect[]>;

/** The previewed action. */
export interface PreviewedAction {
  /** Id of its record; 0 for none. */
  readonly id: number;
  readonly body: Readonly<Record<string, unknown>>;
}

/** Runs before an action; the returned function returns the effects after it. */
export type BeforeHook = (
  tx: Transaction,
  action: PreviewedAction,
  context: Context,
) => Promise<() => Promise<MinorEffect[]>>;

/** Effects that the actions of a module can have. */
export interface PreviewSource {
  /** Rows that count as effects. */
  readonly rows?: readonly EffectRows[];
  /** Effects of queued jobs, e.g. charges and file transfers that run after the transaction. */
  readonly jobs?: Readonly<Partial<Record<JobName, JobEffects>>>;
  /** Offers that customers can accept: `select key, status, sent_at, total, currency`, `total` in minor units. */
  readonly offers?: SQL;
  /** Effects that need a comparison with the state before, by operation. */
  readonly before?: Readonly<Partial<Record<OperationId, BeforeHook>>>;
  /** Names of the people concerned, by effect kind: `select name`. */
  readonly names?: Readonly<Partial<Record<MinorEffect['kind'], (before: LastIds) => SQL>>>;
  /** Other effects, by operation; `id` is the record of the action. */
  readonly after?: Readonly<Partial<Record<OperationId, (tx: Transaction, id: number) => Promise<MinorEffect[]>>>>;
}

declare module '#server/core/api/handler.ts' {
  interface Extensions {
    readonly previewSources: readonly PreviewSource[];
  }
}
