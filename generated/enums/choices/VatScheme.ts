// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { EnumDefinition } from '../../definitions.ts';

export const values = ['domestic', 'oss', 'reverse_charge', 'export'] as const;

export const VatScheme: EnumDefinition<typeof values> = { name: 'VatScheme', values };
