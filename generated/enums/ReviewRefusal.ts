// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { EnumDefinition } from '../definitions.ts';

const values = ['spam', 'offensive', 'off_topic', 'personal_data', 'unlawful', 'other'] as const;
export type ReviewRefusal = (typeof values)[number];

export const ReviewRefusal: EnumDefinition<typeof values> = { name: 'ReviewRefusal', values };
