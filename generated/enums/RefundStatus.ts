// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { Colored, EnumDefinition, Transitions } from '../definitions.ts';
import { values } from './choices/RefundStatus.ts';

export type RefundStatus = (typeof values)[number];

export const RefundStatus: EnumDefinition<typeof values> & Colored<RefundStatus> & Transitions<RefundStatus> = {
  name: 'RefundStatus',
  values,
  colors: { processing: 'blue', done: 'green', failed: 'red' },
  transitions: { processing: ['done', 'failed'], done: [], failed: ['processing'] },
};
