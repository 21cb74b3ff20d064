// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { Colored, EnumDefinition, Transitions } from '../definitions.ts';
import { values } from './choices/ShipmentStatus.ts';

export type ShipmentStatus = (typeof values)[number];

export const ShipmentStatus: EnumDefinition<typeof values> & Colored<ShipmentStatus> & Transitions<ShipmentStatus> = {
  name: 'ShipmentStatus',
  values,
  colors: { in_preparation: 'blue', sent: 'blue', arrived: 'purple', delivered: 'green', cancelled: 'red' },
  transitions: {
    in_preparation: ['sent', 'cancelled'],
    sent: ['arrived', 'delivered'],
    arrived: ['delivered'],
    delivered: [],
    cancelled: [],
  },
};
