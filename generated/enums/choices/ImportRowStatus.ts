// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { EnumDefinition } from '../../definitions.ts';

export const values = ['to_check', 'valid', 'wrong', 'skipped', 'imported', 'undone'] as const;

export const ImportRowStatus: EnumDefinition<typeof values> = { name: 'ImportRowStatus', values };
