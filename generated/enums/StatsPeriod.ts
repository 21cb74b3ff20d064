// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { EnumDefinition } from '../definitions.ts';

const values = ['today', 'days_7', 'days_28', 'days_90', 'month', 'quarter', 'year', 'all', 'range'] as const;
export type StatsPeriod = (typeof values)[number];

export const StatsPeriod: EnumDefinition<typeof values> = { name: 'StatsPeriod', values };
