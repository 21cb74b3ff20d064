// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { Colored, EnumDefinition, Transitions } from '../definitions.ts';
import { values } from './choices/LotStatus.ts';

export type LotStatus = (typeof values)[number];

export const LotStatus: EnumDefinition<typeof values> & Colored<LotStatus> & Transitions<LotStatus> = {
  name: 'LotStatus',
  values,
  colors: { draft: 'grey', open: 'blue', sold: 'yellow', unsold: 'red', cancelled: 'grey', paid: 'green' },
  transitions: {
    draft: ['open', 'cancelled'],
    open: ['sold', 'unsold', 'cancelled'],
    sold: ['paid', 'unsold', 'cancelled'],
    unsold: [],
    cancelled: [],
    paid: [],
  },
};
