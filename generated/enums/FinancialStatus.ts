// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { Colored, EnumDefinition } from '../definitions.ts';
import { values } from './choices/FinancialStatus.ts';

export type FinancialStatus = (typeof values)[number];

export const FinancialStatus: EnumDefinition<typeof values> & Colored<FinancialStatus> = {
  name: 'FinancialStatus',
  values,
  colors: {
    pending: 'grey',
    processing: 'blue',
    paid: 'green',
    partially_refunded: 'yellow',
    refunded: 'grey',
    not_paid: 'red',
    cancelled: 'red',
  },
};
