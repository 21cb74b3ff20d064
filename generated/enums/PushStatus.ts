// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { Colored, EnumDefinition } from '../definitions.ts';
import { values } from './choices/PushStatus.ts';

export type PushStatus = (typeof values)[number];

export const PushStatus: EnumDefinition<typeof values> & Colored<PushStatus> = {
  name: 'PushStatus',
  values,
  colors: { none: 'grey', waiting: 'blue', sent: 'green', failed: 'red' },
};
