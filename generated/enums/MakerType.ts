// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { EnumDefinition } from '../definitions.ts';

const values = ['artist', 'label'] as const;
export type MakerType = (typeof values)[number];

export const MakerType: EnumDefinition<typeof values> = { name: 'MakerType', values };
