// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { EnumDefinition } from '../../definitions.ts';

export const values = ['pending', 'done', 'withdrawn', 'expired'] as const;

export const OrderChangeStatus: EnumDefinition<typeof values> = { name: 'OrderChangeStatus', values };
