import type { TwinReason } from '#generated/enums.ts';

/** How sure each thing is that two customers have in common: a mailbox has one owner, a telephone a household. */
const WEIGHTS: Readonly<Record<TwinReason, number>> = {
  same_mailbox: 0.9,
  same_name_and_address: 0.8,
  same_phone: 0.6,
};

/** How likely two customers are one person, in whole per cent: each reason leaves less doubt. */
export function twinScore(reasons: readonly TwinReason[]): number {
  const doubt = reasons.reduce((left, reason) => left * (1 - WEIGHTS[reason]), 1);
  return Math.round((1 - doubt) * 100);
}
