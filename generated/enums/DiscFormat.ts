// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { EnumDefinition } from '../definitions.ts';

const values = ['12_33', '12_45', '10_33', '10_45', '7_33', '7_45'] as const;
export type DiscFormat = (typeof values)[number];

export const DiscFormat: EnumDefinition<typeof values> = { name: 'DiscFormat', values };
