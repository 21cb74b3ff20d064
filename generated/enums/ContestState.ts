// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { Colored, EnumDefinition } from '../definitions.ts';
import { values } from './choices/ContestState.ts';

export type ContestState = (typeof values)[number];

export const ContestState: EnumDefinition<typeof values> & Colored<ContestState> = {
  name: 'ContestState',
  values,
  colors: { draft: 'grey', planned: 'blue', running: 'green', over: 'yellow', closed: 'purple', drawn: 'green' },
};
