// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { EnumDefinition } from '../../definitions.ts';

export const values = ['retrying', 'failed', 'recovered', 'sent_again', 'dismissed'] as const;

export const JobFailureStatus: EnumDefinition<typeof values> = { name: 'JobFailureStatus', values };
