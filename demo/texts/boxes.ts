import type { BoxPeriodicity, BoxType } from '#generated/enums.ts';

/** Prices of boxes in euro cents, by type and payment interval. */
export const DEMO_BOX_PRICES: Readonly<Record<BoxType, Readonly<Record<BoxPeriodicity, number>>>> = {
  vinyl: { monthly: 2990, quarterly: 8700, yearly: 32900 },
  discovery: { monthly: 2490, quarterly: 7200, yearly: 27500 },
  collector: { monthly: 4490, quarterly: 13200, yearly: 49900 },
};

/** Units per euro of the currencies that boxes are sold in. */
export const DEMO_BOX_CURRENCIES = { EUR: 1, USD: 1.1, GBP: 0.86 } as const;

/** Tastes of subscribers. */
export const DEMO_TASTES = [
  'No live albums, please.',
  'Anything but Christmas records.',
  'Surprise me, as long as it grooves.',
  'Plutôt des rééditions que des nouveautés.',
  'Heavy on the low end.',
  'Pas de picture-discs.',
] as const;

export const DEMO_GIFT_MESSAGES = [
  'Happy birthday! May your needle never skip.',
  'Joyeux Noël, et de belles soirées d’écoute.',
  'For the new flat. It has room for a shelf now.',
] as const;

/** Codes for boxes; `note` is the purpose. */
export const DEMO_BOX_CODES = [
  { kind: 'months', months: 3, max_uses: 1, note: 'Christmas market, envelope 1' },
  { kind: 'months', months: 3, max_uses: 1, note: 'Christmas market, envelope 2' },
  { kind: 'months', months: 1, max_uses: 20, note: 'Radio competition in November' },
  { kind: 'percent', percent: 20, charges: 3, max_uses: 500, note: 'Newsletter of the autumn' },
  { kind: 'percent', percent: 50, charges: 1, max_uses: 100, note: 'Record fair, stand 14' },
] as const;

/** Codes that subscribers give to friends. */
export const DEMO_SPONSOR_CODES = ['LEA24', 'VINYLNORA', 'DIGGER77'] as const;
