// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { EnumDefinition, SomeFacts } from '../definitions.ts';
import { values } from './choices/ImportKind.ts';

export type ImportKind = (typeof values)[number];

export const ImportKind: EnumDefinition<typeof values> & SomeFacts<ImportKind, { personal: boolean }> = {
  name: 'ImportKind',
  values,
  data: { customers: { personal: true }, orders: { personal: true } },
};
