// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { EnumDefinition } from '../definitions.ts';

const values = ['amount', 'currency', 'already_matched'] as const;
export type PayoutConflict = (typeof values)[number];

export const PayoutConflict: EnumDefinition<typeof values> = { name: 'PayoutConflict', values };
