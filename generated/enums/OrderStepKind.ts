// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { EnumDefinition } from '../definitions.ts';

const values = ['placed', 'paid', 'released', 'in_preparation', 'sent', 'delivered', 'cancelled'] as const;
export type OrderStepKind = (typeof values)[number];

export const OrderStepKind: EnumDefinition<typeof values> = { name: 'OrderStepKind', values };
