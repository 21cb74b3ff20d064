// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { EnumDefinition } from '../definitions.ts';

const values = ['visitor', 'user', 'pro', 'staff'] as const;
export type Audience = (typeof values)[number];

export const Audience: EnumDefinition<typeof values> = { name: 'Audience', values };
