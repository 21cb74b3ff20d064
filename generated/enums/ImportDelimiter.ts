// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { EnumDefinition } from '../definitions.ts';

const values = ['comma', 'semicolon', 'tab', 'pipe'] as const;
export type ImportDelimiter = (typeof values)[number];

export const ImportDelimiter: EnumDefinition<typeof values> = { name: 'ImportDelimiter', values };
