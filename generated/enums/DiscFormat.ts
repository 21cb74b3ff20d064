// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { EnumDefinition, Facts } from '../definitions.ts';
import { values } from './choices/DiscFormat.ts';

export type DiscFormat = (typeof values)[number];

export const DiscFormat: EnumDefinition<typeof values> & Facts<DiscFormat, { warn: number; refuse: number }> = {
  name: 'DiscFormat',
  values,
  data: {
    '12_33': { warn: 1200, refuse: 1500 },
    '12_45': { warn: 720, refuse: 900 },
    '10_33': { warn: 720, refuse: 870 },
    '10_45': { warn: 540, refuse: 660 },
    '7_33': { warn: 360, refuse: 450 },
    '7_45': { warn: 270, refuse: 330 },
  },
};
