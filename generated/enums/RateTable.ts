// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { EnumDefinition } from '../definitions.ts';

const values = ['vat-rates', 'fx-rates', 'shipping-rates', 'quote-prices'] as const;
export type RateTable = (typeof values)[number];

export const RateTable: EnumDefinition<typeof values> = { name: 'RateTable', values };
