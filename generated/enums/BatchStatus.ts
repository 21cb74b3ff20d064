// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { Colored, EnumDefinition, Transitions } from '../definitions.ts';
import { values } from './choices/BatchStatus.ts';

export type BatchStatus = (typeof values)[number];

export const BatchStatus: EnumDefinition<typeof values> & Colored<BatchStatus> & Transitions<BatchStatus> = {
  name: 'BatchStatus',
  values,
  colors: {
    draft: 'grey',
    checked: 'purple',
    handed_over: 'blue',
    shipped: 'green',
    closed: 'green',
    cancelled: 'red',
  },
  transitions: {
    draft: ['checked', 'cancelled'],
    checked: ['draft', 'handed_over', 'cancelled'],
    handed_over: ['shipped', 'closed'],
    shipped: ['closed'],
    closed: [],
    cancelled: [],
  },
};
