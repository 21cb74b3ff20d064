// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { Colored, EnumDefinition, Transitions } from '../definitions.ts';
import { values } from './choices/OrderChangeStatus.ts';

export type OrderChangeStatus = (typeof values)[number];

export const OrderChangeStatus: EnumDefinition<typeof values> &
  Colored<OrderChangeStatus> &
  Transitions<OrderChangeStatus> = {
  name: 'OrderChangeStatus',
  values,
  colors: { pending: 'blue', done: 'green', withdrawn: 'grey', expired: 'yellow' },
  transitions: { pending: ['done', 'withdrawn', 'expired'], done: [], withdrawn: [], expired: [] },
};
