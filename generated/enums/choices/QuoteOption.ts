// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { EnumDefinition } from '../../definitions.ts';

export const values = [
  'standard', 'stamper', '140g', '180g', 'plain', 'marbled', 'splatter', 'picture_disc', 'discobag', 'spine',
  'gatefold', 'white', 'polylined', 'printed',
] as const;

export const QuoteOption: EnumDefinition<typeof values> = { name: 'QuoteOption', values };
