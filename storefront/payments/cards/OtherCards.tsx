import { lazy, Suspense, useImperativeHandle, useRef, useState } from 'react';
import type { CardForm, CardUse } from '../card-source.ts';
import type { StripeHandle } from '../stripe/StripeCard.tsx';
import { CardChoice } from './CardChoice.tsx';

/** Loaded when Stripe takes the card. */
const StripeCard = lazy(async () => ({ default: (await import('../stripe/StripeCard.tsx')).StripeCard }));

interface OtherCardsProps extends CardUse {
  readonly card: CardForm;
}

/** The saved cards, and the form of Stripe for another one. */
export function OtherCards({ card: { publishableKey, cards, handle, onTyped }, ...use }: OtherCardsProps) {
  const [cardId, setCardId] = useState(cards[0]?.id ?? null);
  const stripe = useRef<StripeHandle>(null);
  useImperativeHandle(
    handle,
    () => ({
      readSource: async (key) => {
        if (cardId !== null) return { card_id: cardId };
        const payment_method = await stripe.current?.createToken(key);
        return payment_method === undefined ? undefined : { payment_method };
      },
    }),
    [cardId],
  );
  const choose = (id: number | null) => {
    setCardId(id);
    onTyped(id === null && publishableKey === null);
  };
  const hasMethods = publishableKey !== null && use.redirects === true;
  return (
    <>
      {cards.length > 0 && <CardChoice cards={cards} chosen={cardId} onChoose={choose} hasMethods={hasMethods} />}
      {cardId === null && publishableKey !== null && (
        <Suspense>
          <StripeCard ref={stripe} {...{ publishableKey, use }} />
        </Suspense>
      )}
    </>
  );
}
