// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { Colored, EnumDefinition, Transitions } from '../definitions.ts';
import { values } from './choices/DisputeStatus.ts';

export type DisputeStatus = (typeof values)[number];

export const DisputeStatus: EnumDefinition<typeof values> & Colored<DisputeStatus> & Transitions<DisputeStatus> = {
  name: 'DisputeStatus',
  values,
  colors: { needs_response: 'yellow', under_review: 'blue', won: 'green', lost: 'red' },
  transitions: { needs_response: ['under_review', 'lost'], under_review: ['won', 'lost'], won: [], lost: [] },
};
