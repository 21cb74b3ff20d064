// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { EnumDefinition } from '../../definitions.ts';

export const values = ['requested', 'approved', 'paid', 'refused', 'cancelled', 'returned'] as const;

export const ArtistPayoutStatus: EnumDefinition<typeof values> = { name: 'ArtistPayoutStatus', values };
