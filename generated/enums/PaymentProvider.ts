// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { EnumDefinition } from '../definitions.ts';

const values = ['test', 'stripe', 'manual'] as const;
export type PaymentProvider = (typeof values)[number];

export const PaymentProvider: EnumDefinition<typeof values> = { name: 'PaymentProvider', values };
