// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { EnumDefinition } from '../../definitions.ts';

export const values = ['open', 'paused', 'packed', 'given_up'] as const;

export const PackStatus: EnumDefinition<typeof values> = { name: 'PackStatus', values };
