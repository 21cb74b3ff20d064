// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { EnumDefinition } from '../definitions.ts';

const values = ['newest', 'popular', 'price_low', 'price_high', 'title'] as const;
export type ProjectSort = (typeof values)[number];

export const ProjectSort: EnumDefinition<typeof values> = { name: 'ProjectSort', values };
