// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { EnumDefinition } from '../definitions.ts';

const values = ['country', 'eu', 'world'] as const;
export type CustomsDestination = (typeof values)[number];

export const CustomsDestination: EnumDefinition<typeof values> = { name: 'CustomsDestination', values };
