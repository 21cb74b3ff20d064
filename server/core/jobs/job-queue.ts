import type { ShopEvent, ShopEvents } from '#domain/events.ts';
import type { JobName } from '#generated/enums.ts';
import type { Queryable } from '#server/core/database/database.ts';

/** What a job is told: numbers of records alone, so that nothing personal is kept with it. */
export type JobData = Readonly<Record<string, number>>;

/** What handlers see of the jobs. */
export interface Jobs {
  /** Publishes an event to its subscribers. With `tx` it is delivered only if that transaction is committed. */
  publish<Event extends ShopEvent>(event: Event, ids: ShopEvents[Event], options?: { tx?: Queryable }): Promise<void>;
  /** The same subscriptions with another way to queue jobs. */
  withSend(send: Jobs['send']): Jobs;
  /** Asks for a job. With `tx` it exists only if that transaction is committed. */
  send(name: JobName, data: JobData, options?: { tx?: Queryable; startAfter?: Date }): Promise<void>;
}
