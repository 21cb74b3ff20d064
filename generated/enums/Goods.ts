// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { EnumDefinition } from '../definitions.ts';

const values = ['record', 'cd', 'tape', 't-shirt', 'hoodie', 'other'] as const;
export type Goods = (typeof values)[number];

export const Goods: EnumDefinition<typeof values> = { name: 'Goods', values };
