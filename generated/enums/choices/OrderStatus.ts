// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { EnumDefinition } from '../../definitions.ts';

export const values = [
  'pending', 'pledged', 'preorder', 'paid', 'paused', 'in_preparation', 'sent', 'delivered', 'completed', 'cancelled',
] as const;

export const OrderStatus: EnumDefinition<typeof values> = { name: 'OrderStatus', values };
