// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { EnumDefinition } from '../../definitions.ts';

export const values = ['user', 'artist', 'team', 'admin'] as const;

export const Role: EnumDefinition<typeof values> = { name: 'Role', values };
