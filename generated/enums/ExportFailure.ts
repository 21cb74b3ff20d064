// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { EnumDefinition } from '../definitions.ts';

const values = ['disk_full', 'not_allowed', 'no_longer_described', 'broken'] as const;
export type ExportFailure = (typeof values)[number];

export const ExportFailure: EnumDefinition<typeof values> = { name: 'ExportFailure', values };
