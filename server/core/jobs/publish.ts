// Events: one job per subscribed worker, queued in the publisher's transaction.
import type { ShopEvent } from '#domain/events.ts';
import type { Worker } from './worker.ts';
import type { Jobs } from './job-queue.ts';

/** Creates `Jobs` from a `send` function. An event is sent to the workers that list it in `on`, in order. */
export function createJobs(workers: readonly Pick<Worker, 'name' | 'on' | 'coalesced'>[], send: Jobs['send']): Jobs {
  const subscribers = new Map<ShopEvent, typeof workers>();
  for (const worker of workers)
    for (const event of worker.on ?? []) subscribers.set(event, [...(subscribers.get(event) ?? []), worker]);
  return {
    send,
    publish: async (event, ids, options) => {
      for (const { name, coalesced } of subscribers.get(event) ?? []) await send(name, coalesced ? {} : ids, options);
    },
    withSend: (otherSend) => createJobs(workers, otherSend),
  };
}

/** A queue that drops all jobs, for tests. */
export const silentJobs: Jobs = createJobs([], async () => undefined);
