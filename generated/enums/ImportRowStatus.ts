// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { Colored, EnumDefinition } from '../definitions.ts';
import { values } from './choices/ImportRowStatus.ts';

export type ImportRowStatus = (typeof values)[number];

export const ImportRowStatus: EnumDefinition<typeof values> & Colored<ImportRowStatus> = {
  name: 'ImportRowStatus',
  values,
  colors: { to_check: 'yellow', valid: 'green', wrong: 'red', skipped: 'grey', imported: 'blue', undone: 'purple' },
};
