// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { EnumDefinition } from '../../definitions.ts';

export const values = ['entered', 'excluded', 'won', 'replaced'] as const;

export const EntryStatus: EnumDefinition<typeof values> = { name: 'EntryStatus', values };
