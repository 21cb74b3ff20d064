// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { EnumDefinition } from '../../definitions.ts';

export const values = ['invoice', 'credit_note'] as const;

export const InvoiceType: EnumDefinition<typeof values> = { name: 'InvoiceType', values };
