import type { Export } from '#generated/schemas.ts';

/** Whether something will still become of an export. */
export const isUnfinished = ({ status }: Export): boolean => status === 'waiting' || status === 'running';

/** How much of an export is written, in whole per cent; it is done only when its file is there. */
export function percentOf({ status, rows_done, rows_total }: Export): number {
  if (status === 'done') return 100;
  return rows_total ? Math.min(99, Math.floor((rows_done / rows_total) * 100)) : 0;
}
