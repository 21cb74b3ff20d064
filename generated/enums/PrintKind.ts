// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { EnumDefinition } from '../definitions.ts';

const values = ['packing_slip', 'label', 'invoice'] as const;
export type PrintKind = (typeof values)[number];

export const PrintKind: EnumDefinition<typeof values> = { name: 'PrintKind', values };
