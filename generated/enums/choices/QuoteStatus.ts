// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { EnumDefinition } from '../../definitions.ts';

export const values = ['draft', 'sent', 'accepted', 'refused', 'expired'] as const;

export const QuoteStatus: EnumDefinition<typeof values> = { name: 'QuoteStatus', values };
