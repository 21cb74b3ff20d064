// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { EnumDefinition } from '../../definitions.ts';

export const values = ['waiting', 'done', 'refused'] as const;

export const BulkRecordState: EnumDefinition<typeof values> = { name: 'BulkRecordState', values };
