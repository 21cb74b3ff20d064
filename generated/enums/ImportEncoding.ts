// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { EnumDefinition } from '../definitions.ts';

const values = ['utf_8', 'utf_16', 'windows_1252', 'macintosh'] as const;
export type ImportEncoding = (typeof values)[number];

export const ImportEncoding: EnumDefinition<typeof values> = { name: 'ImportEncoding', values };
