interface Job {
  status: string;
}

/** Whether a job is waiting or running. */
export const isUnfinished = ({ status }: Job): boolean => status === 'waiting' || status === 'running';

/** Returns the progress in whole per cent; 100 only when the job is done. */
export function computePercent({ status }: Job, done: number, total: number | null | undefined): number {
  if (status === 'done') return 100;
  return total ? Math.min(99, Math.floor((done / total) * 100)) : 0;
}
