// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { Colored, EnumDefinition } from '../definitions.ts';
import { values } from './choices/PassState.ts';

export type PassState = (typeof values)[number];

export const PassState: EnumDefinition<typeof values> & Colored<PassState> = {
  name: 'PassState',
  values,
  colors: { planned: 'blue', valid: 'green', used_up: 'grey', expired: 'grey', revoked: 'red' },
};
