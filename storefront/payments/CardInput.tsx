import { lazy, memo, Suspense } from 'react';
import { Field } from '#forms-schema/fields/Field.tsx';
import type { FormField } from '#forms-schema/overrides.ts';
import type { CardForm, CardUse } from './card-source.ts';
import type { OtherCardsProps } from './cards/OtherCards.tsx';

/** Loaded when the account has cards, or when Stripe takes them. */
const OtherCards = lazy(async () => ({ default: (await import('./cards/OtherCards.tsx')).OtherCards }));

/** Is not rendered again while it loads: React would drop what the server has rendered, and all below would move. */
const LoadedCards = memo(function LoadedCards(props: OtherCardsProps) {
  return (
    <Suspense>
      <OtherCards {...props} />
    </Suspense>
  );
});

interface CardInputProps {
  readonly card: CardForm;
  readonly use: CardUse;
  readonly fields: readonly FormField[];
}

/** The choice of a saved card, and the inputs of another one. */
export function CardInput({ card, use, fields }: CardInputProps) {
  const field = fields.find(({ name }) => name === 'card');
  return (
    <>
      {(card.publishableKey !== null || card.cards.length > 0) && <LoadedCards card={card} {...use} />}
      {field && (
        <Field
          field={{ ...field, label: card.cards.length > 0 ? 'checkout.another_card' : 'fields.card' }}
          name="card"
          siblingFields={fields}
        />
      )}
    </>
  );
}
