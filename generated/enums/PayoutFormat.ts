// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { EnumDefinition } from '../definitions.ts';

const values = ['stripe', 'generic'] as const;
export type PayoutFormat = (typeof values)[number];

export const PayoutFormat: EnumDefinition<typeof values> = { name: 'PayoutFormat', values };
