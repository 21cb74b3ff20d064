// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { EnumDefinition } from '../definitions.ts';

const values = ['standard', 'express', 'pickup'] as const;
export type ShippingType = (typeof values)[number];

export const ShippingType: EnumDefinition<typeof values> = { name: 'ShippingType', values };
