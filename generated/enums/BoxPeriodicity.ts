// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { EnumDefinition } from '../definitions.ts';

const values = ['monthly', 'quarterly', 'yearly'] as const;
export type BoxPeriodicity = (typeof values)[number];

export const BoxPeriodicity: EnumDefinition<typeof values> = { name: 'BoxPeriodicity', values };
