// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { EnumDefinition } from '../definitions.ts';

const values = ['page_view'] as const;
export type UserEventType = (typeof values)[number];

export const UserEventType: EnumDefinition<typeof values> = { name: 'UserEventType', values };
