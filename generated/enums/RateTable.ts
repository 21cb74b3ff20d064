// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { EnumDefinition } from '../definitions.ts';

const values = ['vat_rates', 'fx_rates', 'shipping_rates', 'quote_prices'] as const;
export type RateTable = (typeof values)[number];

export const RateTable: EnumDefinition<typeof values> = { name: 'RateTable', values };
