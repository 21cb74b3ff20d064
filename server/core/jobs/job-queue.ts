import type { ShopEvent, ShopEvents } from '#domain/events.ts';
import type { JobName } from '#generated/enums.ts';
import type { Queryable } from '#server/core/database/database.ts';

/** Data of a job: ids only, so that it contains no personal data. */
export type JobData = Readonly<Record<string, number>>;

/** The job queue, as used by handlers. */
export interface Jobs {
  /** Publishes an event to its subscribers. With `tx` it is delivered only if that transaction is committed. */
  publish<Event extends ShopEvent>(event: Event, ids: ShopEvents[Event], options?: { tx?: Queryable }): Promise<void>;
  /** A copy with the same subscriptions and another `send`. */
  withSend(send: Jobs['send']): Jobs;
  /** Queues a job. With `tx` it is queued only if the transaction is committed. */
  send(name: JobName, data: JobData, options?: { tx?: Queryable; startAfter?: Date }): Promise<void>;
}
