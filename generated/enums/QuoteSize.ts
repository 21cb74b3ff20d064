// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { EnumDefinition } from '../definitions.ts';

const values = ['any', '12', '10', '7'] as const;
export type QuoteSize = (typeof values)[number];

export const QuoteSize: EnumDefinition<typeof values> = { name: 'QuoteSize', values };
