// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { EnumDefinition } from '../../definitions.ts';

export const values = ['preview', 'writing', 'done', 'cancelled'] as const;

export const TrackingImportStatus: EnumDefinition<typeof values> = { name: 'TrackingImportStatus', values };
