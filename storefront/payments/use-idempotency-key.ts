import { useState } from 'react';
import type { PayOutcome } from './pay.server.ts';

/** Problems that say nothing about what became of the attempt: it is repeated under the same key. */
const UNDECIDED: readonly string[] = ['network', 'timeout', 'internal_error', 'service_unavailable'];

/** A text unique to one attempt to pay a cart. */
function newKey(cartId: string): string {
  const random = crypto.getRandomValues(new Uint32Array(3));
  return `pay-${cartId}-${[...random].map((part) => part.toString(36)).join('')}`;
}

/**
 * The key of the present attempt. It stays the same until the server has decided about it, so that a lost answer can be
 * asked for again without paying twice; after a refusal the next attempt has another.
 */
export function useIdempotencyKey(cartId: string, outcome: PayOutcome | undefined): string {
  const [key, setKey] = useState(() => newKey(cartId));
  const [seen, setSeen] = useState(outcome);
  if (outcome !== seen) {
    setSeen(outcome);
    if (outcome && 'problem' in outcome && !UNDECIDED.includes(outcome.problem.code)) setKey(newKey(cartId));
  }
  return key;
}
