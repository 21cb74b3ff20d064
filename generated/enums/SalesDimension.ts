// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { EnumDefinition } from '../definitions.ts';

const values = ['shop', 'project', 'country', 'partner', 'origin', 'currency'] as const;
export type SalesDimension = (typeof values)[number];

export const SalesDimension: EnumDefinition<typeof values> = { name: 'SalesDimension', values };
