// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { EnumDefinition } from '../definitions.ts';

const values = ['line', 'order'] as const;
export type FileRows = (typeof values)[number];

export const FileRows: EnumDefinition<typeof values> = { name: 'FileRows', values };
