// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { EnumDefinition } from '../definitions.ts';

const values = ['white', 'polylined', 'printed'] as const;
export type QuoteInnerSleeve = (typeof values)[number];

export const QuoteInnerSleeve: EnumDefinition<typeof values> = { name: 'QuoteInnerSleeve', values };
