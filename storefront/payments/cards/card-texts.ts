import type { SavedCard } from '#generated/schemas.ts';
import { useTexts } from '#storefront/app/locale/texts.tsx';

/** '2030-12' as printed on cards: '12 / 30'. */
const formatMonth = (month: string): string => `${month.slice(5)} / ${month.slice(2, 4)}`;

/** Texts of saved cards: 'Visa •••• 4242' and 'Expires 12 / 30'. */
export function useCardTexts() {
  const { t } = useTexts();
  return {
    formatName: ({ card_brand, card_last4 }: SavedCard): string =>
      `${t(`enums.CardBrand.${card_brand}`)} •••• ${card_last4}`,
    formatExpiry: ({ card_expires }: SavedCard, isExpired = false): string =>
      t(isExpired ? 'account.card_expired' : 'account.card_expires', { month: formatMonth(card_expires) }),
  };
}
