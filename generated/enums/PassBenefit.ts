// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { EnumDefinition } from '../definitions.ts';

const values = ['percent_off', 'free_shipping', 'early_access', 'admission', 'gift'] as const;
export type PassBenefit = (typeof values)[number];

export const PassBenefit: EnumDefinition<typeof values> = { name: 'PassBenefit', values };
