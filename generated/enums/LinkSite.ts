// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { EnumDefinition } from '../definitions.ts';

const values = ['website', 'facebook', 'instagram', 'youtube', 'spotify', 'soundcloud'] as const;
export type LinkSite = (typeof values)[number];

export const LinkSite: EnumDefinition<typeof values> = { name: 'LinkSite', values };
