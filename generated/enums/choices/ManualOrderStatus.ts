// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { EnumDefinition } from '../../definitions.ts';

export const values = ['draft', 'offered', 'paid', 'converted', 'expired', 'cancelled'] as const;

export const ManualOrderStatus: EnumDefinition<typeof values> = { name: 'ManualOrderStatus', values };
