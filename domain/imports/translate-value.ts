// Translates values of other shops' exports.
import type { Country, PaymentStatus, ProjectCategory } from '#generated/enums.ts';

/** Payment statuses of other shops. Refunds are not imported. */
const PAYMENT: Readonly<Record<string, PaymentStatus>> = {
  paid: 'paid',
  partially_refunded: 'paid',
  refunded: 'paid',
  payé: 'paid',
  payée: 'paid',
  shipped: 'paid',
  merged: 'paid',
  'payment received': 'paid',
  authorized: 'pending',
  pending: 'pending',
  partially_paid: 'pending',
  unpaid: 'pending',
  'invoice sent': 'pending',
  'payment pending': 'pending',
  'new order': 'pending',
  'buyer contacted': 'pending',
  voided: 'cancelled',
  expired: 'cancelled',
  failed: 'not_paid',
  cancelled: 'cancelled',
  'cancelled (non-paying buyer)': 'cancelled',
};

const CATEGORIES: readonly (readonly [RegExp, ProjectCategory])[] = [
  [/\b(vinyl|vinyle|lp|7"|10"|12"|record|disque)/i, 'vinyl'],
  [/\bcd\b|compact disc|digipa[ck]k?/i, 'cd'],
  [/\b(tape|cassette|cass|mc)\b/i, 'tape'],
  [/t-?shirt|\btee\b/i, 't-shirt'],
  [/hoodie|sweat/i, 'hoodie'],
  [/bundle|pack\b|coffret/i, 'bundle'],
  [/merch|poster|print|patch|badge|mug|tote|cap\b|book|livre/i, 'merch'],
  [/slipmat|brush|cleaner|accessor/i, 'accessory'],
];

/** Country names that differ from those of the platform, in lower case. */
const COUNTRIES: Readonly<Record<string, Country>> = {
  'czech republic': 'CZ',
  england: 'GB',
  'great britain': 'GB',
  holland: 'NL',
  korea: 'KR',
  'republic of korea': 'KR',
  'the netherlands': 'NL',
  uk: 'GB',
  'united states of america': 'US',
  usa: 'US',
};

/** Translates a value of a field; returns unknown values unchanged. */
export function translateValue(field: string, text: string): string {
  if (field === 'payment_status') return PAYMENT[text.toLowerCase()] ?? text;
  if (field === 'country_id') return COUNTRIES[text.toLowerCase()] ?? text;
  if (field === 'category') return CATEGORIES.find(([words]) => words.test(text))?.[1] ?? text;
  return text;
}
