// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { EnumDefinition } from '../definitions.ts';

const values = ['reduce', 'raise', 'set'] as const;
export type PriceAdjustment = (typeof values)[number];

export const PriceAdjustment: EnumDefinition<typeof values> = { name: 'PriceAdjustment', values };
