import { useState } from 'react';
import type { PayOutcome } from './pay.server.ts';

/** Codes after which the outcome of an attempt is unknown; it is retried with the same key. */
const UNDECIDED: readonly string[] = ['network', 'timeout', 'internal_error', 'service_unavailable'];

/** Creates a key unique to one attempt to pay a cart. */
function createKey(cartId: string): string {
  const random = crypto.getRandomValues(new Uint32Array(3));
  return `pay-${cartId}-${[...random].map((part) => part.toString(36)).join('')}`;
}

/**
 * The idempotency key of the current attempt. It stays the same until the outcome is known, so that a retry never
 * pays twice; after a rejection the next attempt gets a new one.
 */
export function useIdempotencyKey(cartId: string, outcome: PayOutcome | undefined): string {
  const [key, setKey] = useState(() => createKey(cartId));
  const [handledOutcome, setHandledOutcome] = useState(outcome);
  if (outcome !== handledOutcome) {
    setHandledOutcome(outcome);
    if (outcome && 'problem' in outcome && !UNDECIDED.includes(outcome.problem.code)) setKey(createKey(cartId));
  }
  return key;
}
