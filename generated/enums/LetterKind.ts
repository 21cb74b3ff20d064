// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { EnumDefinition } from '../definitions.ts';

const values = ['reviews', 'auctions', 'messages'] as const;
export type LetterKind = (typeof values)[number];

export const LetterKind: EnumDefinition<typeof values> = { name: 'LetterKind', values };
