// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { EnumDefinition } from '../definitions.ts';

const values = ['paused', 'asked', 'unpaid', 'cancelled', 'by_staff'] as const;
export type BoxSkipReason = (typeof values)[number];

export const BoxSkipReason: EnumDefinition<typeof values> = { name: 'BoxSkipReason', values };
