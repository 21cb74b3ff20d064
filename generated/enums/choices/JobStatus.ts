// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { EnumDefinition } from '../../definitions.ts';

export const values = ['fine', 'working', 'waiting', 'failing'] as const;

export const JobStatus: EnumDefinition<typeof values> = { name: 'JobStatus', values };
