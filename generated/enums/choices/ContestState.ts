// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { EnumDefinition } from '../../definitions.ts';

export const values = ['draft', 'planned', 'running', 'over', 'closed', 'drawn'] as const;

export const ContestState: EnumDefinition<typeof values> = { name: 'ContestState', values };
