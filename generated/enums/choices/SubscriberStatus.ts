// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { EnumDefinition } from '../../definitions.ts';

export const values = ['pending', 'subscribed', 'unsubscribed'] as const;

export const SubscriberStatus: EnumDefinition<typeof values> = { name: 'SubscriberStatus', values };
