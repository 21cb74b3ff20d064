// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { EnumDefinition } from '../../definitions.ts';

export const values = ['to_do', 'processing', 'syncing', 'online', 'offline'] as const;

export const DistributionStatus: EnumDefinition<typeof values> = { name: 'DistributionStatus', values };
