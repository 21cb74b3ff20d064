// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { Colored, EnumDefinition, Transitions } from '../definitions.ts';
import { values } from './choices/PayoutRowStatus.ts';

export type PayoutRowStatus = (typeof values)[number];

export const PayoutRowStatus: EnumDefinition<typeof values> & Colored<PayoutRowStatus> & Transitions<PayoutRowStatus> = {
  name: 'PayoutRowStatus',
  values,
  colors: { matched: 'green', by_hand: 'green', unmatched: 'yellow', conflicting: 'red', no_record: 'grey' },
  transitions: {
    matched: ['unmatched'],
    by_hand: ['unmatched'],
    unmatched: ['by_hand'],
    conflicting: ['by_hand'],
    no_record: [],
  },
};
