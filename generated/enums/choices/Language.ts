// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { EnumDefinition } from '../../definitions.ts';

export const values = ['en', 'fr', 'zh'] as const;

export const Language: EnumDefinition<typeof values> = { name: 'Language', values, labels: 'intl-language' };
