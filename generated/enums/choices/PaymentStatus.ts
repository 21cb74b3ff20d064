// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { EnumDefinition } from '../../definitions.ts';

export const values = ['pending', 'processing', 'paid', 'not_paid', 'cancelled'] as const;

export const PaymentStatus: EnumDefinition<typeof values> = { name: 'PaymentStatus', values };
