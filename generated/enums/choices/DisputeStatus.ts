// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { EnumDefinition } from '../../definitions.ts';

export const values = ['needs_response', 'under_review', 'won', 'lost'] as const;

export const DisputeStatus: EnumDefinition<typeof values> = { name: 'DisputeStatus', values };
