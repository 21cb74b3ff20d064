// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { EnumDefinition } from '../../definitions.ts';

export const values = ['processing', 'done', 'failed'] as const;

export const RefundStatus: EnumDefinition<typeof values> = { name: 'RefundStatus', values };
