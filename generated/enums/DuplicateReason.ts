// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { EnumDefinition } from '../definitions.ts';

const values = ['same_mailbox', 'same_name_and_address', 'same_phone'] as const;
export type DuplicateReason = (typeof values)[number];

export const DuplicateReason: EnumDefinition<typeof values> = { name: 'DuplicateReason', values };
