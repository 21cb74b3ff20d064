// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { EnumDefinition } from '../definitions.ts';

const values = ['mp3', 'wav'] as const;
export type AudioFormat = (typeof values)[number];

export const AudioFormat: EnumDefinition<typeof values> = { name: 'AudioFormat', values };
