// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { EnumDefinition, Named } from '../definitions.ts';
import { values } from './choices/Genre.ts';

export type Genre = (typeof values)[number];

export const Genre: EnumDefinition<typeof values> & Named<Genre> = {
  name: 'Genre',
  values,
  names: {
    1: 'electronic',
    2: 'country',
    3: 'blues',
    4: 'folk',
    5: 'funk',
    6: 'hip_hop',
    7: 'jazz',
    8: 'pop',
    9: 'rnb',
    10: 'soul',
    11: 'rock',
    12: 'world',
    13: 'variety',
    14: 'reggae',
    15: 'classic',
    16: 'other',
    17: 'disco',
    18: 'metal',
    20: 'soundtrack',
  },
};
