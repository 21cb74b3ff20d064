// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { EnumDefinition, Facts } from '../definitions.ts';
import { values } from './choices/Currency.ts';

export type Currency = (typeof values)[number];

export const Currency: EnumDefinition<typeof values> & Facts<Currency, { country: string; decimals: number }> = {
  name: 'Currency',
  values,
  labels: 'intl-currency',
  data: {
    EUR: { country: 'EU', decimals: 2 },
    USD: { country: 'US', decimals: 2 },
    GBP: { country: 'GB', decimals: 2 },
    AUD: { country: 'AU', decimals: 2 },
    CAD: { country: 'CA', decimals: 2 },
    KRW: { country: 'KR', decimals: 0 },
    JPY: { country: 'JP', decimals: 0 },
    CNY: { country: 'CN', decimals: 2 },
    PHP: { country: 'PH', decimals: 2 },
  },
};
