// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { Colored, EnumDefinition, Transitions } from '../definitions.ts';
import { values } from './choices/ArtistPayoutStatus.ts';

export type ArtistPayoutStatus = (typeof values)[number];

export const ArtistPayoutStatus: EnumDefinition<typeof values> &
  Colored<ArtistPayoutStatus> &
  Transitions<ArtistPayoutStatus> = {
  name: 'ArtistPayoutStatus',
  values,
  colors: { requested: 'yellow', approved: 'blue', paid: 'green', refused: 'red', cancelled: 'grey', returned: 'red' },
  transitions: {
    requested: ['approved', 'refused', 'cancelled'],
    approved: ['paid', 'refused'],
    paid: ['returned'],
    refused: [],
    cancelled: [],
    returned: [],
  },
};
