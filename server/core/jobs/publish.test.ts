import { expect, it } from 'vitest';
import type { Worker } from './worker.ts';
import type { JobData } from './job-queue.ts';
import { createJobs, silentJobs } from './publish.ts';

type Subscriber = Pick<Worker, 'name' | 'on' | 'coalesced'>;

const subscribers: readonly Subscriber[] = [
  { name: 'issue-invoices', on: ['order.paid', 'refund.settled'], coalesced: true },
  { name: 'keep-copies' },
  { name: 'push-batch', on: ['order.paid'] },
];

function createRecordedJobs(workers: readonly Subscriber[]) {
  const queuedJobs: { name: string; data: JobData; tx: unknown }[] = [];
  const jobs = createJobs(workers, async (name, data, { tx } = {}) => void queuedJobs.push({ name, data, tx }));
  return { jobs, queuedJobs };
}

it('queues a job of each subscriber with the ids of the event, in its transaction', async () => {
  const { jobs, queuedJobs } = createRecordedJobs(subscribers);
  const tx = {} as NonNullable<Parameters<typeof jobs.publish>[2]>['tx'];
  await jobs.publish('order.paid', { order_id: 7 }, { tx });
  expect(queuedJobs).toEqual([
    { name: 'issue-invoices', data: {}, tx },
    { name: 'push-batch', data: { order_id: 7 }, tx },
  ]);
});

it('sends nothing for an event without subscribers', async () => {
  const { jobs, queuedJobs } = createRecordedJobs(subscribers);
  await jobs.publish('order.charged', { order_id: 7, change_id: 1 });
  expect(queuedJobs).toEqual([]);
  await silentJobs.publish('order.paid', { order_id: 7 });
});

it('keeps the subscriptions with another send function', async () => {
  const names: string[] = [];
  const { jobs, queuedJobs } = createRecordedJobs(subscribers);
  await jobs.withSend(async (name) => void names.push(name)).publish('refund.settled', { refund_id: 1, order_id: 7 });
  expect([names, queuedJobs]).toEqual([['issue-invoices'], []]);
});
