// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { EnumDefinition } from '../../definitions.ts';

export const values = ['waiting', 'due', 'declined', 'paid', 'ended'] as const;

export const PledgeStatus: EnumDefinition<typeof values> = { name: 'PledgeStatus', values };
