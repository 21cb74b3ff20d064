// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { EnumDefinition } from '../../definitions.ts';

export const values = ['none', 'waiting', 'sent', 'failed'] as const;

export const PushStatus: EnumDefinition<typeof values> = { name: 'PushStatus', values };
