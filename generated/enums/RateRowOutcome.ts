// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { Colored, EnumDefinition } from '../definitions.ts';
import { values } from './choices/RateRowOutcome.ts';

export type RateRowOutcome = (typeof values)[number];

export const RateRowOutcome: EnumDefinition<typeof values> & Colored<RateRowOutcome> = {
  name: 'RateRowOutcome',
  values,
  colors: { added: 'green', changed: 'blue', unchanged: 'grey', refused: 'red' },
};
