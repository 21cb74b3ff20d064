// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { EnumDefinition } from '../definitions.ts';

const values = ['google', 'facebook', 'soundcloud'] as const;
export type SocialProvider = (typeof values)[number];

export const SocialProvider: EnumDefinition<typeof values> = { name: 'SocialProvider', values };
