import type { JobName } from '#generated/enums.ts';
import type { SQL } from 'drizzle-orm';
import type { Context, OperationId } from '#server/core/api/handler.ts';
import type { Transaction } from '#server/core/database/database.ts';
import type { JobData } from '#server/core/jobs/job-queue.ts';
import type { EffectRows, MinorEffect } from './measure-effects.ts';
import type { LastIds } from './last-ids.ts';

/** What the jobs of one name do, as read in the transaction of the action that asks for them. */
export type JobEffects = (tx: Transaction, jobs: readonly JobData[]) => Promise<MinorEffect[]>;

/** An action that is tried. */
export interface PreviewedAction {
  /** The record it is for; 0 where it is for none. */
  readonly id: number;
  readonly body: Readonly<Record<string, unknown>>;
}

/** Looks before an action; the function it returns tells, after the action, what changed. */
export type BeforeHook = (
  tx: Transaction,
  action: PreviewedAction,
  context: Context,
) => Promise<() => Promise<MinorEffect[]>>;

/** What the actions of a module can change, for previews. */
export interface PreviewSource {
  /** Rows that count as an effect while they exist. */
  readonly rows?: readonly EffectRows[];
  /** What the jobs do that an action asks for: cards are charged and files sent after its transaction. */
  readonly jobs?: Readonly<Partial<Record<JobName, JobEffects>>>;
  /** Offers that customers can accept: `select key, status, sent_at, total, currency`, the total minor. */
  readonly offers?: SQL;
  /** What only a comparison with the moment before tells, by operation. */
  readonly before?: Readonly<Partial<Record<OperationId, BeforeHook>>>;
  /** Names of those an effect concerns, by its kind: `select name`. */
  readonly names?: Readonly<Partial<Record<MinorEffect['kind'], (before: LastIds) => SQL>>>;
  /** What neither rows nor jobs tell, by operation; `id` is the record of the action. */
  readonly after?: Readonly<Partial<Record<OperationId, (tx: Transaction, id: number) => Promise<MinorEffect[]>>>>;
}

declare module '#server/core/api/handler.ts' {
  interface Extensions {
    readonly previewSources: readonly PreviewSource[];
  }
}
