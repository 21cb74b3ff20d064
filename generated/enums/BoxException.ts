// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { Colored, EnumDefinition } from '../definitions.ts';
import { values } from './choices/BoxException.ts';

export type BoxException = (typeof values)[number];

export const BoxException: EnumDefinition<typeof values> & Colored<BoxException> = {
  name: 'BoxException',
  values,
  colors: {
    no_record: 'yellow',
    short: 'yellow',
    address_missing: 'red',
    card_missing: 'red',
    card_expired: 'red',
    declined: 'red',
  },
};
