// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { Colored, EnumDefinition } from '../definitions.ts';
import { values } from './choices/VatScheme.ts';

export type VatScheme = (typeof values)[number];

export const VatScheme: EnumDefinition<typeof values> & Colored<VatScheme> = {
  name: 'VatScheme',
  values,
  colors: { domestic: 'blue', oss: 'purple', reverse_charge: 'yellow', export: 'grey' },
};
