// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { EnumDefinition } from '../definitions.ts';

const values = ['point', 'comma'] as const;
export type ImportDecimal = (typeof values)[number];

export const ImportDecimal: EnumDefinition<typeof values> = { name: 'ImportDecimal', values };
