// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { EnumDefinition } from '../definitions.ts';

const values = ['cover2', 'cover3', 'cover4', 'cover5'] as const;
export type CoverPicture = (typeof values)[number];

export const CoverPicture: EnumDefinition<typeof values> = { name: 'CoverPicture', values };
