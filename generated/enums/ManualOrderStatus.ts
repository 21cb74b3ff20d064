// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { Colored, EnumDefinition, Transitions } from '../definitions.ts';
import { values } from './choices/ManualOrderStatus.ts';

export type ManualOrderStatus = (typeof values)[number];

export const ManualOrderStatus: EnumDefinition<typeof values> &
  Colored<ManualOrderStatus> &
  Transitions<ManualOrderStatus> = {
  name: 'ManualOrderStatus',
  values,
  colors: { draft: 'grey', offered: 'blue', paid: 'green', converted: 'purple', expired: 'yellow', cancelled: 'red' },
  transitions: {
    draft: ['offered', 'paid', 'converted', 'cancelled'],
    offered: ['draft', 'paid', 'converted', 'expired', 'cancelled'],
    paid: [],
    converted: ['paid', 'cancelled'],
    expired: ['draft', 'offered', 'paid', 'converted', 'cancelled'],
    cancelled: [],
  },
};
