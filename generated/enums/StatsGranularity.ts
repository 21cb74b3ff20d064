// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { EnumDefinition } from '../definitions.ts';

const values = ['day', 'week', 'month'] as const;
export type StatsGranularity = (typeof values)[number];

export const StatsGranularity: EnumDefinition<typeof values> = { name: 'StatsGranularity', values };
