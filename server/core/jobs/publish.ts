// Events on the job queue: an event is one job of each worker that subscribes to it, in the publisher's transaction.
import type { ShopEvent } from '#domain/events.ts';
import type { Worker } from './worker.ts';
import type { Jobs } from './job-queue.ts';

/** Builds `Jobs` on a function that queues a job. Events go to the workers that name them in `on`, in the order of the list. */
export function createJobs(workers: readonly Pick<Worker, 'name' | 'on' | 'coalesced'>[], send: Jobs['send']): Jobs {
  const subscribers = new Map<ShopEvent, typeof workers>();
  for (const worker of workers)
    for (const event of worker.on ?? []) subscribers.set(event, [...(subscribers.get(event) ?? []), worker]);
  return {
    send,
    publish: async (event, ids, options) => {
      for (const { name, coalesced } of subscribers.get(event) ?? []) await send(name, coalesced ? {} : ids, options);
    },
    withSend: (other) => createJobs(workers, other),
  };
}

/** Queues nothing. */
export const silentJobs: Jobs = createJobs([], async () => undefined);
