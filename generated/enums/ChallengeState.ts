// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { Colored, EnumDefinition } from '../definitions.ts';
import { values } from './choices/ChallengeState.ts';

export type ChallengeState = (typeof values)[number];

export const ChallengeState: EnumDefinition<typeof values> & Colored<ChallengeState> = {
  name: 'ChallengeState',
  values,
  colors: { draft: 'grey', planned: 'blue', running: 'green', over: 'yellow', closed: 'purple', drawn: 'green' },
};
