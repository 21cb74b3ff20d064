// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { EnumDefinition, SomeFacts } from '../definitions.ts';
import { values } from './choices/Partner.ts';

export type Partner = (typeof values)[number];

export const Partner: EnumDefinition<typeof values> &
  SomeFacts<Partner, { country?: 'FR' | 'US' | 'GB' | 'DE' | 'EU' | 'ES' | 'IT' | 'HK'; logistics?: 'FR' | 'US' | 'AU' | 'GB' | 'DE' | 'ES' | 'HK' | 'CA' }> = {
  name: 'Partner',
  values,
  data: {
    daudin: { country: 'FR', logistics: 'FR' },
    bigblue: { country: 'FR', logistics: 'FR' },
    diggers: { country: 'FR', logistics: 'FR' },
    lita: { country: 'FR', logistics: 'US' },
    mgm: { country: 'FR', logistics: 'AU' },
    fnac: { country: 'FR', logistics: 'FR' },
    sna: { country: 'FR', logistics: 'FR' },
    whiplash: { country: 'US', logistics: 'US' },
    amped: { country: 'US', logistics: 'US' },
    shiprec: { country: 'US' },
    rom: { country: 'GB', logistics: 'GB' },
    whiplash_uk: { country: 'GB', logistics: 'GB' },
    pias_uk: { country: 'GB' },
    bigblue_uk: { country: 'GB', logistics: 'GB' },
    rom_de: { country: 'DE', logistics: 'DE' },
    pias: { country: 'EU', logistics: 'FR' },
    altafonte: { country: 'ES', logistics: 'ES' },
    terminal_d: { country: 'IT' },
    cbip: { country: 'HK', logistics: 'HK' },
    shipehype: { logistics: 'CA' },
  },
};
