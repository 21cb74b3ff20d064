// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { EnumDefinition } from '../../definitions.ts';

export const values = ['draft', 'published'] as const;

export const PublicationStatus: EnumDefinition<typeof values> = { name: 'PublicationStatus', values };
