// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { EnumDefinition } from '../definitions.ts';

const values = ['csv', 'xlsx', 'zip'] as const;
export type ExportFormat = (typeof values)[number];

export const ExportFormat: EnumDefinition<typeof values> = { name: 'ExportFormat', values };
