// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { EnumDefinition } from '../../definitions.ts';

export const values = ['unused', 'used', 'used_up', 'expired', 'revoked'] as const;

export const CodeState: EnumDefinition<typeof values> = { name: 'CodeState', values };
