// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { EnumDefinition } from '../definitions.ts';

const values = ['out_of_stock', 'not_launched'] as const;
export type ManualOrderIssueCode = (typeof values)[number];

export const ManualOrderIssueCode: EnumDefinition<typeof values> = { name: 'ManualOrderIssueCode', values };
