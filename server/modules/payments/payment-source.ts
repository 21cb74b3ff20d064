import { and, eq } from 'drizzle-orm';
import { isCardExpired } from '#domain/payments/card-input.ts';
import { getMonth } from '#domain/subscriptions/months.ts';
import type { CardInput } from '#generated/schemas.ts';
import type { AnyCall } from '#server/core/api/handler.ts';
import { invalid } from '#server/core/problems/problem.ts';
import type { Charge, PaymentSource } from './payment-provider.ts';
import { getCurrentProvider } from './provider.ts';
import { savedCards } from './saved-cards.table.ts';

/** The members of a request that name the card of a payment. */
interface CardRequest {
  readonly card?: CardInput | undefined;
  readonly payment_method?: string | null | undefined;
  readonly card_id?: number | null | undefined;
}

/** Whether a request names a card. */
export const hasSource = ({ card, payment_method, card_id }: CardRequest): boolean =>
  card !== undefined || Boolean(payment_method) || Boolean(card_id);

/** Finds a saved card of the caller. Throws 422 for a card of another account, of another provider, or that has expired. */
export async function findSavedCard({ user, context }: Pick<AnyCall, 'user' | 'context'>, id: number) {
  const [card] = await context.db
    .select()
    .from(savedCards)
    .where(and(eq(savedCards.id, id), eq(savedCards.user_id, user?.id ?? 0)));
  if (!card || card.provider !== getCurrentProvider(context.config).name)
    throw invalid([{ path: 'card_id', code: 'card_not_saved' }]);
  if (isCardExpired(card.card_expires, getMonth(context.now())))
    throw invalid([{ path: 'card_id', code: 'expired_card' }]);
  return card;
}

/** The source of a payment; `isSaved` for a saved card. */
export type Source = PaymentSource & Pick<Charge, 'isSaved'>;

/** The source of a payment by its request. Throws as `findSavedCard`. */
export async function readSource(
  call: Pick<AnyCall, 'user' | 'context'> & { readonly body: CardRequest },
): Promise<Source> {
  const { card, payment_method: paymentMethod, card_id } = call.body;
  if (!card_id) return { card, paymentMethod };
  const { token } = await findSavedCard(call, card_id);
  return { paymentMethod: token, isSaved: true };
}
