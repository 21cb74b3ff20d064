import { CardBrand } from '#generated/enums/CardBrand.ts';
import type { Payment } from '#generated/schemas.ts';

/** Formats the card of a payment or pledge: "Visa •••• 4242"; the provider's id for other payment methods. */
export function formatCard(
  { card_brand, card_last4, provider_id }: Partial<Pick<Payment, 'card_brand' | 'card_last4' | 'provider_id'>>,
  t: (key: string) => string,
): string | null | undefined {
  if (!card_last4) return provider_id;
  return [card_brand && t(`enums.${CardBrand.name}.${card_brand}`), '••••', card_last4].filter(Boolean).join(' ');
}
