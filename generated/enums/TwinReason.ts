// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { EnumDefinition } from '../definitions.ts';

const values = ['same_mailbox', 'same_name_and_address', 'same_phone'] as const;
export type TwinReason = (typeof values)[number];

export const TwinReason: EnumDefinition<typeof values> = { name: 'TwinReason', values };
