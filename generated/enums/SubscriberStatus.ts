// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { Colored, EnumDefinition } from '../definitions.ts';
import { values } from './choices/SubscriberStatus.ts';

export type SubscriberStatus = (typeof values)[number];

export const SubscriberStatus: EnumDefinition<typeof values> & Colored<SubscriberStatus> = {
  name: 'SubscriberStatus',
  values,
  colors: { pending: 'yellow', subscribed: 'green', unsubscribed: 'grey' },
};
