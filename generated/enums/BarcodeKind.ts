// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { EnumDefinition } from '../definitions.ts';

const values = ['ean13', 'upc_a', 'house'] as const;
export type BarcodeKind = (typeof values)[number];

export const BarcodeKind: EnumDefinition<typeof values> = { name: 'BarcodeKind', values };
