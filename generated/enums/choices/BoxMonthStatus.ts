// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { EnumDefinition } from '../../definitions.ts';

export const values = ['preparing', 'waiting', 'running', 'partly_done', 'done'] as const;

export const BoxMonthStatus: EnumDefinition<typeof values> = { name: 'BoxMonthStatus', values };
