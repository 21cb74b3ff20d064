// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { EnumDefinition } from '../definitions.ts';

const values = ['projects', 'artists', 'labels'] as const;
export type SearchType = (typeof values)[number];

export const SearchType: EnumDefinition<typeof values> = { name: 'SearchType', values };
