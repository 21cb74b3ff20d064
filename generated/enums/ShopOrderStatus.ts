// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { Colored, EnumDefinition, Transitions } from '../definitions.ts';
import { values } from './choices/ShopOrderStatus.ts';

export type ShopOrderStatus = (typeof values)[number];

export const ShopOrderStatus: EnumDefinition<typeof values> & Colored<ShopOrderStatus> & Transitions<ShopOrderStatus> = {
  name: 'ShopOrderStatus',
  values,
  colors: {
    pending: 'grey',
    preorder: 'purple',
    in_preparation: 'blue',
    sent: 'blue',
    delivered: 'green',
    cancelled: 'red',
  },
  transitions: {
    pending: ['preorder', 'in_preparation', 'sent', 'cancelled'],
    preorder: ['pending', 'in_preparation', 'cancelled'],
    in_preparation: ['sent', 'cancelled'],
    sent: ['delivered'],
    delivered: [],
    cancelled: [],
  },
};
