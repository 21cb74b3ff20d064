// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { Colored, EnumDefinition, Transitions } from '../definitions.ts';
import { values } from './choices/PackStatus.ts';

export type PackStatus = (typeof values)[number];

export const PackStatus: EnumDefinition<typeof values> & Colored<PackStatus> & Transitions<PackStatus> = {
  name: 'PackStatus',
  values,
  colors: { open: 'blue', paused: 'yellow', packed: 'green', given_up: 'grey' },
  transitions: { open: ['paused', 'packed', 'given_up'], paused: ['open', 'given_up'], packed: [], given_up: [] },
};
