// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { EnumDefinition } from '../../definitions.ts';

export const values = ['ready', 'waiting', 'stopped', 'processing', 'refunded', 'failed', 'left_out'] as const;

export const ProjectRefundStatus: EnumDefinition<typeof values> = { name: 'ProjectRefundStatus', values };
