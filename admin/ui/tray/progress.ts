/** What all work in the background tells of itself. */
interface Work {
  status: string;
}

/** Whether something will still become of it. */
export const isUnfinished = ({ status }: Work): boolean => status === 'waiting' || status === 'running';

/** How much of it is done, in whole per cent; all of it only when it says so itself. */
export function computePercent({ status }: Work, done: number, total: number | null | undefined): number {
  if (status === 'done') return 100;
  return total ? Math.min(99, Math.floor((done / total) * 100)) : 0;
}
