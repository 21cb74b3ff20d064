// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { EnumDefinition } from '../definitions.ts';

const values = ['staff', 'site'] as const;
export type QuoteSource = (typeof values)[number];

export const QuoteSource: EnumDefinition<typeof values> = { name: 'QuoteSource', values };
