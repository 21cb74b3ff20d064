// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { Colored, EnumDefinition } from '../definitions.ts';
import { values } from './choices/JobFailureStatus.ts';

export type JobFailureStatus = (typeof values)[number];

export const JobFailureStatus: EnumDefinition<typeof values> & Colored<JobFailureStatus> = {
  name: 'JobFailureStatus',
  values,
  colors: { retrying: 'yellow', failed: 'red', recovered: 'green', sent_again: 'blue', dismissed: 'grey' },
};
