import { CardBrand } from '#generated/enums/CardBrand.ts';
import type { Payment } from '#generated/schemas.ts';

/** What a payment was made with: "Visa •••• 4242"; by other means, the provider's name of it. */
export function formatCard(
  { card_brand, card_last4, provider_id }: Payment,
  t: (key: string) => string,
): string | null | undefined {
  if (!card_last4) return provider_id;
  return [card_brand && t(`enums.${CardBrand.name}.${card_brand}`), '••••', card_last4].filter(Boolean).join(' ');
}
