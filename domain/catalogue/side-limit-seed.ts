import type { SideLimitTable } from './side-minutes.ts';

const minutes = (count: number): number => count * 60;

/** Initial rows of the database (trade facts, "Minutes per side"); staff can edit them. */
export const SIDE_LIMIT_SEED = [
  { format: '12_33', warn: minutes(20), refuse: minutes(25) },
  { format: '12_45', warn: minutes(12), refuse: minutes(15) },
  { format: '10_33', warn: minutes(12), refuse: minutes(14.5) },
  { format: '10_45', warn: minutes(9), refuse: minutes(11) },
  { format: '7_33', warn: minutes(6), refuse: minutes(7.5) },
  { format: '7_45', warn: minutes(4.5), refuse: minutes(5.5) },
] as const satisfies SideLimitTable;
