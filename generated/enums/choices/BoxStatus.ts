// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { EnumDefinition } from '../../definitions.ts';

export const values = ['active', 'paused', 'past_due', 'cancelled', 'ended'] as const;

export const BoxStatus: EnumDefinition<typeof values> = { name: 'BoxStatus', values };
