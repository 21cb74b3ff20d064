// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { EnumDefinition } from '../../definitions.ts';

export const values = ['draft', 'open', 'sold', 'unsold', 'cancelled', 'paid'] as const;

export const LotStatus: EnumDefinition<typeof values> = { name: 'LotStatus', values };
