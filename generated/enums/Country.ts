// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { EnumDefinition, SomeFacts } from '../definitions.ts';
import { values } from './choices/Country.ts';

export type Country = (typeof values)[number];

export const Country: EnumDefinition<typeof values> & SomeFacts<Country, { eu: boolean }> = {
  name: 'Country',
  values,
  labels: 'intl-region',
  data: {
    DE: { eu: true },
    AT: { eu: true },
    BE: { eu: true },
    BG: { eu: true },
    CY: { eu: true },
    HR: { eu: true },
    DK: { eu: true },
    ES: { eu: true },
    EE: { eu: true },
    FI: { eu: true },
    FR: { eu: true },
    GR: { eu: true },
    HU: { eu: true },
    IE: { eu: true },
    IT: { eu: true },
    LV: { eu: true },
    LT: { eu: true },
    LU: { eu: true },
    MT: { eu: true },
    NL: { eu: true },
    PL: { eu: true },
    PT: { eu: true },
    CZ: { eu: true },
    RO: { eu: true },
    SK: { eu: true },
    SI: { eu: true },
    SE: { eu: true },
  },
};
