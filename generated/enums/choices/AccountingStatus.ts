// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { EnumDefinition } from '../../definitions.ts';

export const values = ['to_do', 'to_check', 'invoiced', 'valid'] as const;

export const AccountingStatus: EnumDefinition<typeof values> = { name: 'AccountingStatus', values };
