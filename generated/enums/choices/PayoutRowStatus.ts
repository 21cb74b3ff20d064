// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { EnumDefinition } from '../../definitions.ts';

export const values = ['matched', 'by_hand', 'unmatched', 'conflicting', 'no_record'] as const;

export const PayoutRowStatus: EnumDefinition<typeof values> = { name: 'PayoutRowStatus', values };
