// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { EnumDefinition } from '../../definitions.ts';

export const values = ['planned', 'valid', 'used_up', 'expired', 'revoked'] as const;

export const PassState: EnumDefinition<typeof values> = { name: 'PassState', values };
