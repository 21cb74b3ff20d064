// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { Colored, EnumDefinition } from '../definitions.ts';
import { values } from './choices/CodeState.ts';

export type CodeState = (typeof values)[number];

export const CodeState: EnumDefinition<typeof values> & Colored<CodeState> = {
  name: 'CodeState',
  values,
  colors: { unused: 'blue', used: 'green', used_up: 'grey', expired: 'grey', revoked: 'red' },
};
