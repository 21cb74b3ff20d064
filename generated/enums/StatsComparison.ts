// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { EnumDefinition } from '../definitions.ts';

const values = ['none', 'previous', 'last_year'] as const;
export type StatsComparison = (typeof values)[number];

export const StatsComparison: EnumDefinition<typeof values> = { name: 'StatsComparison', values };
