// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { EnumDefinition } from '../definitions.ts';

const values = ['discobag', 'spine', 'gatefold'] as const;
export type Sleeve = (typeof values)[number];

export const Sleeve: EnumDefinition<typeof values> = { name: 'Sleeve', values };
