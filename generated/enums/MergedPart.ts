// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { EnumDefinition } from '../definitions.ts';

const values = ['name', 'phone', 'company', 'address', 'lang'] as const;
export type MergedPart = (typeof values)[number];

export const MergedPart: EnumDefinition<typeof values> = { name: 'MergedPart', values };
