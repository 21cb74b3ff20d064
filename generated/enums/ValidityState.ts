// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { Colored, EnumDefinition } from '../definitions.ts';
import { values } from './choices/ValidityState.ts';

export type ValidityState = (typeof values)[number];

export const ValidityState: EnumDefinition<typeof values> & Colored<ValidityState> = {
  name: 'ValidityState',
  values,
  colors: { planned: 'blue', running: 'green', over: 'grey', used_up: 'yellow', off: 'grey' },
};
