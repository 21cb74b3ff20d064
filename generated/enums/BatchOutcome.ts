// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { Colored, EnumDefinition } from '../definitions.ts';
import { values } from './choices/BatchOutcome.ts';

export type BatchOutcome = (typeof values)[number];

export const BatchOutcome: EnumDefinition<typeof values> & Colored<BatchOutcome> = {
  name: 'BatchOutcome',
  values,
  colors: { full: 'green', partial: 'yellow', left_out: 'red' },
};
