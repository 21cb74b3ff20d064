// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { EnumDefinition } from '../../definitions.ts';

export const values = ['draft', 'waiting', 'running', 'ready', 'done', 'undone', 'failed', 'cancelled'] as const;

export const ImportStatus: EnumDefinition<typeof values> = { name: 'ImportStatus', values };
