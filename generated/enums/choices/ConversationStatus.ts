// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { EnumDefinition } from '../../definitions.ts';

export const values = ['open', 'answered', 'closed'] as const;

export const ConversationStatus: EnumDefinition<typeof values> = { name: 'ConversationStatus', values };
