import type { Payment } from '#generated/schemas.ts';

/** Cards as their makers write them; names are not translated. */
const MAKERS: Readonly<Record<string, string | undefined>> = {
  amex: 'American Express',
  cartes_bancaires: 'Cartes Bancaires',
  diners: 'Diners Club',
  discover: 'Discover',
  jcb: 'JCB',
  mastercard: 'Mastercard',
  unionpay: 'UnionPay',
  visa: 'Visa',
};

/** What a payment was made with: "Visa •••• 4242"; by other means, the provider's name of it. */
export function cardName({ card_brand, card_last4, provider_id }: Payment): string | null | undefined {
  if (!card_last4) return provider_id;
  return [card_brand && (MAKERS[card_brand] ?? card_brand), '••••', card_last4].filter(Boolean).join(' ');
}
