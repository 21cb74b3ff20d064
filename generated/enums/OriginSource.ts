// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { EnumDefinition, Facts } from '../definitions.ts';
import { values } from './choices/OriginSource.ts';

export type OriginSource = (typeof values)[number];

export const OriginSource: EnumDefinition<typeof values> & Facts<OriginSource, { prefixes: readonly (string)[] }> = {
  name: 'OriginSource',
  values,
  data: {
    click: { prefixes: ['DR', 'DI'] },
    mail: { prefixes: ['NL', 'NE', 'ORM'] },
    youtube: { prefixes: ['YT'] },
    instagram: { prefixes: ['IN', 'IG'] },
    facebook: { prefixes: ['FB'] },
    twitter: { prefixes: ['TW'] },
    tiktok: { prefixes: ['TK'] },
    soundcloud: { prefixes: ['SC'] },
    google: { prefixes: ['GG'] },
    link: { prefixes: ['LK'] },
    party: { prefixes: ['PA'] },
    bing: { prefixes: ['BI'] },
    ticket: { prefixes: ['FL'] },
    reddit: { prefixes: ['RD'] },
    linkedin: { prefixes: ['LD'] },
  },
};
