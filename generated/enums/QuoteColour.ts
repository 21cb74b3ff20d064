// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { EnumDefinition } from '../definitions.ts';

const values = ['black', 'plain', 'marbled', 'splatter', 'picture_disc'] as const;
export type QuoteColour = (typeof values)[number];

export const QuoteColour: EnumDefinition<typeof values> = { name: 'QuoteColour', values };
