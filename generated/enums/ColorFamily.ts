// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { EnumDefinition } from '../definitions.ts';

const values = [
  'black', 'white', 'clear', 'grey', 'gold', 'yellow', 'orange', 'red', 'pink', 'purple', 'blue', 'green', 'brown',
  'multicolor',
] as const;
export type ColorFamily = (typeof values)[number];

export const ColorFamily: EnumDefinition<typeof values> = { name: 'ColorFamily', values };
