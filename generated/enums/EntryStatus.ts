// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { Colored, EnumDefinition } from '../definitions.ts';
import { values } from './choices/EntryStatus.ts';

export type EntryStatus = (typeof values)[number];

export const EntryStatus: EnumDefinition<typeof values> & Colored<EntryStatus> = {
  name: 'EntryStatus',
  values,
  colors: { entered: 'blue', excluded: 'grey', won: 'green', replaced: 'red' },
};
