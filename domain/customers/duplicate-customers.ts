import type { DuplicateReason } from '#generated/enums.ts';

/** Probability that customers are duplicates, by shared attribute. */
const WEIGHTS: Readonly<Record<DuplicateReason, number>> = {
  same_mailbox: 0.9,
  same_name_and_address: 0.8,
  same_phone: 0.6,
};

/** Probability in whole per cent that two customers are duplicates, combining independent reasons. */
export function computeDuplicateScore(reasons: readonly DuplicateReason[]): number {
  const doubt = reasons.reduce((product, reason) => product * (1 - WEIGHTS[reason]), 1);
  return Math.round((1 - doubt) * 100);
}
