import { Field } from '#forms-schema/fields/Field.tsx';
import type { FormField } from '#forms-schema/overrides.ts';
import { lazyPart } from '#storefront/ui/lazy-part.tsx';
import type { CardForm, CardUse } from './card-source.ts';

/** Loaded when the account has cards, or when Stripe takes them. */
const OtherCards = lazyPart(async () => (await import('./cards/OtherCards.tsx')).OtherCards);

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
      {(card.publishableKey !== null || card.cards.length > 0) && <OtherCards card={card} {...use} />}
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
