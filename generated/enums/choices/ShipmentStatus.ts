// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { EnumDefinition } from '../../definitions.ts';

export const values = ['in_preparation', 'sent', 'arrived', 'delivered', 'cancelled'] as const;

export const ShipmentStatus: EnumDefinition<typeof values> = { name: 'ShipmentStatus', values };
