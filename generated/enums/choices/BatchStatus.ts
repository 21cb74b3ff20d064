// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { EnumDefinition } from '../../definitions.ts';

export const values = ['draft', 'checked', 'handed_over', 'shipped', 'closed', 'cancelled'] as const;

export const BatchStatus: EnumDefinition<typeof values> = { name: 'BatchStatus', values };
