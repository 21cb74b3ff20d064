// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { EnumDefinition } from '../definitions.ts';

const values = ['scan', 'dismiss', 'undo', 'quantity'] as const;
export type PackEventType = (typeof values)[number];

export const PackEventType: EnumDefinition<typeof values> = { name: 'PackEventType', values };
