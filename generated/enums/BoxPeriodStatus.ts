// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { Colored, EnumDefinition, Transitions } from '../definitions.ts';
import { values } from './choices/BoxPeriodStatus.ts';

export type BoxPeriodStatus = (typeof values)[number];

export const BoxPeriodStatus: EnumDefinition<typeof values> & Colored<BoxPeriodStatus> & Transitions<BoxPeriodStatus> = {
  name: 'BoxPeriodStatus',
  values,
  colors: { planned: 'blue', skipped: 'grey', charging: 'yellow', ordered: 'green', failed: 'red' },
  transitions: {
    planned: ['skipped', 'charging', 'ordered'],
    skipped: ['planned'],
    charging: ['ordered', 'failed'],
    ordered: [],
    failed: ['charging', 'ordered', 'skipped'],
  },
};
