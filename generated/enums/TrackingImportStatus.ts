// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { Colored, EnumDefinition, Transitions } from '../definitions.ts';
import { values } from './choices/TrackingImportStatus.ts';

export type TrackingImportStatus = (typeof values)[number];

export const TrackingImportStatus: EnumDefinition<typeof values> &
  Colored<TrackingImportStatus> &
  Transitions<TrackingImportStatus> = {
  name: 'TrackingImportStatus',
  values,
  colors: { preview: 'yellow', writing: 'blue', done: 'green', cancelled: 'grey' },
  transitions: { preview: ['writing', 'cancelled'], writing: ['done'], done: [], cancelled: [] },
};
