// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { EnumDefinition } from '../definitions.ts';

const values = ['set', 'add'] as const;
export type ImportStockMode = (typeof values)[number];

export const ImportStockMode: EnumDefinition<typeof values> = { name: 'ImportStockMode', values };
