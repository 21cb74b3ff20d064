// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { Colored, EnumDefinition } from '../definitions.ts';
import { values } from './choices/BulkRecordState.ts';

export type BulkRecordState = (typeof values)[number];

export const BulkRecordState: EnumDefinition<typeof values> & Colored<BulkRecordState> = {
  name: 'BulkRecordState',
  values,
  colors: { waiting: 'grey', done: 'green', refused: 'red' },
};
