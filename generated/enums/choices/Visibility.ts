// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { EnumDefinition } from '../../definitions.ts';

export const values = ['online', 'offline', 'private', 'promo', 'syncing'] as const;

export const Visibility: EnumDefinition<typeof values> = { name: 'Visibility', values };
