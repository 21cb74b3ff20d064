// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { Colored, EnumDefinition, Transitions } from '../definitions.ts';
import { values } from './choices/ExportStatus.ts';

export type ExportStatus = (typeof values)[number];

export const ExportStatus: EnumDefinition<typeof values> & Colored<ExportStatus> & Transitions<ExportStatus> = {
  name: 'ExportStatus',
  values,
  colors: { waiting: 'grey', running: 'blue', done: 'green', failed: 'red', cancelled: 'yellow', expired: 'grey' },
  transitions: {
    waiting: ['running', 'cancelled'],
    running: ['waiting', 'done', 'failed', 'cancelled'],
    done: ['expired'],
    failed: [],
    cancelled: [],
    expired: [],
  },
};
