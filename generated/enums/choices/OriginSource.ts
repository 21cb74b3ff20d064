// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { EnumDefinition } from '../../definitions.ts';

export const values = [
  'click', 'mail', 'youtube', 'instagram', 'facebook', 'twitter', 'tiktok', 'soundcloud', 'google', 'link', 'party',
  'bing', 'ticket', 'reddit', 'linkedin',
] as const;

export const OriginSource: EnumDefinition<typeof values> = { name: 'OriginSource', values };
