// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { Colored, EnumDefinition, Transitions } from '../definitions.ts';
import { values } from './choices/BulkStatus.ts';

export type BulkStatus = (typeof values)[number];

export const BulkStatus: EnumDefinition<typeof values> & Colored<BulkStatus> & Transitions<BulkStatus> = {
  name: 'BulkStatus',
  values,
  colors: { waiting: 'grey', running: 'blue', done: 'green', failed: 'red', cancelled: 'yellow' },
  transitions: {
    waiting: ['running', 'cancelled'],
    running: ['waiting', 'done', 'failed', 'cancelled'],
    done: [],
    failed: [],
    cancelled: [],
  },
};
