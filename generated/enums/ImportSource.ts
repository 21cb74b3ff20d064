// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { EnumDefinition } from '../definitions.ts';

const values = ['shopify', 'bandcamp', 'discogs', 'other'] as const;
export type ImportSource = (typeof values)[number];

export const ImportSource: EnumDefinition<typeof values> = { name: 'ImportSource', values };
