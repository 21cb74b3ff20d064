// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { EnumDefinition } from '../definitions.ts';

const values = ['france', 'eu', 'europe', 'north_america', 'world'] as const;
export type ShippingZone = (typeof values)[number];

export const ShippingZone: EnumDefinition<typeof values> = { name: 'ShippingZone', values };
