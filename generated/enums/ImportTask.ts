// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { EnumDefinition } from '../definitions.ts';

const values = ['check', 'write', 'undo'] as const;
export type ImportTask = (typeof values)[number];

export const ImportTask: EnumDefinition<typeof values> = { name: 'ImportTask', values };
