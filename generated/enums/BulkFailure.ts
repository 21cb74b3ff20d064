// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { EnumDefinition } from '../definitions.ts';

const values = ['not_allowed', 'no_longer_described', 'broken'] as const;
export type BulkFailure = (typeof values)[number];

export const BulkFailure: EnumDefinition<typeof values> = { name: 'BulkFailure', values };
