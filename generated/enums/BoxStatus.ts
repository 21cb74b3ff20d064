// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { Colored, EnumDefinition, Transitions } from '../definitions.ts';
import { values } from './choices/BoxStatus.ts';

export type BoxStatus = (typeof values)[number];

export const BoxStatus: EnumDefinition<typeof values> & Colored<BoxStatus> & Transitions<BoxStatus> = {
  name: 'BoxStatus',
  values,
  colors: { active: 'green', paused: 'yellow', past_due: 'red', cancelled: 'grey', ended: 'grey' },
  transitions: {
    active: ['paused', 'past_due', 'cancelled', 'ended'],
    paused: ['active', 'cancelled', 'ended'],
    past_due: ['active', 'paused', 'cancelled', 'ended'],
    cancelled: ['active'],
    ended: ['active'],
  },
};
