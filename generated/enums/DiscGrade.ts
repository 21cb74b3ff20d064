// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { EnumDefinition } from '../definitions.ts';

const values = ['m', 'nm', 'vg_plus', 'vg', 'g_plus', 'g', 'f', 'p'] as const;
export type DiscGrade = (typeof values)[number];

export const DiscGrade: EnumDefinition<typeof values> = { name: 'DiscGrade', values };
