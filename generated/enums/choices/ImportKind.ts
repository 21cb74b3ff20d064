// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { EnumDefinition } from '../../definitions.ts';

export const values = ['customers', 'items', 'stock', 'orders'] as const;

export const ImportKind: EnumDefinition<typeof values> = { name: 'ImportKind', values };
