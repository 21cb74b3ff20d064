// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { EnumDefinition } from '../../definitions.ts';

export const values = ['full', 'partial', 'left_out'] as const;

export const BatchOutcome: EnumDefinition<typeof values> = { name: 'BatchOutcome', values };
