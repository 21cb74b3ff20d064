// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { EnumDefinition } from '../definitions.ts';

const values = ['individual', 'professional'] as const;
export type UserType = (typeof values)[number];

export const UserType: EnumDefinition<typeof values> = { name: 'UserType', values };
