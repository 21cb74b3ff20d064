// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { EnumDefinition } from '../../definitions.ts';

export const values = [
  'daudin', 'bigblue', 'diggers', 'lita', 'mgm', 'fnac', 'sna', 'whiplash', 'amped', 'shiprec', 'rom', 'whiplash_uk',
  'pias_uk', 'bigblue_uk', 'rom_de', 'pias', 'altafonte', 'terminal_d', 'cbip', 'shipehype', 'ondemand', 'preorder',
] as const;

export const Partner: EnumDefinition<typeof values> = { name: 'Partner', values };
