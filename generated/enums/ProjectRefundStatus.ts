// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { Colored, EnumDefinition } from '../definitions.ts';
import { values } from './choices/ProjectRefundStatus.ts';

export type ProjectRefundStatus = (typeof values)[number];

export const ProjectRefundStatus: EnumDefinition<typeof values> & Colored<ProjectRefundStatus> = {
  name: 'ProjectRefundStatus',
  values,
  colors: {
    ready: 'grey',
    waiting: 'blue',
    stopped: 'yellow',
    processing: 'blue',
    refunded: 'green',
    failed: 'red',
    left_out: 'grey',
  },
};
