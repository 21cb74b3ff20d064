// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { EnumDefinition } from '../definitions.ts';

const values = ['day_first', 'month_first'] as const;
export type ImportDates = (typeof values)[number];

export const ImportDates: EnumDefinition<typeof values> = { name: 'ImportDates', values };
