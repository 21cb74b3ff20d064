// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { EnumDefinition } from '../../definitions.ts';

export const values = ['create', 'update', 'delete', 'action', 'undo'] as const;

export const AuditAction: EnumDefinition<typeof values> = { name: 'AuditAction', values };
