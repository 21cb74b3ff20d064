// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { Colored, EnumDefinition, Transitions } from '../definitions.ts';
import { values } from './choices/ReviewStatus.ts';

export type ReviewStatus = (typeof values)[number];

export const ReviewStatus: EnumDefinition<typeof values> & Colored<ReviewStatus> & Transitions<ReviewStatus> = {
  name: 'ReviewStatus',
  values,
  colors: { to_check: 'yellow', valid: 'green', refused: 'red' },
  transitions: { to_check: ['valid', 'refused'], valid: ['refused'], refused: ['valid'] },
};
