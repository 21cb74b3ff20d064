// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { Colored, EnumDefinition } from '../definitions.ts';
import { values } from './choices/ImportEffect.ts';

export type ImportEffect = (typeof values)[number];

export const ImportEffect: EnumDefinition<typeof values> & Colored<ImportEffect> = {
  name: 'ImportEffect',
  values,
  colors: { new: 'green', changed: 'blue', unchanged: 'grey' },
};
