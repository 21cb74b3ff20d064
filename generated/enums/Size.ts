// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { EnumDefinition } from '../definitions.ts';

const values = ['XS', 'S', 'M', 'L', 'XL', 'XXL'] as const;
export type Size = (typeof values)[number];

export const Size: EnumDefinition<typeof values> = { name: 'Size', values };
