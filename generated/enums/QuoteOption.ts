// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { EnumDefinition, Facts } from '../definitions.ts';
import { values } from './choices/QuoteOption.ts';

export type QuoteOption = (typeof values)[number];

export const QuoteOption: EnumDefinition<typeof values> & Facts<QuoteOption, { lines: readonly (string)[] }> = {
  name: 'QuoteOption',
  values,
  data: {
    standard: {
      lines: [
        'cutting', 'press_setup', 'label', 'numbered', 'shrink', 'insert_vinyl', 'insert_sleeve', 'insert', 'sticker',
        'print_finish', 'test_pressing', 'design', 'mastering', 'mechanical_right', 'energy_cost',
      ],
    },
    stamper: { lines: ['cutting'] },
    '140g': { lines: ['type_vinyl'] },
    '180g': { lines: ['type_vinyl'] },
    plain: { lines: ['colour'] },
    marbled: { lines: ['colour'] },
    splatter: { lines: ['colour'] },
    picture_disc: { lines: ['colour'] },
    discobag: { lines: ['sleeve'] },
    spine: { lines: ['sleeve'] },
    gatefold: { lines: ['sleeve'] },
    white: { lines: ['inner_sleeve'] },
    polylined: { lines: ['inner_sleeve'] },
    printed: { lines: ['inner_sleeve'] },
  },
};
