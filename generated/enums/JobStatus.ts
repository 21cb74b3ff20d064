// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { Colored, EnumDefinition } from '../definitions.ts';
import { values } from './choices/JobStatus.ts';

export type JobStatus = (typeof values)[number];

export const JobStatus: EnumDefinition<typeof values> & Colored<JobStatus> = {
  name: 'JobStatus',
  values,
  colors: { fine: 'green', working: 'blue', waiting: 'yellow', failing: 'red' },
};
