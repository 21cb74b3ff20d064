// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { EnumDefinition } from '../../definitions.ts';

export const values = ['pending', 'preorder', 'in_preparation', 'sent', 'delivered', 'cancelled'] as const;

export const ShopOrderStatus: EnumDefinition<typeof values> = { name: 'ShopOrderStatus', values };
