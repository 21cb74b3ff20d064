// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { EnumDefinition } from '../../definitions.ts';

export const values = ['to_do', 'sent', 'failed'] as const;

export const MailStatus: EnumDefinition<typeof values> = { name: 'MailStatus', values };
