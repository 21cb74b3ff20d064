// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { EnumDefinition } from '../definitions.ts';

const values = ['projects', 'makers', 'shops', 'posts', 'help'] as const;
export type SitemapSection = (typeof values)[number];

export const SitemapSection: EnumDefinition<typeof values> = { name: 'SitemapSection', values };
