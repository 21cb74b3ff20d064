// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { EnumDefinition } from '../../definitions.ts';

export const values = ['planned', 'in_force', 'past'] as const;

export const RateState: EnumDefinition<typeof values> = { name: 'RateState', values };
