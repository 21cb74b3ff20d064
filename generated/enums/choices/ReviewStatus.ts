// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { EnumDefinition } from '../../definitions.ts';

export const values = ['to_check', 'valid', 'refused'] as const;

export const ReviewStatus: EnumDefinition<typeof values> = { name: 'ReviewStatus', values };
