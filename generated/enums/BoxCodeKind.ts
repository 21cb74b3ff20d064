// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { EnumDefinition } from '../definitions.ts';

const values = ['months', 'percent'] as const;
export type BoxCodeKind = (typeof values)[number];

export const BoxCodeKind: EnumDefinition<typeof values> = { name: 'BoxCodeKind', values };
