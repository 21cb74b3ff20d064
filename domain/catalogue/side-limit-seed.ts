import type { SideLimitTable } from './side-minutes.ts';

const toSeconds = (minuteCount: number): number => minuteCount * 60;

/** Initial rows of the database (trade facts, "Minutes per side"); staff can edit them. */
export const SIDE_LIMIT_SEED = [
  { format: '12_33', warn: toSeconds(20), refuse: toSeconds(25) },
  { format: '12_45', warn: toSeconds(12), refuse: toSeconds(15) },
  { format: '10_33', warn: toSeconds(12), refuse: toSeconds(14.5) },
  { format: '10_45', warn: toSeconds(9), refuse: toSeconds(11) },
  { format: '7_33', warn: toSeconds(6), refuse: toSeconds(7.5) },
  { format: '7_45', warn: toSeconds(4.5), refuse: toSeconds(5.5) },
] as const satisfies SideLimitTable;
