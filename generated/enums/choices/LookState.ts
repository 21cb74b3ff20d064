// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { EnumDefinition } from '../../definitions.ts';

export const values = ['draft', 'published', 'past'] as const;

export const LookState: EnumDefinition<typeof values> = { name: 'LookState', values };
