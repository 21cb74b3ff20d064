// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { EnumDefinition } from '../definitions.ts';

const values = ['selection', 'shelf'] as const;
export type PrintOrder = (typeof values)[number];

export const PrintOrder: EnumDefinition<typeof values> = { name: 'PrintOrder', values };
