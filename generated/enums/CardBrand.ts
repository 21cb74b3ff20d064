// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { EnumDefinition } from '../definitions.ts';

const values = [
  'amex', 'cartes_bancaires', 'diners', 'discover', 'jcb', 'mastercard', 'unionpay', 'visa', 'unknown',
] as const;
export type CardBrand = (typeof values)[number];

export const CardBrand: EnumDefinition<typeof values> = { name: 'CardBrand', values };
