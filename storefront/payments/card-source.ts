import { type RefObject, useMemo, useRef, useState } from 'react';
import type { SavedCard } from '#generated/schemas.ts';

/** What a card is for: it pays an amount in minor units, or it is saved. */
export interface CardUse {
  readonly currency: string;
  readonly amount?: number;
  /** Whether the card is charged again later. */
  readonly saves?: boolean;
  /** Whether the customer may leave the page for a page of the bank, and return by /payment/return. */
  readonly redirects?: boolean;
}

/** What the card of a submitted form adds to its request; nothing when it is one of the form's own values. */
export interface CardSource {
  readonly payment_method?: string;
  readonly card_id?: number;
}

/** A card that is not typed into the shop's own form: a saved one, or one in the form of Stripe. */
export interface CardHandle {
  /**
   * Resolves to undefined, with a message beside the inputs, when the card is not complete. A retry with the idempotency key of an
   * attempt gets the token of that attempt.
   */
  readonly readSource: (key?: string) => Promise<CardSource | undefined>;
}

/** How a page takes a card. */
export interface CardForm {
  /** of Stripe, whose own form then takes new cards */
  readonly publishableKey: string | null;
  /** the saved cards to choose from */
  readonly cards: readonly SavedCard[];
  readonly handle: RefObject<CardHandle | null>;
  /** whether the card is typed into the shop's own form */
  readonly isTyped: boolean;
  readonly onTyped: (isTyped: boolean) => void;
}

const NO_CARDS: readonly SavedCard[] = [];

/** State of a page's card form, the same object until it changes. `cards` are the saved ones that are valid; the first is chosen. */
export function useCardForm(publishableKey: string | null, cards = NO_CARDS): CardForm {
  const [isTyped, onTyped] = useState(publishableKey === null && cards.length === 0);
  const handle = useRef<CardHandle>(null);
  return useMemo(() => ({ publishableKey, cards, handle, isTyped, onTyped }), [publishableKey, cards, isTyped]);
}

/** Reads the card of a submitted form; undefined when it is not complete. */
export async function readCardSource({ handle, isTyped }: CardForm, key?: string): Promise<CardSource | undefined> {
  if (isTyped) return {};
  // the choice of cards may still be loading
  while (!handle.current) await new Promise(requestAnimationFrame);
  return handle.current.readSource(key);
}
