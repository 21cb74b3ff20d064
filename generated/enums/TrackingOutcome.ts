// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { Colored, EnumDefinition } from '../definitions.ts';
import { values } from './choices/TrackingOutcome.ts';

export type TrackingOutcome = (typeof values)[number];

export const TrackingOutcome: EnumDefinition<typeof values> & Colored<TrackingOutcome> = {
  name: 'TrackingOutcome',
  values,
  colors: {
    ready: 'green',
    written: 'green',
    same: 'grey',
    unknown_order: 'red',
    no_number: 'red',
    unknown_carrier: 'yellow',
    other_number: 'yellow',
    already_sent: 'yellow',
    cancelled: 'yellow',
    not_paid: 'yellow',
    wrong_partner: 'yellow',
    not_handed_over: 'yellow',
    several_parts: 'yellow',
    duplicate: 'yellow',
    refused: 'red',
    excluded: 'grey',
  },
};
