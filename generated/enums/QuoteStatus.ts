// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { Colored, EnumDefinition, Transitions } from '../definitions.ts';
import { values } from './choices/QuoteStatus.ts';

export type QuoteStatus = (typeof values)[number];

export const QuoteStatus: EnumDefinition<typeof values> & Colored<QuoteStatus> & Transitions<QuoteStatus> = {
  name: 'QuoteStatus',
  values,
  colors: { draft: 'grey', sent: 'blue', accepted: 'green', refused: 'red', expired: 'yellow' },
  transitions: {
    draft: ['sent'],
    sent: ['draft', 'accepted', 'refused', 'expired'],
    accepted: [],
    refused: ['draft', 'sent'],
    expired: ['draft', 'sent'],
  },
};
