// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { EnumDefinition } from '../definitions.ts';

const values = ['vinyl', 'discovery', 'collector'] as const;
export type BoxType = (typeof values)[number];

export const BoxType: EnumDefinition<typeof values> = { name: 'BoxType', values };
