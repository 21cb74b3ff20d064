// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { EnumDefinition } from '../definitions.ts';

const values = ['matched', 'unmatched', 'conflicting'] as const;
export type TrackingGroup = (typeof values)[number];

export const TrackingGroup: EnumDefinition<typeof values> = { name: 'TrackingGroup', values };
