// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { Colored, EnumDefinition, Transitions } from '../definitions.ts';
import { values } from './choices/LookState.ts';

export type LookState = (typeof values)[number];

export const LookState: EnumDefinition<typeof values> & Colored<LookState> & Transitions<LookState> = {
  name: 'LookState',
  values,
  colors: { draft: 'yellow', published: 'green', past: 'grey' },
  transitions: { draft: ['published'], published: ['past'], past: ['published'] },
};
