// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { Colored, EnumDefinition, SomeFacts, Transitions } from '../definitions.ts';
import { values } from './choices/OrderStatus.ts';

export type OrderStatus = (typeof values)[number];

export const OrderStatus: EnumDefinition<typeof values> &
  Colored<OrderStatus> &
  Transitions<OrderStatus> &
  SomeFacts<OrderStatus, { open: boolean; withdrawable?: boolean; shippable?: boolean }> = {
  name: 'OrderStatus',
  values,
  colors: {
    pending: 'grey',
    pledged: 'purple',
    preorder: 'purple',
    paid: 'green',
    paused: 'yellow',
    in_preparation: 'blue',
    sent: 'blue',
    delivered: 'green',
    completed: 'green',
    cancelled: 'red',
  },
  transitions: {
    pending: ['paid', 'preorder', 'cancelled'],
    pledged: ['paid', 'preorder', 'cancelled'],
    preorder: ['paid', 'in_preparation', 'paused', 'cancelled'],
    paid: ['in_preparation', 'sent', 'paused', 'cancelled'],
    paused: ['paid', 'preorder', 'in_preparation', 'cancelled'],
    in_preparation: ['sent', 'paused', 'cancelled'],
    sent: ['delivered', 'completed'],
    delivered: ['completed'],
    completed: [],
    cancelled: [],
  },
  data: {
    pending: { open: true },
    preorder: { open: true, withdrawable: true },
    paid: { open: true, shippable: true, withdrawable: true },
    paused: { open: true },
    in_preparation: { open: true, shippable: true },
  },
};
