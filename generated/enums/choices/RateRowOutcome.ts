// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { EnumDefinition } from '../../definitions.ts';

export const values = ['added', 'changed', 'unchanged', 'refused'] as const;

export const RateRowOutcome: EnumDefinition<typeof values> = { name: 'RateRowOutcome', values };
