// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { EnumDefinition } from '../definitions.ts';

const values = ['payment', 'refund', 'dispute', 'fee', 'other'] as const;
export type PayoutRowKind = (typeof values)[number];

export const PayoutRowKind: EnumDefinition<typeof values> = { name: 'PayoutRowKind', values };
