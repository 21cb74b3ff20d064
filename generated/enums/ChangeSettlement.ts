// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { EnumDefinition } from '../definitions.ts';

const values = ['none', 'refund', 'charge'] as const;
export type ChangeSettlement = (typeof values)[number];

export const ChangeSettlement: EnumDefinition<typeof values> = { name: 'ChangeSettlement', values };
