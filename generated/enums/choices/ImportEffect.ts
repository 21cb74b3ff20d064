// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { EnumDefinition } from '../../definitions.ts';

export const values = ['new', 'changed', 'unchanged'] as const;

export const ImportEffect: EnumDefinition<typeof values> = { name: 'ImportEffect', values };
