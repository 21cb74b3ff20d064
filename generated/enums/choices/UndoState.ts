// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { EnumDefinition } from '../../definitions.ts';

export const values = ['possible', 'undone', 'never'] as const;

export const UndoState: EnumDefinition<typeof values> = { name: 'UndoState', values };
