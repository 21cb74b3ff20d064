// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { EnumDefinition } from '../../definitions.ts';

export const values = ['waiting', 'running', 'done', 'failed', 'cancelled', 'expired'] as const;

export const ExportStatus: EnumDefinition<typeof values> = { name: 'ExportStatus', values };
