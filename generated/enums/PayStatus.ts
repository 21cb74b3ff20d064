// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { EnumDefinition } from '../definitions.ts';

const values = ['paid', 'requires_action', 'processing', 'pledged'] as const;
export type PayStatus = (typeof values)[number];

export const PayStatus: EnumDefinition<typeof values> = { name: 'PayStatus', values };
