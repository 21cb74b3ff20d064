// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { EnumDefinition } from '../../definitions.ts';

export const values = ['no_record', 'short', 'address_missing', 'card_missing', 'card_expired', 'declined'] as const;

export const BoxException: EnumDefinition<typeof values> = { name: 'BoxException', values };
