// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { Colored, EnumDefinition } from '../definitions.ts';
import { values } from './choices/RateState.ts';

export type RateState = (typeof values)[number];

export const RateState: EnumDefinition<typeof values> & Colored<RateState> = {
  name: 'RateState',
  values,
  colors: { planned: 'blue', in_force: 'green', past: 'grey' },
};
