import type { JobName } from '#generated/enums.ts';
import type { Transaction } from '#server/core/database/database.ts';
import type { JobData } from '#server/core/jobs/job-queue.ts';
import type { MinorEffect } from './measure-effects.ts';
import type { PreviewSource } from './preview-source.ts';

export interface QueuedJob {
  name: JobName;
  data: JobData;
}

/** Collects the effects of the jobs that an action queued in `tx`. */
export async function collectJobEffects(
  tx: Transaction,
  sources: readonly PreviewSource[],
  queued: readonly QueuedJob[],
): Promise<MinorEffect[]> {
  const effects: MinorEffect[] = [];
  for (const [name, namedJobs] of Map.groupBy(queued, (job) => job.name)) {
    const data = namedJobs.map((job) => job.data);
    for (const { jobs } of sources) effects.push(...((await jobs?.[name]?.(tx, data)) ?? []));
  }
  return effects;
}
