// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { EnumDefinition } from '../definitions.ts';

const values = ['point', 'comma'] as const;
export type DecimalSign = (typeof values)[number];

export const DecimalSign: EnumDefinition<typeof values> = { name: 'DecimalSign', values };
