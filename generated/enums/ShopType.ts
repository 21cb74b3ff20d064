// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { EnumDefinition } from '../definitions.ts';

const values = ['house', 'artist', 'label'] as const;
export type ShopType = (typeof values)[number];

export const ShopType: EnumDefinition<typeof values> = { name: 'ShopType', values };
