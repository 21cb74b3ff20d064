// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { EnumDefinition, Named } from '../definitions.ts';

const values = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 20] as const;
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
