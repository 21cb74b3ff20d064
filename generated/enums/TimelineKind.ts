// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { EnumDefinition } from '../definitions.ts';

const values = ['placed', 'action', 'mail', 'payment', 'refund', 'parcel', 'note', 'upload'] as const;
export type TimelineKind = (typeof values)[number];

export const TimelineKind: EnumDefinition<typeof values> = { name: 'TimelineKind', values };
