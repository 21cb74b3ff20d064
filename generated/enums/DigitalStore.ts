// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { EnumDefinition } from '../definitions.ts';

const values = [
  'spotify', 'apple_music', 'youtube_music', 'deezer', 'tidal', 'qobuz', 'amazon_music', 'bandcamp', 'beatport',
  'soundcloud', 'netease', 'qq_music',
] as const;
export type DigitalStore = (typeof values)[number];

export const DigitalStore: EnumDefinition<typeof values> = { name: 'DigitalStore', values };
