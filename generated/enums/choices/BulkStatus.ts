// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { EnumDefinition } from '../../definitions.ts';

export const values = ['waiting', 'running', 'done', 'failed', 'cancelled'] as const;

export const BulkStatus: EnumDefinition<typeof values> = { name: 'BulkStatus', values };
