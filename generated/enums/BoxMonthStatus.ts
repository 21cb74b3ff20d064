// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { Colored, EnumDefinition, Transitions } from '../definitions.ts';
import { values } from './choices/BoxMonthStatus.ts';

export type BoxMonthStatus = (typeof values)[number];

export const BoxMonthStatus: EnumDefinition<typeof values> & Colored<BoxMonthStatus> & Transitions<BoxMonthStatus> = {
  name: 'BoxMonthStatus',
  values,
  colors: { preparing: 'blue', waiting: 'yellow', running: 'yellow', partly_done: 'yellow', done: 'green' },
  transitions: {
    preparing: ['waiting'],
    waiting: ['preparing', 'running'],
    running: ['preparing', 'done'],
    partly_done: ['waiting'],
    done: ['waiting'],
  },
};
