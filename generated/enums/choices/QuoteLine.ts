// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { EnumDefinition } from '../../definitions.ts';

export const values = [
  'cutting', 'press_setup', 'type_vinyl', 'colour', 'label', 'sleeve', 'inner_sleeve', 'numbered', 'shrink',
  'insert_vinyl', 'insert_sleeve', 'insert', 'sticker', 'print_finish', 'test_pressing', 'design', 'mastering',
  'mechanical_right', 'energy_cost',
] as const;

export const QuoteLine: EnumDefinition<typeof values> = { name: 'QuoteLine', values };
