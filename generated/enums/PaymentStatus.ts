// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { Colored, EnumDefinition, Transitions } from '../definitions.ts';
import { values } from './choices/PaymentStatus.ts';

export type PaymentStatus = (typeof values)[number];

export const PaymentStatus: EnumDefinition<typeof values> & Colored<PaymentStatus> & Transitions<PaymentStatus> = {
  name: 'PaymentStatus',
  values,
  colors: { pending: 'grey', processing: 'blue', paid: 'green', not_paid: 'red', cancelled: 'red' },
  transitions: {
    pending: ['processing', 'paid', 'not_paid', 'cancelled'],
    processing: ['paid', 'not_paid', 'cancelled'],
    paid: [],
    not_paid: ['processing', 'paid', 'cancelled'],
    cancelled: [],
  },
};
