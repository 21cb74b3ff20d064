// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { Colored, EnumDefinition, Transitions } from '../definitions.ts';
import { values } from './choices/DistributionStatus.ts';

export type DistributionStatus = (typeof values)[number];

export const DistributionStatus: EnumDefinition<typeof values> &
  Colored<DistributionStatus> &
  Transitions<DistributionStatus> = {
  name: 'DistributionStatus',
  values,
  colors: { to_do: 'yellow', processing: 'blue', syncing: 'purple', online: 'green', offline: 'grey' },
  transitions: {
    to_do: ['processing'],
    processing: ['syncing', 'to_do'],
    syncing: ['online', 'processing'],
    online: ['syncing', 'offline'],
    offline: ['processing', 'online'],
  },
};
