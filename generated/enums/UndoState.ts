// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { Colored, EnumDefinition } from '../definitions.ts';
import { values } from './choices/UndoState.ts';

export type UndoState = (typeof values)[number];

export const UndoState: EnumDefinition<typeof values> & Colored<UndoState> = {
  name: 'UndoState',
  values,
  colors: { possible: 'blue', undone: 'grey', never: 'yellow' },
};
