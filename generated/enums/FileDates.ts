// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { EnumDefinition } from '../definitions.ts';

const values = ['iso', 'day_first', 'month_first'] as const;
export type FileDates = (typeof values)[number];

export const FileDates: EnumDefinition<typeof values> = { name: 'FileDates', values };
