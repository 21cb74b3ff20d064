// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { EnumDefinition } from '../definitions.ts';

const values = ['utf8', 'utf8_bom', 'latin1'] as const;
export type FileEncoding = (typeof values)[number];

export const FileEncoding: EnumDefinition<typeof values> = { name: 'FileEncoding', values };
