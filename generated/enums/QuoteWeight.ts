// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { EnumDefinition } from '../definitions.ts';

const values = ['140g', '180g'] as const;
export type QuoteWeight = (typeof values)[number];

export const QuoteWeight: EnumDefinition<typeof values> = { name: 'QuoteWeight', values };
