// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { EnumDefinition } from '../../definitions.ts';

export const values = ['planned', 'running', 'over', 'used_up', 'off'] as const;

export const ValidityState: EnumDefinition<typeof values> = { name: 'ValidityState', values };
